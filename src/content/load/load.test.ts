import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyFixture, messageOf } from '../../testing/copyFixture';
import { loadContent } from './load';

const copied = copyFixture();
const { edit, editJson } = copied;

// The only unit test of the live entries. It demands no more than content:check, so that content which passes the
// command breaks no unit test.
it('the live content is valid', () => {
  expect(() => loadContent('content')).not.toThrow();
});

it('loadContent says why a file cannot be read', () => {
  rmSync(join(copied.folder, 'home/hero.json'));
  mkdirSync(join(copied.folder, 'home/hero.json'));
  expect(messageOf(() => loadContent(copied.folder))).toMatch(/^content\/home\/hero.json: cannot be read: .*EISDIR/);
});

it('loadContent refuses an unknown section and reports a missing one', () => {
  renameSync(join(copied.folder, 'home/about.json'), join(copied.folder, 'home/abuot.json'));
  const message = messageOf(() => loadContent(copied.folder));
  expect(message).toContain('content/home/about.json: is missing');
  expect(message).toContain('content/home/abuot.json: is not a section of the page');
});

it('the error names the folder that was read, unless it is content/', () => {
  rmSync(join(copied.folder, 'home/about.json'));
  expect(() => loadContent(copied.folder)).toThrow(
    `Here, content/ is ${copied.folder}.\ncontent/home/about.json: is missing`,
  );
});

it('loadContent reports only the unreadable French file of an activity', () => {
  expect(edit('activities/fete-de-quartier.fr.md', (text) => text.replace('title:', 'title'))).toMatch(
    /^content\/activities\/fete-de-quartier\.fr\.md: cannot be read: .*$/,
  );
});

it.each([
  ['photo.jpg', '\0\0\0\x18ftypheic', /photo\.jpg: is a HEIC photo, whatever its name says/],
  ['photo.jpg', 'a text', /photo\.jpg: is not a JPEG, PNG or WebP picture, whatever its name says/],
  [
    'fete.mp4',
    '\0\0\0\x0cftypisom\0\0\0\x18moov\0\0\0\x10\xa9xyz+04+009/',
    /contains the location where it was filmed.*-map_metadata -1/,
  ],
])('loadContent refuses the upload %s (%j) by what it is', (name, head, message) => {
  writeFileSync(join(copied.folder, 'uploads/veillee', name), head, 'latin1');
  expect(messageOf(() => loadContent(copied.folder))).toMatch(message);
});

it.each(['Rapport #3.txt', 'Statuts 100 %.txt'])('loadContent refuses the name %s, as hosts do', (name) => {
  writeFileSync(join(copied.folder, 'uploads', name), 'Un texte');
  expect(messageOf(() => loadContent(copied.folder))).toMatch(/^content\/uploads\/.*txt: has #, \? or % in its name/);
});

it('loadContent accepts other files among the uploads', () => {
  writeFileSync(join(copied.folder, 'uploads/veillee/LISEZ-MOI.txt'), 'Photos de la veillée');
  expect(() => loadContent(copied.folder)).not.toThrow();
});

it.each([
  ['from the newest', {}, ['veillee', 'chantier', 'film']],
  ['of the same dates by their file names', { start: '2024', end: undefined }, ['chantier', 'film', 'veillee']],
])('loadContent sorts albums %s', (_, period, order) => {
  editJson('albums/veillee.json', ({ fr }) => Object.assign(fr ?? {}, period));
  expect(loadContent(copied.folder).albums.map(({ entry }) => entry.fr?.id)).toEqual(order);
});

it('loadContent ignores files that begin with a dot', () => {
  for (const name of ['home', 'albums', 'activities', 'labels'])
    writeFileSync(join(copied.folder, name, '.DS_Store'), '');
  expect(messageOf(() => loadContent(copied.folder))).toBe('');
});

it('loadContent reports the upload that an entry names as missing where there is no folder of uploads', () => {
  rmSync(join(copied.folder, 'uploads'), { recursive: true });
  expect(messageOf(() => loadContent(copied.folder))).toContain(
    'content/home/hero.json: fr.picture names a file that is not there: content/uploads/accueil/hero.jpg',
  );
});

it('loadContent refuses labels in a language that the site does not have', () => {
  renameSync(join(copied.folder, 'labels/en'), join(copied.folder, 'labels/de'));
  expect(messageOf(() => loadContent(copied.folder))).toContain(
    'content/labels/de: is not a language of this site (fr, en)',
  );
});

it('loadContent reports a label file that the code does not name, because no page would load it', () => {
  writeFileSync(join(copied.folder, 'labels/fr/shop.json'), '{}');
  expect(messageOf(() => loadContent(copied.folder))).toBe(
    'content/labels/fr/shop.json: is not one of the files that the code names (src/content/load/loadLabels.ts)',
  );
});

it.each(['Bal.fr.md', 'bal.md', 'bal.fr.txt', 'un bal.fr.md', 'bal.fr.md.bak'])(
  'loadContent refuses an activity in a file named %s',
  (name) => {
    writeFileSync(join(copied.folder, 'activities', name), '');
    expect(messageOf(() => loadContent(copied.folder))).toBe(
      `content/activities/${name}: must be named like dimanche-blanc.fr.md, in lowercase`,
    );
  },
);

it('loadContent names the missing French file of an activity in English', () => {
  rmSync(join(copied.folder, 'activities/puits-du-marche.fr.md'));
  expect(messageOf(() => loadContent(copied.folder))).toBe(
    'content/activities/puits-du-marche.fr.md: is missing: every entry needs its French text',
  );
});

it('loadContent names the language’s file of an activity with an unknown field', () => {
  expect(edit('activities/puits-du-marche.en.md', (text) => text.replace('date:', 'day:'))).toMatch(
    /^content\/activities\/puits-du-marche\.en\.md: day is not a field here; the fields are /,
  );
});

function loadWithCaptions(text: string): string {
  writeFileSync(join(copied.folder, 'uploads/veillee/film.fr.vtt'), text);
  editJson('albums/veillee.json', ({ fr }) => {
    const [photo, video] = (fr as { media: object[] }).media;
    Object.assign(fr ?? {}, { media: [photo, { ...video, captions: '/uploads/veillee/film.fr.vtt' }] });
  });
  return messageOf(() => loadContent(copied.folder));
}

it.each(['WEBVTT\n\n00:00.000 --> 00:02.000\nBonjour\n', '\uFEFFWEBVTT'])(
  'loadContent accepts the captions %j',
  (text) => {
    expect(loadWithCaptions(text)).toBe('');
  },
);

it('loadContent refuses captions in another format', () => {
  expect(loadWithCaptions('1\n00:00:00,000 --> 00:00:02,000\nBonjour\n')).toBe(
    'content/uploads/veillee/film.fr.vtt: is not WebVTT captions: its first line must be WEBVTT',
  );
});

it('loadContent refuses a publication that is no PDF, and one without its file', () => {
  writeFileSync(join(copied.folder, 'uploads/publications/statuts.pdf'), 'Statuts');
  expect(messageOf(() => loadContent(copied.folder))).toBe(
    'content/uploads/publications/statuts.pdf: is not a PDF, whatever its name says: export it as PDF, and put that in its place',
  );
  rmSync(join(copied.folder, 'uploads/publications/statuts.pdf'));
  expect(messageOf(() => loadContent(copied.folder))).toBe(
    'content/association.json: fr.publications[0].file ("Statuts") names a file that is not there: content/uploads/publications/statuts.pdf',
  );
});

it('loadContent lists what could be better in files and in entries', () => {
  writeFileSync(join(copied.folder, 'uploads/veillee/old.pdf'), '%PDF-1.4 /Author (Ama)');
  editJson('albums/veillee.json', ({ fr }) => Object.assign(fr ?? {}, { activity: 'fete' }));
  expect(loadContent(copied.folder).advice.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      'content/uploads/veillee/old.pdf names its author, whom everyone can read in its properties',
      'content/albums/film.json: the video v1 has neither captions nor a description',
      'content/uploads/veillee/old.pdf is shown by no page',
      'content/albums/veillee.json: there is no activity fete, so the album shows none',
      'content/giving.json: the way to give mtn is a placeholder, and not shown',
    ]),
  );
});
