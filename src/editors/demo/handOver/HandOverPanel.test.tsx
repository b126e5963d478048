/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import type { Tree } from '../../../content/documents/bilingual';
import { type FixedDocumentKey, fixedDocumentKeys, readDocument } from '../../../content/documents/documents';
import { writeAt } from '../../../content/documents/editEntry';
import { readHandOver } from '../../../content/documents/handOver';
import { isoDay } from '../../../shared/i18n/formatDate';
import { database } from '../../../testing/fakeDatabase';
import { label, matchLabel } from '../../../testing/label';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { describeUnfinished } from '../describeChanges';
import { type Draft, listDrafts, readDraft, writeDraft } from '../drafts/drafts';
import { HandOverFile, HandOverPanel } from './HandOverPanel';

const content = loadFixtureContent();
const entries = Object.fromEntries(fixedDocumentKeys.map((key) => [key, readDocument(key, content)])) as Record<
  FixedDocumentKey,
  Tree
>;
const draftOf = (title: string, savedAt = '2026-11-21T10:00:00.000Z'): Draft => ({
  base: entries.hero,
  entry: writeAt(entries.hero, ['title', 'fr'], title),
  savedAt,
  isSaved: true,
  media: {},
});
const readHow = async () => (await readDraft('hero', entries.hero))?.handedOver?.by;

let downloaded: string[];
beforeEach(() => {
  database.clear();
  downloaded = [];
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloaded.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

/** @param shared the types of file that the browser shares */
async function show(shared: string[] = [], share = jest.fn(async () => {})) {
  const canShare = ({ files }: { files: File[] }) => files.every(({ type }) => shared.includes(type));
  Object.assign(navigator, { canShare, share });
  const texts = [...(await listDrafts())];
  const drafts = texts.map(
    ([key, draft]) => [key, { ...draft, lack: describeUnfinished(key, draft, content.uploads) }] as const,
  );
  await act(async () => renderInLanguage(<HandOverPanel drafts={drafts} />));
  return share;
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const readDay = () => isoDay(new Date());

it('a file that cannot be made shows an error, and the drafts are still to send', async () => {
  await writeDraft('hero', draftOf('Un'));
  await show();
  Object.assign(URL, {
    createObjectURL() {
      throw new RangeError('out of memory');
    },
  });
  await press(label('admin.handOver.download'));
  expect(screen.getByRole('status')).toHaveTextContent(/^Le fichier n’a pas pu être préparé/);
  expect(await readHow()).toBeUndefined();
});

it('a draft that the browser does not give back is told instead of left out', async () => {
  await writeDraft('hero', draftOf('Un'));
  const draft = database.get('draft-hero');
  const read = jest.spyOn(database, 'get').mockReturnValue(undefined);
  read.mockReturnValueOnce(draft);
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Le fichier n’a pas pu être préparé/);
  expect(screen.queryByRole('button', { name: label('admin.handOver.download') })).toBeNull();
});

it('a draft that another tab changes while it is shared is still to send', async () => {
  await writeDraft('hero', draftOf('Un'));
  const changed = draftOf('Deux', '2026-11-21T10:00:01.000Z');
  const change = async () => void database.set('draft-hero', { ...changed, media: [] });
  await show(['text/plain'], jest.fn(change));
  await press(label('admin.handOver.share'));
  expect(await readHow()).toBeUndefined();
  expect((await readDraft('hero', entries.hero))?.entry).toEqual(changed.entry);
});

it.each([
  ['a zip', ['application/zip', 'text/plain'], 'zip'],
  ['a text where the browser shares no zip', ['text/plain'], 'txt'],
])('sharing sends %s, and marks the drafts', async (_, types, extension) => {
  await writeDraft('hero', draftOf('Un'));
  const share = await show(types);
  await press(label('admin.handOver.share'));
  expect(share).toHaveBeenCalledWith({
    files: [expect.objectContaining({ name: `changements-${readDay()}.${extension}` })],
    title: label('admin.handOver.title'),
  });
  expect(await readHow()).toBe('share');
});

it('what is shared is made before the press, because browsers refuse to share seconds after it', async () => {
  await writeDraft('hero', draftOf('Un'));
  const share = await show(['text/plain']);
  fireEvent.click(screen.getByRole('button', { name: label('admin.handOver.share') }));
  expect(share).toHaveBeenCalledTimes(1);
  await act(async () => {});
});

it('a file too large to be read back becomes two, each with its part of the drafts', async () => {
  const src = '/uploads/accueil/film.mp4';
  const heavy = { [src]: { bytes: new Uint8Array(25_000_000), originalBytes: 1 } };
  for (const key of ['hero', 'about'] as const) {
    const entry = writeAt(entries[key], ['title', 'fr'], src);
    await writeDraft(key, { ...draftOf(''), base: entries[key], entry, media: heavy });
  }
  await show();
  await press(label('admin.handOver.downloadOne', { number: 2, count: 2 }));
  expect(downloaded).toEqual([`changements-${readDay()}-2-sur-2.zip`]);
  const drafts = await listDrafts();
  expect(drafts.get('hero')?.handedOver).toBeUndefined();
  expect(drafts.get('about')?.handedOver?.by).toBe('download');
});

it('every change can be read before it is sent, the ninth in a fold', async () => {
  const names = ['title', 'subtitle', 'description', 'cta1'];
  const texts = Object.fromEntries(names.map((name) => [name, { fr: 'x', en: 'x' }]));
  const entry = writeAt({ ...entries.hero, ...texts }, ['cta2', 'en'], 'x');
  await writeDraft('hero', { ...draftOf(''), entry });
  await show();
  expect(document.querySelector('details')).toHaveTextContent(/Bouton vers le don \(anglais\)$/);
});

it.each([
  ['closed without a choice leaves the drafts to send', 'AbortError', undefined, 0],
  ['refused by the browser becomes a download', 'NotAllowedError', 'download', 1],
])('a share that is %s', async (_, name, how, downloads) => {
  await writeDraft('hero', draftOf('Un'));
  await show(
    ['text/plain'],
    jest.fn(async () => Promise.reject(new DOMException('', name))),
  );
  await press(label('admin.handOver.share'));
  expect(await readHow()).toBe(how);
  expect(downloaded).toHaveLength(downloads);
});

const facebook = 'Mozilla/5.0 (Android 14; wv) Chrome/130 Mobile Safari/537.36 [FB_IAB/FB4A]';

it('a share that another app’s browser refuses is said to have failed, because a download may do nothing there', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(facebook);
  await writeDraft('hero', draftOf('Un'));
  await show(
    ['text/plain'],
    jest.fn(async () => Promise.reject(new DOMException('', 'NotAllowedError'))),
  );
  await press(label('admin.handOver.share'));
  expect(await screen.findByText(matchLabel('admin.handOver.failed'))).toBeVisible();
  expect(await readHow()).toBeUndefined();
  expect(downloaded).toHaveLength(0);
});

it.each([
  [
    'Facebook on Android, which shares',
    'Android 14; wv) Chrome/130 Mobile Safari/537.36 [FB_IAB/FB4A]',
    true,
    ['share'],
  ],
  ['Facebook on Android, which shares nothing', 'Android 14; wv) Chrome/130 Mobile Safari [FBAN]', false, ['download']],
  [
    'WhatsApp on an iPhone',
    'iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    true,
    ['share'],
  ],
  ['Chrome', 'Android 14) Chrome/130 Mobile Safari/537.36', true, ['download', 'share']],
  ['Safari', 'iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1', true, ['download', 'share']],
] as const)('in %s, only what works there is offered', async (_, userAgent, shares, offered) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${userAgent}`);
  await writeDraft('hero', draftOf('Un'));
  await show(shares ? ['text/plain'] : []);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(offered.map((way) => label(`admin.handOver.${way}`)));
});

/** Presses *Tout télécharger*. @returns the file */
async function download(): Promise<Uint8Array> {
  const made = jest.spyOn(URL, 'createObjectURL');
  await press(label('admin.handOver.download'));
  const reader = new FileReader();
  const isRead = new Promise((resolve) => {
    reader.onload = resolve;
  });
  reader.readAsArrayBuffer(made.mock.lastCall?.[0] as Blob);
  await isRead;
  return new Uint8Array(reader.result as ArrayBuffer);
}

it('an unfinished draft says what it lacks, and is not in the file', async () => {
  await writeDraft('about', {
    ...draftOf('x'),
    base: entries.about,
    entry: writeAt(entries.about, ['title', 'fr'], 'x'),
  });
  await writeDraft('hero', draftOf(''));
  await show();
  expect(screen.getByText('Hero. À finir : Titre (français)')).toBeVisible();
  expect(readHandOver(await download())).toMatchObject({ documents: [{ key: 'about' }] });
  expect((await listDrafts()).get('hero')?.handedOver).toBeUndefined();
});

describe('of an album with a new activity', () => {
  const film = readDocument('album-film', content);
  const texts = { title: { fr: 'Fête' }, description: { fr: 'Le texte.' } };
  const added = { id: 'nouveau--x', ...texts, status: 'completed', start: '2026' };
  const putActivity = (activity: object) =>
    writeDraft('activities', {
      ...draftOf('x'),
      base: entries.activities,
      entry: writeAt(entries.activities, ['activities', 0], activity),
    });
  const album = { ...draftOf('x'), base: film, entry: writeAt(film, ['activity'], 'nouveau--x') };

  it('that it goes without it is said while the activity is not finished', async () => {
    await putActivity({ ...added, title: { fr: '' } });
    await writeDraft('album-film', album);
    await show();
    expect(screen.getByText('Album « Le film du puits » : il part sans sa nouvelle activité.')).toBeVisible();
  });

  it('the file tells the name of the activity, though that is on the site by now', async () => {
    await putActivity(added);
    await writeDraft('album-film', album);
    await act(async () => renderInLanguage(<HandOverFile drafts={[['album-film', album]]} />));
    expect(readHandOver(await download())).toMatchObject({ names: { 'nouveau--x': 'fete' } });
  });
});

it('the words in the file say first what to do with it', async () => {
  await writeDraft('hero', draftOf('Un'));
  await show();
  const words = strFromU8(unzipSync(await download())['LISEZ-MOI.txt'] ?? new Uint8Array());
  expect(words).toContain(`npm run content:apply -- "changements-${readDay()}.zip"`);
  expect(words).toMatch(/^Changements du site[\s\S]*\n\nHero\u00a0: Titre \(français\)$/);
});
