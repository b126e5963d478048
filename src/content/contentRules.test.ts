import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { copyFixture, messageOf } from '../testing/copyFixture';
import { loadContent } from './load/load';

const copied = copyFixture();
const { editJson } = copied;

// The rules hold where content is loaded.

it('loadContent refuses two albums of the same id, naming both files', () => {
  cpSync(join(copied.folder, 'albums/veillee.json'), join(copied.folder, 'albums/zoo.json'));
  expect(messageOf(() => loadContent(copied.folder))).toBe(
    'content/albums/zoo.json: fr.id "veillee" is already the id of content/albums/veillee.json',
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
    'content/albums/veillee.json: Photo ou vidéo 2 « Le feu prend — illustration provisoire » › Fichier is /uploads/veillee/video.mp4, but the type says photo',
  );
});

it('loadContent refuses a video without a poster', () => {
  const message = editJson('albums/veillee.json', ({ fr = {} }) => {
    for (const item of fr.media as { poster?: string }[]) delete item.poster;
  });
  expect(message).toBe(
    'content/albums/veillee.json: Photo ou vidéo 2 « Le feu prend — illustration provisoire » › Image d’attente (vidéo) is required for a video',
  );
});

it('loadContent refuses a placeholder that is not a field', () => {
  expect(editJson('site.json', ({ fr }) => Object.assign(fr ?? {}, { placeholders: ['fax'] }))).toBe(
    'content/site.json: Valeur provisoire 1 « fax » is not a field of this file',
  );
});

it.each([
  [{ start: undefined }, 'fr.start is required'],
  [
    { start: 'mars 2025' },
    'fr.start is "mars 2025", but must be a year, a month or a day of the calendar: 2026, 2026-03 or 2026-03-01',
  ],
  [
    { end: '2025-13' },
    'fr.end is "2025-13", but must be a year, a month or a day of the calendar: 2026, 2026-03 or 2026-03-01',
  ],
  [{ start: '2025-12-04' }, 'fr.end is "2025-12-03", before the start, 2025-12-04'],
  [
    { activity: 'fete' },
    'fr.activity "fete" is not an activity; those of content/activities are fete-de-quartier, puits-du-marche',
  ],
])('loadContent refuses an album with %j', (values, problem) => {
  expect(editJson('albums/veillee.json', ({ fr }) => Object.assign(fr ?? {}, values))).toBe(
    `content/albums/veillee.json: ${problem}`,
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
    'content/site.json: Valeur provisoire 3 « socials.myspace » is not a field of this file',
  );
});

it('loadContent refuses a placeholder that is no way to give', () => {
  const message = editJson('giving.json', ({ fr }) => Object.assign(fr ?? {}, { placeholders: ['mtn', 'wave'] }));
  expect(message).toBe('content/giving.json: Façon provisoire 2 « wave » is not the id of a way to give');
});

it('loadContent refuses a privacy page that is silent about something that the site does', () => {
  expect(
    editJson('privacy.json', ({ fr }) => {
      const { parts } = fr as { parts: { id: string }[] };
      Object.assign(fr ?? {}, { parts: parts.filter(({ id }) => id !== 'host') });
    }),
  ).toBe('content/privacy.json: fr.parts needs a part about host; its text may be empty');
});
it.each([
  [{ notice: 'Fermé.' }, 'noticeLastDay is required'],
  [
    { notice: 'Fermé.', noticeFirstDay: '2026-03-04', noticeLastDay: '2026-03-01' },
    'noticeLastDay is before the first day, 2026-03-04',
  ],
  [
    { notice: 'Fermé.', noticeLastDay: '2026-02-30' },
    'noticeLastDay is "2026-02-30", but must be a day of the calendar, such as 2026-03-01',
  ],
])('loadContent refuses the notice %j', (changes, problem) => {
  expect(editJson('giving.json', ({ fr }) => Object.assign(fr ?? {}, changes))).toBe(
    `content/giving.json: fr.${problem}`,
  );
});

const changeWay = (changes: Record<string, unknown>) =>
  editJson('giving.json', ({ fr }) => {
    const ways = fr?.ways as object[];
    ways[1] = { ...ways[1], ...changes };
  });

it.each([
  [{ id: 'orange' }, 'Identifiant "orange" is used twice in this list'],
  [{ kind: 'cheque' }, 'Sorte is "cheque", but must be one of mobileMoney, bank, link, inPerson'],
  [{ url: 'http://collecte.example/' }, 'Adresse must be an address that starts with https://'],
  [{ dial: '*126#;phone' }, 'Code à composer is "*126#;phone", but may hold digits, * and # only'],
])('loadContent refuses a way to give with %j', (changes, problem) => {
  expect(changeWay(changes)).toBe(`content/giving.json: Façon de donner 2 « Virement bancaire » › ${problem}`);
});

it.each([0, -1, 2.5])('loadContent refuses %s as the number of albums on the landing page', (latest) => {
  expect(editJson('home/gallery.json', ({ fr }) => Object.assign(fr ?? {}, { latest }))).toBe(
    `content/home/gallery.json: fr.latest is ${latest}, but must be a whole number, 1 or more`,
  );
});

it('loadContent refuses no activities on the landing page', () => {
  expect(editJson('home/activities.json', ({ fr }) => Object.assign(fr ?? {}, { latest: 0 }))).toBe(
    'content/home/activities.json: fr.latest is 0, but must be a whole number, 1 or more',
  );
});

it('loadContent refuses a portrait of someone whose consent is not recorded', () => {
  expect(editJson('consents.json', ({ fr = {} }) => Object.assign(fr, { consents: [] }))).toBe(
    'content/association.json: Membre du bureau 1 « Ama Exemple » › Photo needs an entry in content/consents.json whose file is /uploads/association/portrait.jpg: nobody is shown who did not agree',
  );
});

it('loadContent refuses a consent about no album and no file', () => {
  const message = editJson('consents.json', ({ fr = {} }) => {
    for (const consent of fr.consents as { album?: string }[]) delete consent.album;
  });
  expect(message).toContain('content/consents.json: Accord 1 « 12/2025 » needs an album or a file');
});

it.each([26, 20266, 2025.5])('loadContent refuses the year %d', (year) => {
  const message = editJson('association.json', ({ fr = {} }) => {
    for (const each of fr.years as { year: number }[]) each.year = year;
  });
  expect(message).toContain(`Année is ${year}, which is not a year such as 2026`);
});

it('loadContent refuses a year that is there twice, of which the page would show one', () => {
  const message = editJson('association.json', ({ fr = {} }) => {
    for (const each of fr.years as { year: number }[]) each.year = 2025;
  });
  expect(message).toContain('Année 2 « 2025 » › Année "2025" is used twice in this list');
});
