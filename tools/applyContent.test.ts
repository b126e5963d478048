import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { split } from '../src/content/documents/bilingual';
import { type DocumentKey, fieldsOf, readDocument } from '../src/content/documents/documents';
import { type Path, writeAt } from '../src/content/documents/editEntry';
import { packHandOver } from '../src/content/documents/handOver';
import { loadContent } from '../src/content/load/load';
import { asList } from '../src/shared/values';
import { copyFixture } from '../src/testing/copyFixture';
import { runCommand } from '../src/testing/runCommand';

const copied = copyFixture();
const read = (key: DocumentKey) => readDocument(key, loadContent(copied.folder));
const apply = (...words: string[]) =>
  runCommand('tools/applyContent.ts', words, { cwd: copied.folder, env: { CONTENT_DIR: copied.folder } });

/** Writes the file of a volunteer who changed values of today's documents. */
function receive(...changes: [DocumentKey, Path, unknown][]): void {
  const documents = changes.map(([key, path, value]) => ({
    key,
    base: split(fieldsOf(key), read(key)),
    edited: split(fieldsOf(key), writeAt(read(key), path, value)),
  }));
  writeFileSync(join(copied.folder, 'reçu.zip'), packHandOver({ documents, media: {} }, ''));
}

const phone = ['site', ['phone'], '+237 699 00 00 00'] satisfies [DocumentKey, Path, unknown];

it('says what it has written, and a second time that there is nothing to do', async () => {
  receive(phone);
  expect(await apply('reçu.zip')).toEqual({
    output:
      'site: Téléphone (fr)\n\n  written  site.json\n\nNothing is committed. Look at it with npm start, then commit.\n',
    exitCode: 0,
  });
  expect(await apply('reçu.zip')).toEqual({ output: 'All of it is in content/ already.\n', exitCode: 0 });
});

it('names the English that has not followed a change of the French', async () => {
  receive(['hero', ['description', 'fr'], 'Un autre texte, qui en dit plus que le premier.']);
  expect((await apply('reçu.zip')).output).toContain('\n\nEnglish to be reviewed: hero › Texte\n\n');
});

it('names what only the English had', async () => {
  copied.editJson('home/hero.json', ({ en }) => Object.assign(en ?? {}, { picture: '/uploads/accueil/fete.jpg' }));
  receive(['hero', ['subtitle', 'fr'], 'Un autre sous-titre']);
  expect((await apply('reçu.zip')).output).toContain(
    '\n\nNo longer there, because only the translation had it: content/home/hero.json: en.picture\n',
  );
});

it('says of a removed photo where it still is, and then what was not written', async () => {
  receive(['album-film', ['media'], asList(read('album-chantier').media)], ['hero', ['title', 'fr'], '']);
  const { output, exitCode } = await apply('reçu.zip');
  expect(output).toContain('\n  removed  /uploads/film/photo.jpg\n');
  expect(output).toContain('\n  kept     /uploads/veillee/video.mp4, which content/albums/veillee.json still shows\n');
  expect(output).toContain('The history of the repository keeps the removed photos and videos');
  expect(output).toMatch(/Nothing is committed.*\n\nNot written, ask the volunteer:\nhero: fr.title is required\n$/);
  expect(exitCode).toBe(1);
});

it('names both texts of a conflict and writes nothing; with --keep, the rest is written', async () => {
  receive(['hero', ['title', 'fr'], 'Celui de l’éditeur'], phone);
  copied.editJson('home/hero.json', ({ fr }) => Object.assign(fr ?? {}, { title: 'Celui du dépôt' }));
  const { output, exitCode } = await apply('reçu.zip');
  expect(output).toContain('in content/: "Celui du dépôt"');
  expect(exitCode).toBe(1);
  expect(await apply('--keep', 'reçu.zip')).toMatchObject({
    output: expect.stringContaining('  written  site.json\n'),
    exitCode: 0,
  });
  expect(await apply('--keep', 'reçu.zip')).toEqual({ output: 'There was nothing else to write.\n', exitCode: 0 });
});

const changes = packHandOver({ documents: [], media: {} }, '');
it.each([
  ['another file', { 'photo.jpg': strToU8('x') }, 'reçu.zip is not a file of changes from the editor'],
  ['what is too large', { film: new Uint8Array(80_000_001) }, 'reçu.zip is too large to be read at once.'],
  ['several in one', { 'a.zip': changes, 'b.zip': changes }, 'reçu.zip holds several files of changes: unpack it'],
])('refuses %s in words', async (_, files, answer) => {
  writeFileSync(join(copied.folder, 'reçu.zip'), zipSync(files, { level: 1 }));
  const { output, exitCode } = await apply('reçu.zip');
  expect(output).toContain(answer);
  expect(exitCode).toBe(1);
});

it('refuses a file that Node does not read at once', async () => {
  const file = join(copied.folder, 'film.zip');
  writeFileSync(file, '');
  truncateSync(file, 3 * 1024 ** 3);
  expect(await apply('film.zip')).toMatchObject({
    output: expect.stringContaining('film.zip is too large'),
    exitCode: 1,
  });
});

it.each([
  [[], 'Name one file: npm run content:apply'],
  [['absent.zip'], 'There is no file absent.zip here.'],
  [['uploads'], 'uploads is a folder: name the zip file.'],
])('without a file, %j, says what to name', async (words, answer) => {
  const { output, exitCode } = await apply(...words);
  expect(output).toContain(answer);
  expect(exitCode).toBe(1);
});
