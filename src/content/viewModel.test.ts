import { loadFixtureContent } from '../testing/loadFixtureContent';
import { buildFrame } from './frame';
import {
  buildActivitiesView,
  buildActivityViews,
  buildAlbumsView,
  buildAlbumViews,
  buildHomeView,
  buildPosterView,
  buildPrivacyView,
  listShownWays,
} from './viewModel';

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

it('otherWays contains the contacts', () => {
  expect(otherWays('Écrivez à {email}, appelez le {phone}.', [])).toBe(
    'Écrivez à nous@asso.cm, appelez le +237\u00a0699.',
  );
});

it.each(['phone', 'email'])('otherWays does not show a placeholder %s', (name) => {
  expect(otherWays('Écrivez à {email}, appelez le {phone}.', [name])).toBe('Bientôt.');
});

it('otherWays stays if it needs no contact', () => {
  expect(otherWays('Passez nous voir.', ['phone', 'email'])).toBe('Passez nous voir.');
});

/** The fixture with other values in the French half of its first album. */
function withAlbum(changes: Record<string, unknown>) {
  const [first, ...others] = content.albums;
  if (!first) throw new Error('The fixture has no album.');
  const { entry, file } = first;
  return { ...content, albums: [{ file, entry: { ...entry, fr: { ...entry.fr, ...changes } } }, ...others] };
}

it('an album’s cover is its first photo, or a video’s poster', () => {
  const covers = buildHomeView(content, 'fr').albums.map(({ slug, cover }) => [slug, cover]);
  expect(covers).toEqual([
    ['veillee', '/uploads/veillee/photo-1.jpg'],
    ['chantier', '/uploads/chantier/photo-1.jpg'],
    ['film', '/uploads/film/video.jpg'],
  ]);
});

it('an album without media has no cover', () => {
  const [album] = buildHomeView(withAlbum({ start: '2025', activity: undefined, media: [] }), 'fr').albums;
  expect(album).toStrictEqual({
    slug: 'veillee',
    name: 'Veillée à Kribi',
    place: 'Kribi, Sud',
    year: '2025',
    cover: undefined,
    photos: 0,
    videos: 0,
  });
});

it('an album card counts photos and videos separately', () => {
  const counts = buildHomeView(content, 'fr').albums.map(({ photos, videos }) => [photos, videos]);
  expect(counts).toEqual([
    [2, 1],
    [40, 0],
    [1, 1],
  ]);
});

it('an album’s slug replaces every _ of its id by -', () => {
  const renamed = withAlbum({ id: 'fete_du_puits' });
  expect(buildHomeView(renamed, 'fr').albums[0]?.slug).toBe('fete-du-puits');
  expect(buildAlbumViews(renamed, 'fr')[0]).toMatchObject({
    slug: 'fete-du-puits',
    share: { path: '/share/fr/fete-du-puits.jpg', source: '/uploads/veillee/photo-1.jpg' },
  });
});

it('an album without photos shares its own title with the landing page’s picture', () => {
  const [album] = buildAlbumViews(withAlbum({ media: [] }), 'en');
  expect(album?.share).toEqual({
    path: '/share/en/veillee.jpg',
    title: 'Evening in Kribi',
    source: '/uploads/accueil/hero.jpg',
    alt: 'Illustration: a bright circle on blue',
  });
});

it('an activity has the slug of its files', () => {
  const activities = buildHomeView(content, 'fr').activities.map(({ slug, title }) => [slug, title]);
  expect(activities).toEqual([
    ['fete-de-quartier', 'Fête de quartier'],
    ['puits-du-marche', 'Puits du marché'],
  ]);
});

it.each(['fr', 'en'] as const)('every page has the same frame, in %s', (language) => {
  const frame = buildFrame(content, language);
  expect(buildHomeView(content, language).frame).toEqual(frame);
  for (const album of buildAlbumViews(content, language)) expect(album.frame).toEqual(frame);
  expect(buildPosterView(content, language).frame).toEqual(frame);
});

it('the frame holds the motto, its language and the interpolated texts of contact and footer', () => {
  expect(buildFrame(content, 'fr')).toMatchObject({
    hero: { motto: 'one people, one nation, one destination', mottoLanguage: 'en' },
    contact: { title: 'Écrivez-nous', email: 'contact@example.org', contactLinks: {} },
    footer: { copyright: '© 2024 Association du Grand Baobab' },
  });
});

it('the contact section holds its links', () => {
  const { sections, frame } = buildHomeView(content, 'fr');
  expect(sections.contact).toEqual(frame.contact);
});

it('the poster has its own texts and the landing page’s share picture', () => {
  expect(buildPosterView(content, 'fr')).toMatchObject({
    texts: { title: 'Donnez pour le puits' },
    share: { path: '/share/fr/home.jpg', source: '/uploads/accueil/hero.jpg' },
  });
});

it.each([
  ['fr', ['Orange Money', 'Virement bancaire', 'Page de collecte', 'En personne']],
  ['en', ['Orange Money', 'Bank transfer', 'Fundraising page', 'In person']],
] as const)('the landing page and the poster in %s have the ways to give that are known', (language, names) => {
  expect(buildHomeView(content, language).ways.map(({ name }) => name)).toEqual(names);
  expect(buildPosterView(content, language).ways.map(({ name }) => name)).toEqual(names);
});

it.each([
  [{ number: '6 99' }, true],
  [{ url: 'https://collecte.example/' }, true],
  [{ kind: 'inPerson', how: 'Venez.' }, true],
  [{ kind: 'inPerson' }, false],
  [{ how: 'Le numéro viendra.' }, false],
  [{ number: '6 99', id: 'waiting' }, false],
] as const)('whether a way to give with %j is shown: %s', (changes, isShown) => {
  const way = { id: 'one', kind: 'bank', name: 'Banque', ...changes } as const;
  expect(listShownWays({ ways: [way], placeholders: ['waiting'] })).toEqual(isShown ? [way] : []);
});

/** The fixture with other values in its file about giving. */
function withGiving(changes: Record<string, unknown>) {
  const { giving } = content;
  return { ...content, giving: { ...giving, entry: { ...giving.entry, fr: { ...giving.entry.fr, ...changes } } } };
}

it('closing online giving puts its reason in the place of the usual sentence', () => {
  const { isOnlineOpen, sections } = buildHomeView(
    withGiving({ online: 'closed', closedReason: 'De retour lundi.' }),
    'fr',
  );
  expect(isOnlineOpen).toBe(false);
  expect(sections.donation.notOpen).toBe('De retour lundi.');
});

it('closing online giving without a reason keeps the usual sentence', () => {
  const { donation } = buildHomeView(withGiving({ online: 'closed' }), 'fr').sections;
  expect(donation.notOpen).toBe(buildHomeView(content, 'fr').sections.donation.notOpen);
});

it('a notice is above every page, with its days', () => {
  const days = { noticeFirstDay: '2026-03-01', noticeLastDay: '2026-03-04' };
  expect(buildFrame(withGiving({ notice: 'Fermé.', ...days }), 'fr').notice).toEqual({
    text: 'Fermé.',
    firstDay: '2026-03-01',
    lastDay: '2026-03-04',
  });
  expect(buildFrame(content, 'fr').notice).toBeUndefined();
});

/** The fixture with an activity per status, from the newest, and these numbers on the landing page. */
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

it('the landing page shows the activities under way first, then the latest finished ones, and tells how many there are', () => {
  const many = withMany(['completed', 'active', 'completed', 'active', 'completed'], 3);
  const { activities, counts } = buildHomeView(many, 'fr');
  expect(activities.map(({ slug }) => slug)).toEqual(['a1', 'a3', 'a0']);
  expect(counts.activities).toBe(5);
});

it('the landing page shows the latest albums, and tells how many there are', () => {
  const { albums, counts } = buildHomeView(withMany([], 2), 'fr');
  expect(albums.map(({ slug }) => slug)).toEqual(['veillee', 'chantier']);
  expect(counts.albums).toBe(3);
});

it('the landing page leaves the news of activities to their own pages', () => {
  expect(JSON.stringify(buildHomeView(content, 'fr'))).not.toContain('fêté son puits');
});

it('the index of albums lists all of them with their years', () => {
  const { albums } = buildAlbumsView(withMany([], 1), 'en');
  expect(albums.map(({ slug, year }) => [slug, year])).toEqual([
    ['veillee', '2025'],
    ['chantier', '2025'],
    ['film', '2024'],
  ]);
});

it('the index of activities lists all of them, with dates in words', () => {
  const { activities } = buildActivitiesView(content, 'en');
  expect(activities).toStrictEqual([
    {
      slug: 'fete-de-quartier',
      title: 'Street party',
      status: 'active',
      location: 'Kribi and Limbe',
      year: '2025',
      when: '2025',
    },
    {
      slug: 'puits-du-marche',
      title: 'Market well',
      status: 'completed',
      location: 'Garoua, North',
      year: '2025',
      when: 'Since March 2025',
    },
  ]);
});

it('the page of an activity has its albums, and its news from the newest', () => {
  const page = buildActivityViews(content, 'fr').find(({ activity }) => activity.slug === 'puits-du-marche');
  expect(page?.albums.map(({ slug }) => slug)).toEqual(['chantier']);
  expect(page?.updates.map(({ when, text }) => [when, text])).toEqual([
    ['1er avril 2025', 'L’eau coule\u00a0: le marché a fêté son puits.'],
    ['10 mars 2025', 'Les travaux ont commencé.'],
  ]);
  expect(page?.share).toEqual({
    path: '/share/fr/activity-puits-du-marche.jpg',
    title: 'Puits du marché',
    source: '/uploads/accueil/puits.jpg',
    alt: 'Illustration\u00a0: un cercle rose sur un fond vert',
  });
});

it('the page of an activity without a picture shares its own title with that of the site', () => {
  const [activity] = content.activities;
  if (!activity) throw new Error('The fixture has no activity.');
  const fr = { ...activity.entry.fr, picture: undefined };
  const [page] = buildActivityViews({ ...content, activities: [{ ...activity, entry: { fr } }] }, 'fr');
  expect(page?.share).toMatchObject({ title: 'Fête de quartier', source: '/uploads/accueil/hero.jpg' });
});

it('the page of an album names its activity and says when it was', () => {
  const [veillee, , film] = buildAlbumViews(content, 'en');
  expect(veillee?.activity).toEqual({ slug: 'fete-de-quartier', title: 'Street party' });
  expect(veillee?.when.replace(/\s/g, ' ')).toBe('1 – 3 December 2025');
  expect(film).not.toHaveProperty('activity');
});

it('the privacy page leaves out what is not decided yet', () => {
  const { parts } = buildPrivacyView(content, 'fr').texts;
  expect(parts.map(({ id }) => id)).toEqual(['tracking', 'payment', 'record', 'host', 'messages', 'editor', 'photos']);
});
