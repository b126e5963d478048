/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Tree } from '../../../content/documents/bilingual';
import { type FixedDocumentKey, fixedDocumentKeys, readDocument } from '../../../content/documents/documents';
import { writeAt } from '../../../content/documents/editDocument';
import { label, matchLabel } from '../../../testing/label';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { database } from '../../testing/fakeDatabase';
import { describeUnfinished } from '../drafts/draftStatus';
import { type Draft, listDrafts, readDraft, writeDraft } from '../drafts/drafts';
import { HandOverPanel } from './HandOverPanel';

const content = loadFixtureContent();
const current = Object.fromEntries(fixedDocumentKeys.map((key) => [key, readDocument(key, content)])) as Record<
  FixedDocumentKey,
  Tree
>;
const draftOf = (title: string, changedAt = '2026-11-21T10:00:00.000Z'): Draft => ({
  base: current.hero,
  edited: writeAt(current.hero, ['title', 'fr'], title),
  changedAt,
  isSaved: true,
  media: {},
});
const readHow = async () => (await readDraft('hero', current.hero))?.handedOver?.by;

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

/** @param share what sharing does; absent if the browser shares no files */
async function show(share?: () => Promise<void>) {
  const canShare = ({ files }: { files: File[] }) => share !== undefined && files[0]?.type === 'text/plain';
  Object.assign(navigator, { canShare, share });
  const texts = [...(await listDrafts())];
  const drafts = texts.map(
    ([key, draft]) => [key, { ...draft, unfinished: describeUnfinished(key, draft, content.uploads) }] as const,
  );
  await act(async () => renderInLanguage(<HandOverPanel drafts={drafts} />));
  await waitFor(() => expect(screen.queryByText(label('editor.handOver.preparing'))).toBeNull(), { timeout: 4000 });
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const moment = String.raw`\d{4}-\d\d-\d\d-\d\dh\d\dm\d\d`;

it('a file that cannot be made shows an error, and the drafts are still to send', async () => {
  await writeDraft('hero', draftOf('Un'));
  await show();
  Object.assign(URL, {
    createObjectURL() {
      throw new RangeError('out of memory');
    },
  });
  await press(label('editor.handOver.download'));
  expect(screen.getByRole('status')).toHaveTextContent(matchLabel('editor.handOver.failed'));
  expect(await readHow()).toBeUndefined();
});

it('a draft that the browser does not return is reported, not left out', async () => {
  await writeDraft('hero', draftOf('Un'));
  const base = current.about;
  await writeDraft('about', { ...draftOf('Deux'), base, edited: writeAt(base, ['title', 'fr'], 'Deux') });
  jest.spyOn(database, 'get').mockReturnValueOnce(undefined);
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent(matchLabel('editor.handOver.failed'));
  expect(screen.queryByRole('button', { name: label('editor.handOver.download') })).toBeNull();
});

it('a draft that another tab changes while it is shared is still to send', async () => {
  await writeDraft('hero', draftOf('Un'));
  const changed = draftOf('Deux', '2026-11-21T10:00:01.000Z');
  const change = async () => void database.set('draft-hero', { ...changed, media: [] });
  await show(change);
  await press(label('editor.handOver.share'));
  expect(await readHow()).toBeUndefined();
  expect((await readDraft('hero', current.hero))?.edited).toEqual(changed.edited);
});

it('sharing sends the file alone, and marks the drafts', async () => {
  await writeDraft('hero', draftOf('Un'));
  const share = jest.fn(async () => {});
  await show(share);
  await press(label('editor.handOver.share'));
  const name = expect.stringMatching(new RegExp(`^changements-${moment}[.]txt$`));
  expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name })] });
  expect(await readHow()).toBe('shared');
});

it('what is shared is made before the press, because browsers refuse to share seconds after it', async () => {
  await writeDraft('hero', draftOf('Un'));
  const share = jest.fn(async () => {});
  await show(share);
  fireEvent.click(screen.getByRole('button', { name: label('editor.handOver.share') }));
  expect(share).toHaveBeenCalledTimes(1);
  await act(async () => {});
});

it('a file too large to be shared becomes two, each with its part of the drafts', async () => {
  const src = '/uploads/accueil/film.mp4';
  for (const [key, size] of [
    ['about', 36_000_000],
    ['hero', 1],
  ] as const) {
    const edited = writeAt(current[key], ['title', 'fr'], src);
    // Only claims its size, because jsdom would take seconds for so many bytes.
    const media = { [src]: { bytes: Object.defineProperty(new Uint8Array(1), 'length', { value: size }) } };
    await writeDraft(key, { ...draftOf(''), base: current[key], edited, media });
  }
  await show();
  await press(label('editor.handOver.downloadOne', { number: 2, count: 2 }));
  expect(downloaded).toEqual([expect.stringMatching(`${moment}-2-sur-2.txt`)]);
  const drafts = await listDrafts();
  expect(drafts.get('about')?.handedOver).toBeUndefined();
  expect(drafts.get('hero')?.handedOver?.by).toBe('downloaded');
});

it('every change can be read before it is sent; many are in a closed fold', async () => {
  const names = ['title', 'subtitle', 'description', 'cta1'];
  const texts = Object.fromEntries(names.map((name) => [name, { fr: 'x', en: 'x' }]));
  const edited = writeAt({ ...current.hero, ...texts }, ['cta2', 'en'], 'x');
  await writeDraft('hero', { ...draftOf(''), edited });
  await show();
  const fold = document.querySelector('details');
  expect(fold).toHaveTextContent(/Bouton vers le don \(anglais\)$/);
  expect(fold).not.toHaveAttribute('open');
});

it.each([
  ['closed without a choice leaves the drafts to send', 'AbortError', undefined, 0],
  ['refused by the browser becomes a download', 'NotAllowedError', 'downloaded', 1],
])('a share that is %s', async (_, name, how, downloads) => {
  await writeDraft('hero', draftOf('Un'));
  await show(() => Promise.reject(new DOMException('', name)));
  await press(label('editor.handOver.share'));
  expect(await readHow()).toBe(how);
  expect(downloaded).toHaveLength(downloads);
});

const facebook = 'Mozilla/5.0 (Android 14; wv) Chrome/130 Mobile Safari/537.36 [FB_IAB/FB4A]';

it('a share that another app’s browser refuses is said to have failed, because a download may do nothing there', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(facebook);
  await writeDraft('hero', draftOf('Un'));
  await show(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await press(label('editor.handOver.share'));
  expect(await screen.findByText(matchLabel('editor.handOver.failed'))).toBeVisible();
  expect(await readHow()).toBeUndefined();
  expect(downloaded).toHaveLength(0);
});

it.each([
  ['Facebook', facebook, true, ['share']],
  ['Facebook, which shares nothing', facebook, false, ['download']],
  ['Chrome', 'Mozilla/5.0 (Android 14) Chrome/130 Mobile Safari/537.36', true, ['share', 'download']],
] as const)('in %s, what works there is offered, to share first', async (_, userAgent, shares, offered) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await writeDraft('hero', draftOf('Un'));
  await show(shares ? async () => {} : undefined);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(offered.map((way) => label(`editor.handOver.${way}`)));
});

/**
 * Presses *Tout télécharger*.
 * @returns the words and the documents of the file
 */
async function download() {
  const made = jest.spyOn(URL, 'createObjectURL');
  await press(label('editor.handOver.download'));
  const file = made.mock.lastCall?.[0] as Blob;
  const text = Buffer.from(await file.arrayBuffer()).toString();
  const [words = '', json = ''] = text.split(/\n\n(?=\{)|\nsha256:/);
  return { words, documents: JSON.parse(json).documents };
}

it('an unfinished draft says what it lacks, and is not in the file', async () => {
  await writeDraft('about', {
    ...draftOf('x'),
    base: current.about,
    edited: writeAt(current.about, ['title', 'fr'], 'x'),
  });
  await writeDraft('hero', draftOf(''));
  await show();
  expect(screen.getByText(matchLabel('editor.draft.unfinished', { what: 'Titre (français)' }))).toBeVisible();
  expect((await download()).documents).toMatchObject([{ key: 'about' }]);
  expect((await listDrafts()).get('hero')?.handedOver).toBeUndefined();
});

it('the words in the file say first what to do with it', async () => {
  await writeDraft('hero', draftOf('Un'));
  await show();
  const { words } = await download();
  expect(words).toMatch(new RegExp(`npm run content:apply -- "changements-${moment}.txt"`));
  expect(words.search(matchLabel('editor.handOver.readMe'))).toBe(0);
  expect(words.split('\n\n').at(-1)).toBe(`${label('editor.hero.title')}\u00a0: Titre (français)`);
});
