import type { Content } from '../../src/content/model';
import { loadFixtureContent } from '../../src/testing/loadFixtureContent';
import { findDifferences } from './differences';

const content = loadFixtureContent();
const list = (loaded: Content) => findDifferences({ content: loaded }).map(({ what }) => what);

it('findDifferences finds none in the texts that are specified verbatim', () => {
  expect(list(content).filter((what) => /^label | in (fr|en):/.test(what))).toEqual([]);
});

it('findDifferences shows a changed label beside the specified one', () => {
  const labels = { ...content.labels, fr: { ...content.labels.fr, 'status.active': 'En cours' } };
  expect(findDifferences({ content: { ...content, labels } })).toContainEqual({
    what: 'label status.active in fr: "En cours"; the specification says "Actif"',
    todo: 'Nothing, if it is meant.',
  });
});

it('findDifferences compares numbers, years, networks, albums and activities', () => {
  expect(list(content)).toEqual([
    'about, people reached: "1200"; the specification says "1000"',
    'photos from a stock-photo host: "1"; the specification says "2"',
    'album dimanche_blanc_1: none; the specification says "25 photos, 0 videos"',
    'album dimanche_blanc_2: none; the specification says "9 photos, 1 videos"',
    'album dimanche_blanc_3: none; the specification says "2 photos, 3 videos"',
    'album actes_naissance_gadas: none; the specification says "36 photos, 1 videos"',
    'activity dimanche-blanc: none; the specification says "active, 2025, 500+"',
    'activity actes-de-naissance: none; the specification says "completed, 2025, 50"',
  ]);
});

it.each([
  [21, []],
  [19, ['album dimanche_blanc_1: "19 photos, 0 videos"; the specification says "25 photos, 0 videos"']],
])('findDifferences compares an album of %i photos with "about 25": %j', (count, differences) => {
  const [album] = content.albums;
  const media = Array.from({ length: count }, (_, index) => ({ id: `p${index}`, type: 'photo', src: '/a.jpg' }));
  const entry = { fr: { ...album?.entry.fr, id: 'dimanche_blanc_1', media } };
  const found = list({ ...content, albums: [{ file: 'content/albums/a.json', entry }] });
  expect(found.filter((what) => what.startsWith('album dimanche_blanc_1'))).toEqual(differences);
});
