import { loadFixtureContent } from '../../testing/loadFixtureContent';
import type { Content } from '../model/model';
import { present } from '../present/present';
import { chooseSharePicture, selectActivities, selectActivity, selectAlbum, selectAlbums, selectHome } from './pages';

const content = loadFixtureContent();
const showHome = (loaded: Content = content) => selectHome(present(loaded, 'fr'));

function showAlbums(loaded: Content) {
  const presented = present(loaded, 'en');
  return presented.albums.map((album) => selectAlbum(presented, album));
}

function showActivities(loaded: Content) {
  const presented = present(loaded, 'fr');
  return presented.activities.map((activity) => selectActivity(presented, activity));
}

function withAlbum(changes: Record<string, unknown>) {
  const [first, ...others] = content.albums;
  if (!first) throw new Error('The fixture has no album.');
  const { entry, file } = first;
  return { ...content, albums: [{ file, entry: { ...entry, fr: { ...entry.fr, ...changes } } }, ...others] };
}

it('an album’s cover is its first photo, or the poster of a video that comes first', () => {
  const covers = showHome().albums.map(({ slug, cover }) => [slug, cover]);
  expect(covers).toEqual([
    ['veillee', '/uploads/veillee/photo-1.jpg'],
    ['chantier', '/uploads/chantier/photo-1.jpg'],
    ['film', '/uploads/film/video.jpg'],
  ]);
});

it('an album card counts photos and videos separately', () => {
  const counts = showHome().albums.map(({ photos, videos }) => [photos, videos]);
  expect(counts).toEqual([
    [2, 1],
    [40, 0],
    [1, 1],
  ]);
});

it('an album’s slug replaces every _ of its id by -', () => {
  const renamed = withAlbum({ id: 'fete_du_puits' });
  expect(showHome(renamed).albums[0]?.slug).toBe('fete-du-puits');
  expect(showAlbums(renamed)[0]).toMatchObject({
    album: { slug: 'fete-du-puits' },
    sharePicture: { source: '/uploads/veillee/photo-1.jpg' },
  });
});

/** The fixture with one activity per status, the newest first, and these limits on the landing page. */
function withMany(statuses: readonly string[], latest: number) {
  const [activity] = content.activities;
  if (!activity) throw new Error('The fixture has no activity.');
  const { home } = content;
  const shown = <K extends 'activities' | 'gallery'>(key: K) => {
    const { file, entry } = home[key];
    return { file, entry: { ...entry, fr: { ...entry.fr, latest } } };
  };
  return {
    ...content,
    activities: statuses.map((status, index) => {
      const { entry, file } = activity;
      return { slug: `a${index}`, file, entry: { ...entry, fr: { ...entry.fr, status } } };
    }),
    home: { ...home, activities: shown('activities'), gallery: shown('gallery') },
  };
}

it('the landing page shows the activities under way first, then the latest finished ones, and says how many there are', () => {
  const many = withMany(['completed', 'active', 'completed', 'active', 'completed'], 3);
  const { activities, counts } = showHome(many);
  expect(activities.map(({ slug }) => slug)).toEqual(['a1', 'a3', 'a0']);
  expect(counts.activities).toBe(5);
});

it('the landing page shows the latest albums, and says how many there are', () => {
  const { albums, counts } = showHome(withMany([], 2));
  expect(albums.map(({ slug }) => slug)).toEqual(['veillee', 'chantier']);
  expect(counts.albums).toBe(3);
});

it('the landing page has no updates of an activity, which only the page of the activity shows', () => {
  const [well] = showHome().activities.filter(({ slug }) => slug === 'puits-du-marche');
  expect(well).toHaveProperty('description');
  expect(well).not.toHaveProperty('updates');
});

it('the index of albums lists all of them with their years', () => {
  const { albums } = selectAlbums(present(withMany([], 1), 'en'));
  expect(albums.map(({ slug, year }) => [slug, year])).toEqual([
    ['veillee', '2025'],
    ['chantier', '2025'],
    ['film', '2024'],
  ]);
});

it('the index of activities lists all of them, with dates in words', () => {
  const { activities } = selectActivities(present(content, 'en'));
  expect(activities.map(({ slug, when }) => [slug, when])).toEqual([
    ['fete-de-quartier', '2025'],
    ['puits-du-marche', 'Since March 2025'],
  ]);
});

it.each([true, false])('an index says whether one of its pictures is a sample: %s', (hasSamples) => {
  const samples = hasSamples ? ['/uploads/chantier/photo-1.jpg', '/uploads/accueil/puits.jpg'] : [];
  const { file, entry } = content.site;
  const presented = present({ ...content, site: { file, entry: { ...entry, fr: { ...entry.fr, samples } } } }, 'fr');
  expect([selectAlbums(presented), selectActivities(presented)]).toMatchObject([{ hasSamples }, { hasSamples }]);
});

it('the page of an activity has its albums, its news from the newest on, and a link to the next activity', () => {
  const [party, page] = showActivities(content);
  expect([party?.next?.slug, page?.next?.slug]).toEqual(['puits-du-marche', 'fete-de-quartier']);
  const [only] = showActivities({ ...content, activities: content.activities.slice(0, 1) });
  expect(only?.next).toBeUndefined();
  expect(page?.activity.isSample).toBe(true);
  expect(page?.albums.map(({ slug }) => slug)).toEqual(['chantier']);
  expect(page?.activity.updates.map(({ when, text }) => [when, text])).toEqual([
    ['1er avril 2025', 'L’eau coule\u00a0: le marché a fêté son puits.'],
    ['10 mars 2025', 'Les travaux ont commencé.'],
  ]);
  expect(page?.sharePicture).toEqual({
    source: '/uploads/accueil/puits.jpg',
    alt: 'Illustration\u00a0: un cercle rose sur un fond vert',
  });
});

it('the page of an album names its activity and says when it was', () => {
  const [veillee, , film] = showAlbums(content);
  expect(veillee?.activity).toEqual({ slug: 'fete-de-quartier', title: 'Street party', status: 'active' });
  expect(veillee?.album.when.replace(/\s/g, ' ')).toBe('1 – 3 December 2025');
  expect(film?.activity).toBeUndefined();
});

const home = { source: '/uploads/accueil/hero.jpg', alt: 'Une foule', focus: '50% 30%' };
const stock = { source: 'https://images.unsplash.com/photo-1', alt: 'Une photo achetée' };
const uploaded = { source: '/uploads/fete/1.jpg', alt: 'La danse', focus: '20% 80%' };

it('a page shares its first uploaded picture', () => {
  expect(chooseSharePicture([uploaded, { source: '/uploads/fete/2.jpg' }], home)).toEqual(uploaded);
  expect(chooseSharePicture([{}, stock, uploaded], home)).toEqual(uploaded);
});

it('a page without an uploaded picture shares that of the landing page', () => {
  expect(chooseSharePicture([stock], home)).toEqual(home);
});
