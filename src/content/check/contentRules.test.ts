import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { copyFixture, messageOf } from '../../testing/copyFixture';
import { loadContent } from '../load/load';

const copied = copyFixture();
const { editJson } = copied;

// The rules are tested through `loadContent`, which applies them.

it('an album whose file is not named like its id is refused', () => {
  renameSync(join(copied.folder, 'albums/veillee.json'), join(copied.folder, 'albums/soiree.json'));
  expect(messageOf(() => loadContent(copied.folder))).toBe(
    'content/albums/soiree.json: fr.id "veillee" is not the name of this file: change one of them',
  );
});

const album = 'albums/veillee.json';
const notPartialDate = 'but must be a year, a month or a day of the calendar: 2026, 2026-03 or 2026-03-01';
const notCount = 'but must be a whole number, 1 or more';

it.each<[string, object, string]>([
  [album, { media: [] }, 'fr.media needs at least one photo or video'],
  [album, { start: 'mars 2025' }, `fr.start is "mars 2025", ${notPartialDate}`],
  [album, { start: '2025-12-04' }, 'fr.end is "2025-12-03", before the start, 2025-12-04'],
  ...['Veillée', 'veillee-2', 'veillee 2', ' veillee'].map((id): [string, object, string] => [
    album,
    { id },
    'fr.id may hold lowercase letters, digits and _ only',
  ]),
  ['giving.json', { online: 'closed' }, 'fr.closedReason is required'],
  ['giving.json', { notice: 'Fermé.' }, 'fr.noticeLastDay is required'],
  [
    'giving.json',
    { notice: 'Fermé.', noticeFirstDay: '2026-03-04', noticeLastDay: '2026-03-01' },
    'fr.noticeLastDay is before the first day, 2026-03-04',
  ],
  ['home/gallery.json', { latest: 0 }, `fr.latest is 0, ${notCount}`],
])('%s with %j is refused', (path, values, problem) => {
  expect(editJson(path, ({ fr }) => Object.assign(fr ?? {}, values))).toBe(`content/${path}: ${problem}`);
});

const changeItems = (path: string, list: string, changes: object) =>
  editJson(path, ({ fr = {} }) => {
    for (const item of fr[list] as object[]) Object.assign(item, changes);
  });

const film = '("Le feu prend — illustration provisoire")';

it.each<[string, string, object, string]>([
  [album, 'media', { type: 'photo' }, `fr.media[1].src ${film} is /uploads/veillee/video.mp4, but the type says photo`],
  [album, 'media', { poster: undefined }, `fr.media[1].poster ${film} is required for a video`],
  ['consents.json', 'consents', { album: '' }, 'fr.consents[0] ("12/2025") needs an album or a file'],
  ...[26, 20266, 2025.5].map((year): [string, string, object, string] => [
    'association.json',
    'publications',
    { year },
    `fr.publications[0].year ("Statuts") is ${year}, which is not a year such as 2026`,
  ]),
  [
    'home/donation.json',
    'suggestedAmounts',
    { value: 5000 },
    'fr.suggestedAmounts[1].value ("5000") "5000" is used twice in this list',
  ],
])('%s whose %s have %j is refused', (path, list, changes, problem) => {
  expect(changeItems(path, list, changes)).toContain(problem);
});

it.each([
  [{ dial: '*126#;phone' }, 'dial', 'is "*126#;phone", but may hold digits, * and # only'],
  ...['999 99 99 99', '222 20 30 40', '699 11 22 33 / 34', 'chez Awa'].map((number): [object, string, string] => [
    { kind: 'mobileMoney', number },
    'number',
    `is "${number}", but must be a mobile number, nine digits that begin with 6, or the digits of a merchant code`,
  ]),
])('a way to give with %j is refused', (changes, field, problem) => {
  const message = editJson('giving.json', ({ fr = {} }) => Object.assign((fr.ways as object[])[1] ?? {}, changes));
  expect(message).toBe(`content/giving.json: fr.ways[1].${field} ("Virement bancaire") ${problem}`);
});

it.each([
  { kind: 'mobileMoney', number: '+237 699 11 22 33' },
  { kind: 'mobileMoney', number: '699112233 (Awa)' },
  { kind: 'mobileMoney', number: '+221 77 123 45 67' },
  { kind: 'mobileMoney', number: '6XX XX XX XX' },
  // It may be a merchant code: the editor only marks it.
  { kind: 'mobileMoney', number: '699 11 22' },
  { kind: 'bank', number: 'FR76 3000 6000 0112 3456 7890 189' },
])('a way to give with %j is valid', (changes) => {
  expect(editJson('giving.json', ({ fr = {} }) => Object.assign((fr.ways as object[])[0] ?? {}, changes))).toBe('');
});

it('a notice may end on its first day', () => {
  const notice = { notice: 'Fermé.', noticeFirstDay: '2026-03-04', noticeLastDay: '2026-03-04' };
  expect(editJson('giving.json', ({ fr }) => Object.assign(fr ?? {}, notice))).toBe('');
});

it('a privacy page that leaves out a part is refused', () => {
  const message = editJson('privacy.json', ({ fr }) => {
    const { parts } = fr as { parts: { id: string }[] };
    Object.assign(fr ?? {}, { parts: parts.filter(({ id }) => id !== 'host') });
  });
  expect(message).toBe('content/privacy.json: fr.parts needs a part about host; its text may be empty');
});

it('a portrait of someone whose consent is not recorded is refused', () => {
  const consents = [{ file: '/uploads/accueil/hero.jpg', given: 'forAdults', when: '2025', where: 'Classeur 1' }];
  expect(editJson('consents.json', ({ fr = {} }) => Object.assign(fr, { consents }))).toBe(
    'content/association.json: fr.bureau[0].photo ("Ama Exemple") needs an entry in content/consents.json whose file is /uploads/association/portrait.jpg: nobody is shown who did not agree',
  );
});
