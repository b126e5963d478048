import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureFolder } from '../../testing/loadFixtureContent';
import { ContentError, findLabels, loadContent } from './load';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(fixtureFolder, folder, { recursive: true });
  cpSync(findLabels(fixtureFolder), join(folder, 'labels'), { recursive: true });
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

it('loadContent accepts valid content', () => {
  expect(messageOf(() => loadContent(folder))).toBe('');
});

it('loadContent names the file and field of a missing title', () => {
  expect(editJson('home/hero.json', ({ fr }) => delete fr?.title)).toBe('content/home/hero.json: fr.title is required');
});

it('loadContent refuses a language that the site does not have', () => {
  expect(editJson('home/about.json', (entry) => Object.assign(entry, { de: {} }))).toBe(
    'content/home/about.json: de is not a language of this site (fr, en)',
  );
});

it('loadContent refuses two albums of the same id, naming both files', () => {
  cpSync(join(folder, 'albums/veillee.json'), join(folder, 'albums/zoo.json'));
  expect(messageOf(() => loadContent(folder))).toBe(
    'content/albums/zoo.json: fr.id "veillee" is already the id of content/albums/veillee.json',
  );
});

it('loadContent refuses an album whose media file is missing', () => {
  rmSync(join(folder, 'uploads/veillee/photo-2.jpg'));
  expect(messageOf(() => loadContent(folder))).toMatch(
    /^content\/albums\/veillee\.json: fr\.media\[2\]\.src names a file that is not there: content\/uploads\/veillee\/photo-2\.jpg$/,
  );
});

it('loadContent refuses an album without media', () => {
  expect(editJson('albums/veillee.json', ({ fr }) => Object.assign(fr ?? {}, { media: [] }))).toBe(
    'content/albums/veillee.json: fr.media needs at least one photo or video',
  );
});

it('loadContent refuses a video of type photo', () => {
  const message = editJson('albums/veillee.json', ({ fr = {} }) => {
    for (const item of fr.media as { type: string }[]) item.type = 'photo';
  });
  expect(message).toBe(
    'content/albums/veillee.json: fr.media[1].type says photo, but the file is /uploads/veillee/video.mp4',
  );
});

it('loadContent refuses a video without a poster', () => {
  const message = editJson('albums/veillee.json', ({ fr = {} }) => {
    for (const item of fr.media as { poster?: string }[]) delete item.poster;
  });
  expect(message).toBe('content/albums/veillee.json: fr.media[1].poster is required for a video');
});

it.each([
  [{ notice: 'Fermé.' }, 'noticeLastDay is required'],
  [
    { notice: 'Fermé.', noticeFirstDay: '2026-03-04', noticeLastDay: '2026-03-01' },
    'noticeLastDay is before the first day, 2026-03-04',
  ],
  [
    { notice: 'Fermé.', noticeLastDay: '2026-02-30' },
    'noticeLastDay is "2026-02-30", but must be a day such as 2026-03-01',
  ],
])('loadContent refuses the notice %j', (changes, problem) => {
  expect(editJson('giving.json', ({ fr }) => Object.assign(fr ?? {}, changes))).toBe(
    `content/giving.json: fr.${problem}`,
  );
});

it('loadContent names the line at which a file stops being JSON', () => {
  expect(edit('home/contact.json', (text) => text.replace('"title"', 'title'))).toMatch(
    /^content\/home\/contact\.json: is not valid JSON: .*, line 3$/,
  );
});

it('loadContent refuses an unknown section and reports a missing one', () => {
  renameSync(join(folder, 'home/about.json'), join(folder, 'home/abuot.json'));
  const message = messageOf(() => loadContent(folder));
  expect(message).toContain('content/home/about.json: is missing');
  expect(message).toContain('content/home/abuot.json: is not a section of the page');
});

it('loadContent refuses a section with the name of an object’s own property', () => {
  writeFileSync(join(folder, 'home/constructor.json'), '{}');
  expect(messageOf(() => loadContent(folder))).toBe('content/home/constructor.json: is not a section of the page');
});

it('loadContent names the activity and the field that a front matter lacks', () => {
  expect(edit('activities/fete-de-quartier.fr.md', (text) => text.replace(/^location:.*\n/m, ''))).toBe(
    'content/activities/fete-de-quartier.fr.md: location is required',
  );
});

it('loadContent refuses an activity in a language that the site does not have', () => {
  renameSync(join(folder, 'activities/fete-de-quartier.en.md'), join(folder, 'activities/fete-de-quartier.es.md'));
  expect(messageOf(() => loadContent(folder))).toContain(
    'content/activities/fete-de-quartier.es.md: is not a language of this site (fr, en)',
  );
});

it('loadContent explains that an activity lacks front matter', () => {
  expect(edit('activities/fete-de-quartier.fr.md', () => 'Bonjour')).toContain(
    'content/activities/fete-de-quartier.fr.md: cannot be read: it must begin with its fields between two lines of ---',
  );
});

it('loadContent reports only the unreadable French file of an activity', () => {
  expect(edit('activities/fete-de-quartier.fr.md', (text) => text.replace('title:', 'title'))).toMatch(
    /^content\/activities\/fete-de-quartier\.fr\.md: cannot be read: .*$/,
  );
});

it('loadContent accepts entries with a byte order mark, as some Windows editors write', () => {
  expect(edit('home/hero.json', (text) => `\uFEFF${text}`)).toBe('');
  expect(edit('activities/fete-de-quartier.fr.md', (text) => `\uFEFF${text}`)).toBe('');
});

it.each(['home/hero.json', 'activities/fete-de-quartier.fr.md'])(
  'loadContent refuses %s saved in another encoding',
  (path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    writeFileSync(join(folder, path), Buffer.from(text, 'latin1'));
    expect(messageOf(() => loadContent(folder))).toMatch(
      /line \d+ holds a character that cannot be read: save the file as UTF-8$/,
    );
  },
);

it('loadContent names a photo file that is not a photo', () => {
  writeFileSync(join(folder, 'uploads/veillee/photo-1.jpg'), 'a text');
  expect(messageOf(() => loadContent(folder))).toMatch(
    /^content\/uploads\/veillee\/photo-1\.jpg: is not a JPEG, PNG or WebP picture, whatever its name says/,
  );
});

it.each([
  ['photo.heic', '\0\0\0\x18ftypheic', /photo\.heic: is a HEIC photo.*Most Compatible/],
  ['photo.jpg', '\0\0\0\x18ftypheic', /photo\.jpg: is a HEIC photo, whatever its name says/],
  ['dessin.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /dessin\.svg: is an SVG drawing/],
  ['fete.mov', '\0\0\0\x14ftypqt  ', /fete\.mov: is a video, but is not named \.mp4.*ffmpeg/],
  ['fete.jpg', '\0\0\0\x14ftypisom', /fete\.jpg: is a video, but is not named \.mp4/],
  [
    'fete.mp4',
    '\0\0\0\x0cftypisom\0\0\0\x18moov\0\0\0\x10\xa9xyz+04+009/',
    /contains the location where it was filmed.*-map_metadata -1/,
  ],
])('loadContent refuses the upload %s (%j) and says what to do', (name, head, message) => {
  writeFileSync(join(folder, 'uploads/veillee', name), head, 'latin1');
  expect(messageOf(() => loadContent(folder))).toMatch(message);
});

it('loadContent accepts other files among the uploads', () => {
  writeFileSync(join(folder, 'uploads/veillee/LISEZ-MOI.txt'), 'Photos de la veillée');
  expect(() => loadContent(folder)).not.toThrow();
});

it('loadContent names a truncated photo file', () => {
  const file = join(folder, 'uploads/veillee/photo-1.jpg');
  const photo = readFileSync(file);
  writeFileSync(file, photo.subarray(0, photo.length / 2));
  expect(messageOf(() => loadContent(folder))).toMatch(/^content\/uploads\/veillee\/photo-1\.jpg: ends too early/);
});

it('loadContent refuses a placeholder that is not a field', () => {
  expect(editJson('site.json', ({ fr }) => Object.assign(fr ?? {}, { placeholders: ['fax'] }))).toBe(
    'content/site.json: fr.placeholders[0] "fax" is not a field of this file',
  );
});

it('loadContent adds no-break spaces to labels', () => {
  editJson('labels/fr/common.json', (labels) => Object.assign(labels, { 'language.label': 'Langue : laquelle ?' }));
  expect(loadContent(folder).labels.fr['language.label']).toBe('Langue\u00a0: laquelle\u00a0?');
});

it.each([
  ['from the newest', {}, ['veillee', 'chantier', 'film']],
  ['by when they ended', { start: '2023', end: '2024' }, ['chantier', 'film', 'veillee']],
  ['of the same dates by their file names', { start: '2024', end: undefined }, ['chantier', 'film', 'veillee']],
])('loadContent sorts albums %s', (_, period, order) => {
  editJson('albums/veillee.json', ({ fr }) => Object.assign(fr ?? {}, period));
  expect(loadContent(folder).albums.map(({ entry }) => entry.fr?.id)).toEqual(order);
});

it('loadContent sorts activities from the newest', () => {
  edit('activities/puits-du-marche.fr.md', (text) => text.replace('start: 2025-03', 'start: 2026-01-02'));
  expect(loadContent(folder).activities.map(({ slug }) => slug)).toEqual(['puits-du-marche', 'fete-de-quartier']);
});

it.each([
  [{ start: undefined }, 'fr.start is required'],
  [
    { start: 'mars 2025' },
    'fr.start is "mars 2025", but must be a year, a month or a day: 2026, 2026-03 or 2026-03-01',
  ],
  [{ end: '2025-13' }, 'fr.end is "2025-13", but must be a year, a month or a day: 2026, 2026-03 or 2026-03-01'],
  [{ start: '2025-12-04' }, 'fr.end is before the start, 2025-12-04'],
  [
    { activity: 'fete' },
    'fr.activity "fete" is not an activity; those of content/activities are fete-de-quartier, puits-du-marche',
  ],
])('loadContent refuses an album with %j', (values, problem) => {
  expect(editJson('albums/veillee.json', ({ fr }) => Object.assign(fr ?? {}, values))).toBe(
    `content/albums/veillee.json: ${problem}`,
  );
});

it('loadContent ignores files that begin with a dot', () => {
  for (const name of ['home', 'albums', 'activities', 'labels']) writeFileSync(join(folder, name, '.DS_Store'), '');
  expect(messageOf(() => loadContent(folder))).toBe('');
});

it('loadContent lists the uploads as entries name them', () => {
  expect(loadContent(folder).uploads).toEqual(
    expect.arrayContaining(['/uploads/accueil/hero.jpg', '/uploads/veillee/video.mp4']),
  );
});

it('loadContent reports every upload as missing without the folder', () => {
  rmSync(join(folder, 'uploads'), { recursive: true });
  expect(messageOf(() => loadContent(folder))).toContain(
    'content/home/hero.json: fr.picture names a file that is not there: content/uploads/accueil/hero.jpg',
  );
});

it('loadContent returns empty lists for missing folders', () => {
  for (const name of ['albums', 'activities']) rmSync(join(folder, name), { recursive: true });
  expect(loadContent(folder)).toMatchObject({ albums: [], activities: [] });
});

it('loadContent refuses labels in a language that the site does not have', () => {
  renameSync(join(folder, 'labels/en'), join(folder, 'labels/de'));
  expect(messageOf(() => loadContent(folder))).toContain('content/labels/de: is not a language of this site (fr, en)');
});

it.each(['Bal.fr.md', 'bal.md', 'bal.fr.txt', 'un bal.fr.md', 'bal.fr.md.bak'])(
  'loadContent refuses an activity in a file named %s',
  (name) => {
    writeFileSync(join(folder, 'activities', name), '');
    expect(messageOf(() => loadContent(folder))).toBe(
      `content/activities/${name}: must be named like dimanche-blanc.fr.md, in lowercase`,
    );
  },
);

it('loadContent names the missing French file of an activity in English', () => {
  rmSync(join(folder, 'activities/puits-du-marche.fr.md'));
  expect(messageOf(() => loadContent(folder))).toBe(
    'content/activities/puits-du-marche.fr.md: is missing: every entry needs its French text',
  );
});

it('loadContent names the language’s file of an activity with an unknown field', () => {
  expect(edit('activities/puits-du-marche.en.md', (text) => text.replace('date:', 'day:'))).toMatch(
    /^content\/activities\/puits-du-marche\.en\.md: day is not a field here; the fields are /,
  );
});

it.each(['Veillée', 'veillee-2', 'veillee 2', ' veillee'])('loadContent refuses the album id %j', (id) => {
  expect(editJson('albums/veillee.json', ({ fr }) => Object.assign(fr ?? {}, { id }))).toBe(
    'content/albums/veillee.json: fr.id may hold lowercase letters, digits and _ only',
  );
});

it('loadContent accepts only the site’s own networks as placeholders', () => {
  const placeholders = ['phone', 'socials.facebook', 'socials.myspace'];
  expect(editJson('site.json', ({ fr }) => Object.assign(fr ?? {}, { placeholders }))).toBe(
    'content/site.json: fr.placeholders[2] "socials.myspace" is not a field of this file',
  );
});

it('loadContent lists every problem on its own line', () => {
  editJson('home/hero.json', ({ fr }) => delete fr?.title);
  const message = editJson('home/about.json', ({ fr }) => delete fr?.title);
  expect(message).toBe('content/home/hero.json: fr.title is required\ncontent/home/about.json: fr.title is required');
});

const changeWay = (changes: Record<string, unknown>) =>
  editJson('giving.json', ({ fr }) => {
    const ways = fr?.ways as object[];
    ways[1] = { ...ways[1], ...changes };
  });

it.each([
  [{ id: 'orange' }, 'fr.ways[1].id "orange" is used twice in this list'],
  [{ kind: 'cheque' }, 'fr.ways[1].kind is "cheque", but must be one of mobileMoney, bank, link, inPerson'],
  [{ url: 'http://collecte.example/' }, 'fr.ways[1].url must be an address that starts with https://'],
  [{ dial: '*126#;phone' }, 'fr.ways[1].dial is "*126#;phone", but may hold digits, * and # only'],
])('loadContent refuses a way to give with %j', (changes, problem) => {
  expect(changeWay(changes)).toBe(`content/giving.json: ${problem}`);
});

it('loadContent refuses a placeholder that is no way to give', () => {
  const message = editJson('giving.json', ({ fr }) => Object.assign(fr ?? {}, { placeholders: ['mtn', 'wave'] }));
  expect(message).toBe('content/giving.json: fr.placeholders[1] "wave" is not the id of a way to give');
});

it.each([
  ['WEBVTT\n\n00:00.000 --> 00:02.000\nBonjour\n', ''],
  ['\uFEFFWEBVTT', ''],
  [
    '1\n00:00:00,000 --> 00:00:02,000\nBonjour\n',
    'content/uploads/veillee/film.fr.vtt: is not WebVTT captions: its first line must be WEBVTT',
  ],
])('loadContent checks the captions of a video: %j', (text, problem) => {
  writeFileSync(join(folder, 'uploads/veillee/film.fr.vtt'), text);
  editJson('albums/veillee.json', ({ fr }) => {
    const [photo, video] = (fr as { media: object[] }).media;
    Object.assign(fr ?? {}, { media: [photo, { ...video, captions: '/uploads/veillee/film.fr.vtt' }] });
  });
  expect(messageOf(() => loadContent(folder))).toBe(problem);
});

it('loadContent refuses captions in another format', () => {
  expect(
    editJson('albums/veillee.json', ({ fr }) => {
      const [photo, video] = (fr as { media: object[] }).media;
      Object.assign(fr ?? {}, { media: [photo, { ...video, captions: '/uploads/veillee/video.mp4' }] });
    }),
  ).toBe(
    'content/albums/veillee.json: fr.media[1].captions is "/uploads/veillee/video.mp4", which is not a file of captions named like film.fr.vtt',
  );
});

it('loadContent refuses a privacy page that is silent about something that the site does', () => {
  expect(
    editJson('privacy.json', ({ fr }) => {
      const { parts } = fr as { parts: { id: string }[] };
      Object.assign(fr ?? {}, { parts: parts.filter(({ id }) => id !== 'host') });
    }),
  ).toBe('content/privacy.json: fr.parts needs a part about host; its text may be empty');
});
