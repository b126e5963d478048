import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureFolder } from '../../fixtures/loadFixtureContent';
import { ContentError, loadContent } from './load';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(fixtureFolder, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function messageOf(load: () => unknown): string {
  try {
    load();
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return '';
}

function edit(path: string, change: (text: string) => string): string {
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));
  return messageOf(() => loadContent(folder));
}

function editJson(path: string, change: (entry: Record<string, Record<string, unknown>>) => void): string {
  return edit(path, (text) => {
    const entry = JSON.parse(text);
    change(entry);
    return JSON.stringify(entry);
  });
}

it('finds nothing wrong in content that is whole', () => {
  expect(messageOf(() => loadContent(folder))).toBe('');
});

it('names the file and field of a missing title', () => {
  expect(editJson('home/hero.json', ({ fr }) => delete fr?.title)).toBe('content/home/hero.json: fr.title is required');
});

it('refuses a language that the site does not have', () => {
  expect(editJson('home/about.json', (entry) => Object.assign(entry, { de: {} }))).toBe(
    'content/home/about.json: de is not a language of this site (fr, en)',
  );
});

it('refuses two albums of the same id, naming both files', () => {
  cpSync(join(folder, 'albums/veillee.json'), join(folder, 'albums/zoo.json'));
  expect(messageOf(() => loadContent(folder))).toBe(
    'content/albums/zoo.json: fr.id "veillee" is already the id of content/albums/veillee.json',
  );
});

it('refuses an album whose media file is not there', () => {
  rmSync(join(folder, 'uploads/veillee/photo-2.jpg'));
  expect(messageOf(() => loadContent(folder))).toMatch(
    /^content\/albums\/veillee\.json: fr\.media\[2\]\.src names a file that is not there: content\/uploads\/veillee\/photo-2\.jpg$/,
  );
});

it('refuses an album with nothing in it', () => {
  expect(editJson('albums/veillee.json', ({ fr }) => Object.assign(fr ?? {}, { media: [] }))).toBe(
    'content/albums/veillee.json: fr.media needs at least one photo or video',
  );
});

it('refuses a video that calls itself a photo', () => {
  const message = editJson('albums/veillee.json', ({ fr = {} }) => {
    for (const item of fr.media as { type: string }[]) item.type = 'photo';
  });
  expect(message).toBe(
    'content/albums/veillee.json: fr.media[1].type says photo, but the file is /uploads/veillee/video.mp4',
  );
});

it('refuses a video without a poster', () => {
  const message = editJson('albums/veillee.json', ({ fr = {} }) => {
    for (const item of fr.media as { poster?: string }[]) delete item.poster;
  });
  expect(message).toBe('content/albums/veillee.json: fr.media[1].poster is required for a video');
});

it('names the line at which a file stops being JSON', () => {
  expect(edit('home/contact.json', (text) => text.replace('"title"', 'title'))).toMatch(
    /^content\/home\/contact\.json: is not valid JSON: .*, line 3$/,
  );
});

it('refuses a section that the page does not have, and misses the one it has', () => {
  renameSync(join(folder, 'home/about.json'), join(folder, 'home/abuot.json'));
  const message = messageOf(() => loadContent(folder));
  expect(message).toContain('content/home/about.json: is missing');
  expect(message).toContain('content/home/abuot.json: is not a section of the page');
});

it('takes no section for one of the page by the name of an object’s own', () => {
  writeFileSync(join(folder, 'home/constructor.json'), '{}');
  expect(messageOf(() => loadContent(folder))).toBe('content/home/constructor.json: is not a section of the page');
});

it('names the activity and field where a front matter lacks one', () => {
  expect(edit('activities/fete-de-quartier.fr.md', (text) => text.replace(/^location:.*\n/m, ''))).toBe(
    'content/activities/fete-de-quartier.fr.md: location is required',
  );
});

it('refuses an activity in a language that the site does not have', () => {
  renameSync(join(folder, 'activities/fete-de-quartier.en.md'), join(folder, 'activities/fete-de-quartier.es.md'));
  expect(messageOf(() => loadContent(folder))).toContain(
    'content/activities/fete-de-quartier.es.md: is not a language of this site (fr, en)',
  );
});

it('refuses an activity without front matter, in words', () => {
  expect(edit('activities/fete-de-quartier.fr.md', () => 'Bonjour')).toContain(
    'content/activities/fete-de-quartier.fr.md: cannot be read: it must begin with its fields between two lines of ---',
  );
});

it('says of an activity whose French file cannot be read nothing but that', () => {
  expect(edit('activities/fete-de-quartier.fr.md', (text) => text.replace('title:', 'title'))).toMatch(
    /^content\/activities\/fete-de-quartier\.fr\.md: cannot be read: .*$/,
  );
});

it('takes files that begin with a byte order mark, as some Windows editors write them', () => {
  expect(edit('home/hero.json', (text) => `\uFEFF${text}`)).toBe('');
  expect(edit('activities/fete-de-quartier.fr.md', (text) => `\uFEFF${text}`)).toBe('');
});

it.each(['home/hero.json', 'activities/fete-de-quartier.fr.md'])('refuses %s saved in another encoding', (path) => {
  const text = readFileSync(join(folder, path), 'utf8');
  writeFileSync(join(folder, path), Buffer.from(text, 'latin1'));
  expect(messageOf(() => loadContent(folder))).toMatch(
    /line \d+ holds a character that cannot be read: save the file as UTF-8$/,
  );
});

it('names a photo file that is no photo', () => {
  writeFileSync(join(folder, 'uploads/veillee/photo-1.jpg'), 'a text');
  expect(messageOf(() => loadContent(folder))).toMatch(
    /^content\/uploads\/veillee\/photo-1\.jpg: is not a JPEG, PNG or WebP picture, whatever its name says/,
  );
});

it('names a photo file that was copied in part', () => {
  const file = join(folder, 'uploads/veillee/photo-1.jpg');
  const photo = readFileSync(file);
  writeFileSync(file, photo.subarray(0, photo.length / 2));
  expect(messageOf(() => loadContent(folder))).toMatch(/^content\/uploads\/veillee\/photo-1\.jpg: ends too early/);
});

it('refuses a placeholder that names no field', () => {
  expect(editJson('site.json', ({ fr }) => Object.assign(fr ?? {}, { placeholders: ['fax'] }))).toBe(
    'content/site.json: fr.placeholders[0] "fax" is not a field of this file',
  );
});

it('gives labels typed with ordinary spaces those that do not break', () => {
  editJson('labels/fr/common.json', (labels) => Object.assign(labels, { 'language.label': 'Langue : laquelle ?' }));
  expect(loadContent(folder).labels.fr['language.label']).toBe('Langue\u00a0: laquelle\u00a0?');
});

it('gives activities and albums in the order they are to be shown', () => {
  editJson('albums/veillee.json', ({ fr }) => Object.assign(fr ?? {}, { order: 9 }));
  const albums = loadContent(folder).albums.map(({ entry }) => entry.fr?.id);
  expect(albums).toEqual(['chantier', 'film', 'veillee']);
});

it('takes files that begin with a dot for no content', () => {
  for (const name of ['home', 'albums', 'activities', 'labels']) writeFileSync(join(folder, name, '.DS_Store'), '');
  expect(messageOf(() => loadContent(folder))).toBe('');
});

it('names the uploads as entries do', () => {
  expect(loadContent(folder).uploads).toEqual(
    expect.arrayContaining(['/uploads/accueil/hero.jpg', '/uploads/veillee/video.mp4']),
  );
});

it('misses every file where there is no folder of uploads', () => {
  rmSync(join(folder, 'uploads'), { recursive: true });
  expect(messageOf(() => loadContent(folder))).toContain(
    'content/home/hero.json: fr.picture names a file that is not there: content/uploads/accueil/hero.jpg',
  );
});

it('shows nothing of what has no folder', () => {
  for (const name of ['albums', 'activities']) rmSync(join(folder, name), { recursive: true });
  expect(loadContent(folder)).toMatchObject({ albums: [], activities: [] });
});

it('refuses labels in a language that the site does not have', () => {
  renameSync(join(folder, 'labels/en'), join(folder, 'labels/de'));
  expect(messageOf(() => loadContent(folder))).toContain('content/labels/de: is not a language of this site (fr, en)');
});

it.each(['Bal.fr.md', 'bal.md', 'bal.fr.txt', 'un bal.fr.md', 'bal.fr.md.bak'])(
  'refuses an activity in a file named %s',
  (name) => {
    writeFileSync(join(folder, 'activities', name), '');
    expect(messageOf(() => loadContent(folder))).toBe(
      `content/activities/${name}: must be named like dimanche-blanc.fr.md, in lowercase`,
    );
  },
);

it('names the French file of an activity that is only there in English', () => {
  rmSync(join(folder, 'activities/puits-du-marche.fr.md'));
  expect(messageOf(() => loadContent(folder))).toBe(
    'content/activities/puits-du-marche.fr.md: is missing: every entry is written in it first',
  );
});

it('names the file of the language in which an activity has a field too many', () => {
  expect(edit('activities/puits-du-marche.en.md', (text) => text.replace('date:', 'day:'))).toMatch(
    /^content\/activities\/puits-du-marche\.en\.md: day is not a known field here; known are /,
  );
});

it.each(['Veillée', 'veillee-2', 'veillee 2', ' veillee'])('refuses the album id %j', (id) => {
  expect(editJson('albums/veillee.json', ({ fr }) => Object.assign(fr ?? {}, { id }))).toBe(
    'content/albums/veillee.json: fr.id may hold lowercase letters, digits and _ only',
  );
});

it('knows the networks of the site among the placeholders, and no other', () => {
  const placeholders = ['phone', 'socials.facebook', 'socials.myspace'];
  expect(editJson('site.json', ({ fr }) => Object.assign(fr ?? {}, { placeholders }))).toBe(
    'content/site.json: fr.placeholders[2] "socials.myspace" is not a field of this file',
  );
});

it('tells of everything that is wrong, a line each', () => {
  editJson('home/hero.json', ({ fr }) => delete fr?.title);
  const message = editJson('home/about.json', ({ fr }) => delete fr?.title);
  expect(message).toBe('content/home/hero.json: fr.title is required\ncontent/home/about.json: fr.title is required');
});
