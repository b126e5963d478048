import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { buildAlbumViews, buildFrame, buildHomeView, buildPosterView } from './viewModel';

const content = loadFixtureContent();
const { site } = content;
const { donation } = content.home;

function otherWays(text: string, placeholders: string[]): string {
  const texts = { ...donation.entry.fr, otherWays: text, contactsToCome: 'Bientôt.' };
  const loaded = {
    ...content,
    site: { ...site, entry: { fr: { ...site.entry.fr, phone: '+237 699', email: 'nous@asso.cm', placeholders } } },
    home: { ...content.home, donation: { ...donation, entry: { fr: texts } } },
  };
  return buildHomeView(loaded, 'fr').sections.donation.otherWays;
}

it('names the contacts to give by', () => {
  expect(otherWays('Écrivez à {email}, appelez le {phone}.', [])).toBe(
    'Écrivez à nous@asso.cm, appelez le +237\u00a0699.',
  );
});

it.each(['phone', 'email'])('sends no donor to a %s that only stands in for the real one', (name) => {
  expect(otherWays('Écrivez à {email}, appelez le {phone}.', [name])).toBe('Bientôt.');
});

it('keeps other ways to give that need no contact', () => {
  expect(otherWays('Passez nous voir.', ['phone', 'email'])).toBe('Passez nous voir.');
});

/** The fixture with other values in the French half of its first album. */
function withAlbum(changes: Record<string, unknown>) {
  const [first, ...others] = content.albums;
  if (!first) throw new Error('The fixture has no album.');
  const { entry, file } = first;
  return { ...content, albums: [{ file, entry: { ...entry, fr: { ...entry.fr, ...changes } } }, ...others] };
}

it('shows an album by its first media item, and a video by its poster', () => {
  const covers = buildHomeView(content, 'fr').albums.map(({ slug, cover }) => [slug, cover]);
  expect(covers).toEqual([
    ['veillee', '/uploads/veillee/photo-1.jpg'],
    ['chantier', '/uploads/chantier/photo-1.jpg'],
    ['film', '/uploads/film/video.jpg'],
  ]);
});

it('shows no cover for an album without media', () => {
  const [album] = buildHomeView(withAlbum({ media: [] }), 'fr').albums;
  expect(album).toStrictEqual({
    slug: 'veillee',
    name: 'Veillée à Kribi',
    place: 'Kribi, Sud',
    cover: undefined,
    photos: 0,
    videos: 0,
  });
});

it('counts the photos and the videos of an album apart', () => {
  const counts = buildHomeView(content, 'fr').albums.map(({ photos, videos }) => [photos, videos]);
  expect(counts).toEqual([
    [2, 1],
    [40, 0],
    [1, 1],
  ]);
});

it('writes every _ of an album’s id as - in its address', () => {
  const renamed = withAlbum({ id: 'fete_du_puits' });
  expect(buildHomeView(renamed, 'fr').albums[0]?.slug).toBe('fete-du-puits');
  expect(buildAlbumViews(renamed, 'fr')[0]).toMatchObject({
    slug: 'fete-du-puits',
    share: { path: '/share/fete-du-puits.jpg', source: '/uploads/veillee/photo-1.jpg' },
  });
});

it('shares the landing page’s picture for an album without a photo of its own', () => {
  const [album] = buildAlbumViews(withAlbum({ media: [] }), 'en');
  expect(album?.share).toEqual({
    path: '/share/home.jpg',
    source: '/uploads/accueil/hero.jpg',
    alt: 'Illustration: a bright circle on blue',
  });
});

it('gives an activity the slug of its files', () => {
  const activities = buildHomeView(content, 'fr').activities.map(({ slug, title }) => [slug, title]);
  expect(activities).toEqual([
    ['fete-de-quartier', 'Fête de quartier'],
    ['puits-du-marche', 'Puits du marché'],
  ]);
});

it.each(['fr', 'en'] as const)('gives the same frame to every page, in %s', (language) => {
  const frame = buildFrame(content, language);
  expect(buildHomeView(content, language).frame).toEqual(frame);
  for (const album of buildAlbumViews(content, language)) expect(album.frame).toEqual(frame);
  expect(buildPosterView(content, language).frame).toEqual(frame);
});

it('puts the motto and its language into the frame, and the filled-in texts of contact and footer', () => {
  expect(buildFrame(content, 'fr')).toMatchObject({
    hero: { motto: 'one people, one nation, one destination', mottoLanguage: 'en' },
    contact: { title: 'Écrivez-nous', email: 'contact@example.org', contactLinks: {} },
    footer: { copyright: '© 2024 Association du Grand Baobab' },
  });
});

it('tells the contact section of the landing page where its contacts lead', () => {
  const { sections, frame } = buildHomeView(content, 'fr');
  expect(sections.contact).toEqual(frame.contact);
});

it('presents the poster’s own texts, and the landing page’s picture for sharing', () => {
  expect(buildPosterView(content, 'fr')).toMatchObject({
    texts: { title: 'Donnez pour le puits' },
    share: { path: '/share/home.jpg', source: '/uploads/accueil/hero.jpg' },
  });
});
