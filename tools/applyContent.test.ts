import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '../src/content/documents/bilingual';
import { activitiesIn, type DocumentKey, readDocument } from '../src/content/documents/documents';
import { type Path, writeAt } from '../src/content/documents/editDocument';
import { gatherHandOvers, makeHandOverFile } from '../src/content/documents/handOver';
import { loadContent } from '../src/content/load/load';
import { asList } from '../src/shared/unknownValues';
import { copyFixture } from '../src/testing/copyFixture';
import { loadFixtureContent } from '../src/testing/loadFixtureContent';
import { runCommand } from './testing/runCommand';

const copied = copyFixture();
const read = (key: DocumentKey) => readDocument(key, loadContent(copied.folder));
const apply = (...words: string[]) =>
  runCommand('tools/applyContent.ts', words, { cwd: copied.folder, env: { CONTENT_DIR: copied.folder } });

/** Writes the file of a volunteer who changed values of today's documents. */
async function receive(...changes: [DocumentKey, Path, unknown][]): Promise<void> {
  const documents = changes.map(([key, path, value]) => ({
    key,
    base: read(key),
    edited: writeAt(read(key), path, value),
  }));
  const file = await makeHandOverFile({ documents, media: {} }, '', 'reçu.txt');
  writeFileSync(join(copied.folder, 'reçu.txt'), Buffer.from(await file.arrayBuffer()));
}

const newAlbum = 'album-fete_k3f7';
const src = '/uploads/fete_k3f7/photo-3f9a1c2b7d.jpg';
const photo = (id: string, words: string) => ({ id, type: 'photo', src, caption: { fr: words } });
const makeAlbum = (name: string, ...photos: object[]): Tree => {
  const texts = { name: { fr: name }, place: { fr: 'Gadas' }, description: { fr: 'x' } };
  return { id: 'fete_k3f7', start: '2026-11-22', ...texts, activity: 'bal-m4wq', media: photos };
};
const base = readDocument('activities', loadFixtureContent());
const makeActivity = (title: string) =>
  writeAt(base, ['activities', 2], { ...activitiesIn(base)[0], id: 'bal-m4wq', title: { fr: title }, updates: [] });

/** The versions of a new album and of a new activity, oldest first. The maintainer never gets the third. */
const albums = [
  makeAlbum('Fête', photo('a', 'Un'), photo('b', 'Deux')),
  makeAlbum('La fête', photo('b', 'Trois')),
  makeAlbum('Jamais', photo('b', 'Jamais')),
  makeAlbum('Fin', photo('b', 'Trois')),
];
const activities = ['Bal', 'Le bal', 'Jamais', 'Fin'].map(makeActivity);

/** Applies the file of a volunteer who has made these versions. All but the last of each were handed over before. */
async function send(ofAlbum: readonly Tree[], ofActivities: readonly Tree[]) {
  const last = (versions: readonly Tree[]) => ({
    handedOverVersions: versions.slice(0, -1),
    edited: versions.at(-1) ?? {},
  });
  const bytes = readFileSync(join(copied.folder, 'uploads/accueil/fete.jpg'));
  const [handOver] = gatherHandOvers([
    [newAlbum, { base: {}, ...last(ofAlbum), media: { [src]: { bytes } } }],
    ['activities', { base, ...last(ofActivities), media: {} }],
  ]);
  if (!handOver) throw new Error('no file');
  const made = await makeHandOverFile(handOver, '', 'reçu.txt');
  writeFileSync(join(copied.folder, 'reçu.txt'), Buffer.from(await made.arrayBuffer()));
  return apply('reçu.txt');
}

describe('content:apply', () => {
  it('says what it has written, or that all of it is there already', async () => {
    await receive(['site', ['phone'], '+237 699 00 00 00']);
    expect(await apply('reçu.txt')).toEqual({
      output:
        'site: Téléphone (fr)\n\n  written  site.json\n\nNothing is committed. Look at it with npm start, then commit.\n',
      exitCode: 0,
    });
    expect(await apply('reçu.txt')).toEqual({ output: 'All of it is in content/ already.\n', exitCode: 0 });
  });

  it('lists last what it has not written, after what it has written and what is to be reviewed', async () => {
    await receive(
      ['album-film', ['media'], asList(read('album-chantier').media)],
      ['about', ['title', 'fr'], 'Un autre titre, qui en dit plus que le premier.'],
      ['gallery', ['title', 'fr'], ''],
      ['hero', ['title', 'fr'], 'Celui de l’éditeur'],
    );
    copied.editJson('home/hero.json', ({ fr }) => Object.assign(fr ?? {}, { title: 'Celui du dépôt' }));
    copied.editJson('home/about.json', ({ en }) =>
      Object.assign(en ?? {}, { figures: [{ id: 'schools', value: '7', text: 'schools' }] }),
    );
    const { output, exitCode } = await apply('reçu.txt');
    expect(output).toContain('\n  written  home/about.json\n');
    expect(output).toContain('\n  removed  /uploads/film/photo.jpg\n');
    expect(output).toContain(
      '\n  kept     /uploads/veillee/video.mp4, which content/albums/veillee.json still shows\n',
    );
    expect(output).toContain('The history of the repository keeps the removed photos and videos');
    expect(output).toContain(
      '\n\nNo longer there, because the French text or the site has no such field: content/home/about.json: en.figures[0] ("7")\n',
    );
    expect(output).toMatch(/\nEnglish to be reviewed: about › .*\n\nNothing is committed/);
    expect(output).toMatch(
      /\n\nNot written, ask the volunteer:\ngallery: fr.title is required\n\nNot written, because both sides have changed it:\nhero.*\n.*\n.*"Celui du dépôt"\n$/,
    );
    expect(exitCode).toBe(1);
  });

  it('replaces an older version by a newer one, whose parts keep the ids that were made of their first titles', async () => {
    expect(await send(albums.slice(0, 1), activities.slice(0, 1))).toMatchObject({ exitCode: 0 });
    // A photo is taken out, and the titles change.
    expect(await send(albums.slice(0, 2), activities.slice(0, 2))).toEqual({
      output: expect.stringMatching(
        /Nom \(fr\)\n.*removed\n.*Légende \(fr\)\n.*Titre \(fr\)\n\n {2}written {2}albums.fete_k3f7.json\n {2}written {2}activities.bal-m4wq.fr.md\n/,
      ),
      exitCode: 0,
    });
  });

  it('takes a newer version though it never got one in between, and then refuses an older one', async () => {
    await send(albums.slice(0, 2), activities.slice(0, 2));
    expect(await send(albums, activities)).toMatchObject({ exitCode: 0 });
    expect(await send(albums.slice(0, 2), activities.slice(0, 2))).toEqual({
      output: `\nNot written, older than what is there:\n${newAlbum}\nactivities\n`,
      exitCode: 1,
    });
    // The content has both documents as the phone has them.
    expect(read(newAlbum)).toEqual(albums[3]);
    expect(activitiesIn(read('activities'))).toContainEqual(activitiesIn(activities[3] ?? {})[2]);
  });

  it('does not count a version as older that was sent again unchanged', async () => {
    await send([...albums, makeAlbum('Fin.', photo('b', 'Trois'))], [...activities, ...activities.slice(-1)]);
    expect(await send(albums, activities)).toMatchObject({
      output: `\nNot written, older than what is there:\n${newAlbum}\n`,
    });
  });

  it('refuses a file that is not from the editor, and says so', async () => {
    writeFileSync(join(copied.folder, 'reçu.txt'), 'bonjour');
    const { output, exitCode } = await apply('reçu.txt');
    expect(output).toContain('reçu.txt is not a file of changes from the editor');
    expect(exitCode).toBe(1);
  });

  it('refuses a file that is too large without reading it', async () => {
    const file = join(copied.folder, 'film.zip');
    writeFileSync(file, '');
    truncateSync(file, 700 * 1024 ** 2);
    expect(await apply('film.zip')).toMatchObject({
      output: expect.stringContaining('film.zip is too large'),
      exitCode: 1,
    });
  });

  it.each([
    [[], 'Name one file: npm run content:apply'],
    [['absent.txt'], 'There is no file absent.txt here.'],
    [['uploads'], 'uploads is a folder: name the file in it.'],
  ])('called with %j, says which file to name', async (words, answer) => {
    const { output, exitCode } = await apply(...words);
    expect(output).toContain(answer);
    expect(exitCode).toBe(1);
  });
});
