import { notFoundPath, offlinePath, posterPath } from '../../src/routes';
import { languages } from '../../src/shared/i18n/languages';
import {
  activitiesOf,
  albumsOf,
  collapseSpaces,
  indexedPath,
  indexedPaths,
  labelKeys,
  outcomePaths,
  sites,
} from '../support/content';
import { readSrcset } from '../support/pictures';
import { find, isBuilt, listPublicFiles, openPage, readAll, readText, visitorPages } from './builtFiles';

describe.each(languages)('the built pages in %s', (language) => {
  const { name: site, hero, footer, poster, association, privacy, path, label } = sites[language];
  const pages = [
    { pagePath: path('/'), name: hero.title, description: hero.description, heading: hero.title },
    ...albumsOf(language).map(({ path: pagePath, name, description }) => ({
      pagePath,
      name,
      description,
      heading: name,
    })),
    ...(['/activites/', '/albums/'] as const).map((french) => {
      const name = label(french === '/albums/' ? 'album.all' : 'activity.all');
      return { pagePath: path(french), name, description: footer.description, heading: name };
    }),
    ...activitiesOf(language).map(({ path: pagePath, title, description }) => ({
      pagePath,
      name: title,
      description,
      heading: title,
    })),
    {
      pagePath: path('/association/'),
      name: association.title,
      description: association.lead,
      heading: association.title,
    },
    { pagePath: path('/confidentialite/'), name: privacy.title, description: privacy.lead, heading: privacy.title },
    {
      pagePath: path(posterPath),
      name: poster.title,
      description: `${poster.title}. ${poster.lead}`,
      heading: label('poster.title'),
    },
  ];

  it.each(pages)('$pagePath has its language, title, description and canonical URL', ({ pagePath, name, ...rest }) => {
    const page = openPage(pagePath);
    expect(page.documentElement.lang).toBe(language);
    expect(collapseSpaces(page.title)).toBe(`${name} · ${site}`);
    expect(readAll(page, 'head meta[name=description]', 'content')).toEqual([rest.description]);
    expect(readAll(page, 'head link[rel=canonical]', 'href')).toEqual([
      `https://www.grand-baobab.example${indexedPath(pagePath)}`,
    ]);
    expect(readAll(page, 'head meta[name=robots]', 'content')).toEqual([]);
    // The page shrinks above an on-screen keyboard, which would cover a toast.
    expect(readAll(page, 'head meta[name=viewport]', 'content')).toEqual([expect.stringContaining('resizes-content')]);
    expect([...page.querySelectorAll('h1')].map((heading) => collapseSpaces(heading.textContent))).toEqual([
      rest.heading,
    ]);
  });

  it('that search engines may index are all tested here', () => {
    const known = indexedPaths.filter((pagePath) => pagePath.startsWith('/en/') === (language === 'en'));
    expect(pages.map(({ pagePath }) => pagePath)).toEqual(expect.arrayContaining(known));
  });

  const others = [...outcomePaths, offlinePath];

  it.each(others)('%s has its heading as its title', (pagePath) => {
    const page = openPage(path(pagePath));
    expect(page.documentElement.lang).toBe(language);
    expect(collapseSpaces(page.title)).toBe(
      `${collapseSpaces(page.querySelector('h1')?.textContent ?? null)} · ${site}`,
    );
  });

  // tools/serve.test.ts proves that the server answers an unknown path with this page.
  it('include the page for an unknown path, which leads home', () => {
    const page = openPage(path(notFoundPath));
    expect(collapseSpaces(page.title)).toBe(`${label('notFound.browserTitle')} · ${site}`);
    const main = find(page, 'main');
    for (const key of ['notFound.original', 'notFound.title', 'notFound.message'] as const)
      expect(collapseSpaces(main.textContent)).toContain(label(key));
    expect(readAll(main, 'a', 'href')).toContain(path('/'));
  });

  it('offer no other donation in the header after a payment', () => {
    for (const pagePath of outcomePaths)
      expect(openPage(path(pagePath)).querySelector('header a[href*="#donation"]')).toBeNull();
  });

  it('show no label key, placeholder or undefined value', () => {
    for (const pagePath of [...pages.map((page) => page.pagePath), ...others.map(path)]) {
      const texts = readTexts(openPage(pagePath));
      expect(texts.length).toBeGreaterThan(20);
      const unfinished = texts.filter(
        (text) => labelKeys.includes(text) || /\{\w*\}|\bundefined\b|\bnull\b|\bNaN\b|\[object/.test(text),
      );
      expect([pagePath, unfinished]).toEqual([pagePath, []]);
    }
  });

  it('link only to built files', () => {
    for (const pagePath of visitorPages.filter((known) => known.startsWith('/en/') === (language === 'en'))) {
      const page = openPage(pagePath);
      const leads = [
        ...readAll(page, 'a[href^="/"], link[href^="/"]', 'href'),
        ...readAll(page, 'img[src^="/"], video[src^="/"]', 'src'),
        ...readAll(page, '[srcset]', 'srcset').flatMap((set) => [...readSrcset(set ?? '').keys()]),
      ];
      expect(leads.filter((lead) => !isBuilt(lead ?? ''))).toEqual([]);
    }
  });
});

/** The texts of a page, including those in attributes. */
function readTexts(page: Document): string[] {
  const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'content', 'href', 'src', 'poster'];
  const found = attributes.flatMap((name) => readAll(page, `[${name}]`, name).map((text) => text ?? ''));
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest('script, style')) found.push(textContent ?? '');
  }
  return found.map(collapseSpaces);
}

it.each([
  [
    '/albums/',
    [
      ['2025', '/albums/veillee/'],
      ['2025', '/albums/chantier/'],
      ['2024', '/albums/film/'],
    ],
  ],
  [
    '/en/activities/',
    [
      ['2025', '/en/activities/fete-de-quartier/'],
      ['2025', '/en/activities/puits-du-marche/'],
    ],
  ],
])('the index %s lists everything by year, newest first', (pagePath, expected) => {
  const sections = [...find(openPage(pagePath), 'main').querySelectorAll('section')];
  const listed = sections.flatMap((section) =>
    [...section.querySelectorAll('li a')].map((link) => [
      collapseSpaces(find(section, 'h2').textContent),
      link.getAttribute('href'),
    ]),
  );
  expect(listed).toEqual(expected);
});

it.each(languages)('every activity page in %s has its texts, and its news, newest first', (language) => {
  const { label } = sites[language];
  for (const { path, title, description, location, participants, status, updates = [] } of activitiesOf(language)) {
    const main = find(openPage(path), 'main');
    for (const text of [title, description, location, participants, label(`status.${status}`)])
      expect(collapseSpaces(main.textContent)).toContain(text);
    expect([...main.querySelectorAll('article p')].map((paragraph) => collapseSpaces(paragraph.textContent))).toEqual(
      updates.map(({ text }) => text).reverse(),
    );
  }
});

const mainOf = (path: string) => find(openPage(path), 'main');

it.each(languages)('an activity in %s leads to the donation and its album, and the album back', (language) => {
  const { party, veillee, path } = sites[language];
  const linksIn = (pagePath: string) => readAll(mainOf(pagePath), 'a', 'href');
  expect(linksIn(party.path)).toEqual(expect.arrayContaining([veillee.path, `${path('/')}#donation`]));
  expect(linksIn(veillee.path)).toContain(party.path);
});

it.each(languages)('every album page in %s has its texts and its media in order', (language) => {
  for (const { path, place, description, media } of albumsOf(language)) {
    const main = mainOf(path);
    expect(readAll(main, 'a', 'href')).toContain(sites[language].path('/albums/'));
    for (const text of [place, description]) expect(collapseSpaces(main.textContent)).toContain(text);
    const shown = [...main.querySelectorAll('figcaption')].map((caption) => collapseSpaces(caption.textContent));
    expect(shown).toEqual(media.map(({ caption }) => expect.stringContaining(caption)));
    // A photo that the build could not fetch keeps its place and its caption.
    for (const figure of main.querySelectorAll('figure'))
      expect(figure.querySelectorAll('video, a[href] img, [role=img], svg').length).toBeGreaterThan(0);
    const files = [...readAll(main, 'figure img', 'src'), ...readAll(main, 'video', 'src')];
    for (const file of files) expect(file).toMatch(/^\/static\/.+\.(jpg|png|mp4)$/);
    const links = readAll(main, 'figure a', 'href').map((href) => href?.slice(1));
    expect(links).toEqual(readAll(main, 'li[id]:has(figure a)', 'id'));
    expect(files.filter((file) => !isBuilt(file ?? ''))).toEqual([]);
  }
});

it('captions are published beside their video, in the language that their name says', () => {
  const tracks = [...mainOf('/en/albums/veillee/').querySelectorAll('video track')];
  expect(tracks.map((track) => track.getAttribute('srclang'))).toEqual(['fr']);
  expect(isBuilt(tracks[0]?.getAttribute('src') ?? '')).toBe(true);
});

it.each([
  ['fr', /· \d,\d Mo/],
  ['en', /· \d\.\d MB/],
] as const)('every video in %s states its size, has controls and a poster, and preloads nothing', (language, size) => {
  for (const { path, videos } of albumsOf(language)) {
    const players = [...mainOf(path).querySelectorAll('video')];
    expect(players.map((player) => collapseSpaces(player.getAttribute('aria-label')))).toEqual(videos);
    for (const player of players) {
      expect(player.hasAttribute('controls')).toBe(true);
      expect(player.hasAttribute('autoplay')).toBe(false);
      expect(player.getAttribute('preload')).toBe('none');
      const figure = player.closest('figure');
      expect(figure?.querySelectorAll('img')).toHaveLength(1);
      expect(collapseSpaces(figure?.textContent ?? '')).toMatch(size);
    }
  }
});

it('no published file names who agreed to be shown', () => {
  const files = ['.html', '.json', '.js'].flatMap(listPublicFiles);
  expect(files.length).toBeGreaterThan(50);
  const texts = files.map((name) => readText(name));
  for (const who of ['Le chef du quartier Mpalla', 'Madame Ngo Mpalla'])
    expect(texts.filter((text) => text.includes(who))).toEqual([]);
});
