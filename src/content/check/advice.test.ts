import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { activityFields, albumFields } from '../model/collections';
import { listEntries } from '../model/entries';
import { adviseCaptions, adviseConsents, adviseDescriptions, adviseLabels, adviseUnused } from './advice';

it('a video without captions or a description is to be described', () => {
  const media = [
    { id: 'v1', type: 'video' },
    { id: 'v2', type: 'video', captions: '/uploads/film.fr.vtt' },
    { id: 'v3', type: 'video', description: 'On danse.' },
    { id: 'p1', type: 'photo' },
  ];
  const listed = { file: 'content/albums/film.json', entry: { fr: { media } }, fields: albumFields };
  expect(adviseCaptions(listed).map(({ what }) => what)).toEqual([
    'content/albums/film.json: the video v1 has neither captions nor a description',
  ]);
});

it('a consent to an album that is not there is named', () => {
  const content = loadFixtureContent();
  const consents = [
    { id: 'a', album: 'film' },
    { id: 'b', album: 'flim' },
    { id: 'c', file: '/uploads/a.jpg' },
  ];
  expect(
    adviseConsents({ ...content, consents: { file: 'content/consents.json', entry: { fr: { consents } } } }),
  ).toEqual([
    { what: 'content/consents.json: there is no album flim', todo: 'Correct its name, or delete this consent.' },
  ]);
});

it('a picture without its description is named, in a list too', () => {
  const fr = {
    picture: '/uploads/puits.jpg',
    pictureAlt: 'Un puits',
    updates: [
      { id: 'a', picture: '/uploads/a.jpg', pictureAlt: 'De l’eau' },
      { id: 'b', picture: '/uploads/b.jpg', pictureAlt: '' },
      { id: 'c', text: 'Sans image' },
    ],
  };
  const found = (entry: object) =>
    adviseDescriptions({
      file: 'content/activities/puits',
      entry: { fr: { ...fr, ...entry } },
      fields: activityFields,
    });
  expect(found({})).toEqual([
    {
      what: 'content/activities/puits: updates[1].picture has no description',
      todo: 'Say in updates[1].pictureAlt what it shows.',
    },
  ]);
  expect(found({ updates: undefined, pictureAlt: undefined }).map(({ what }) => what)).toEqual([
    'content/activities/puits: picture has no description',
  ]);
});

it('adviseUnused names the photos and videos that no entry shows, and no other file', () => {
  const content = loadFixtureContent();
  const uploads = [...content.uploads, '/uploads/left-over.jpg', '/uploads/old.mp4', '/uploads/README.md'];
  const find = (all: typeof content) => adviseUnused(uploads, listEntries(all)).map(({ what }) => what);
  const leftOver = 'content/uploads/left-over.jpg is shown by no page';
  const old = 'content/uploads/old.mp4 is shown by no page';
  expect(find(content)).toEqual([leftOver, old]);
  // Nobody sees the portrait, though its consent still names it.
  const { bureau: _, ...others } = content.association.entry.fr ?? {};
  const association = { ...content.association, entry: { fr: others } };
  expect(find({ ...content, association })).toContain('content/uploads/association/portrait.jpg is shown by no page');
  // The first album is not there.
  expect(find({ ...content, albums: content.albums.slice(1) }).length).toBeGreaterThan(2);
});

it.each([
  ['a missing translation', 'en', { 'nav.menu': ' ' }, 'nav.menu is missing', 'Write its translation.'],
  [
    'a provider’s name',
    'fr',
    { 'nav.menu': 'Payé chez cinetpay.' },
    'nav.menu names a payment provider',
    'Write {{provider}} in its place: it may change.',
  ],
  [
    'a provider’s name in the English of a label whose French the specification fixes',
    'en',
    { 'error.refused.title': 'CinetPay error' },
    'error.refused.title names a payment provider',
    'Write {{provider}} in its place: it may change.',
  ],
] as const)('adviseLabels lists %s', (_, language, changes, mistake, todo) => {
  const labels = {
    fr: { 'nav.menu': 'Menu', 'error.refused.title': 'Erreur CinetPay' },
    en: { 'nav.menu': 'Menu', 'error.refused.title': 'Error' },
  };
  const changed = { ...labels, [language]: { ...labels[language], ...changes } };
  const files = [
    { language: 'fr' as const, name: 'common', labels: changed.fr },
    { language: 'en' as const, name: 'common', labels: changed.en },
  ];
  expect(adviseLabels(files, ['CinetPay'])).toEqual([
    { what: `content/labels/${language}/common.json: ${mistake}`, todo },
  ]);
});
