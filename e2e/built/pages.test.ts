import { type Language, languages } from '../../src/i18n/languages';
import { offlinePath, posterPath } from '../../src/routes';
import { activitiesOf, albumsOf, labelKeys, outcomePaths, publicPaths, sites, tidy } from '../content';
import { isBuilt, openPage, readAll } from './files';

describe.each(languages)('the built pages in %s', (language) => {
  const { name: site, hero, footer, poster, association, privacy, path, label } = sites[language];
  const pages = [
    { address: path('/'), name: hero.title, description: hero.description, heading: hero.title },
    ...albumsOf(language).map(({ path: address, name, description }) => ({
      address,
      name,
      description,
      heading: name,
    })),
    ...(['/activites/', '/albums/'] as const).map((french) => {
      const name = label(french === '/albums/' ? 'album.all' : 'activity.all');
      return { address: path(french), name, description: footer.description, heading: name };
    }),
    ...activitiesOf(language).map(({ path: address, title, description }) => ({
      address,
      name: title,
      description,
      heading: title,
    })),
    {
      address: path('/association/'),
      name: association.title,
      description: association.lead,
      heading: association.title,
    },
    { address: path('/confidentialite/'), name: privacy.title, description: privacy.lead, heading: privacy.title },
    {
      address: path(posterPath),
      name: poster.title,
      description: `${poster.title}. ${poster.lead}`,
      heading: label('poster.title'),
    },
  ];

  it.each(pages)('$address has its language, title, description and canonical URL', ({ address, name, ...rest }) => {
    const page = openPage(address);
    expect(page.documentElement.lang).toBe(language);
    expect(tidy(page.title)).toBe(`${name} · ${site}`);
    expect(readAll(page, 'head meta[name=description]', 'content')).toEqual([rest.description]);
    expect(readAll(page, 'head link[rel=canonical]', 'href')).toEqual([`https://www.example.org${address}`]);
    expect(readAll(page, 'head meta[name=robots]', 'content')).toEqual([]);
    expect([...page.querySelectorAll('h1')].map((heading) => tidy(heading.textContent))).toEqual([rest.heading]);
  });

  const others = [...outcomePaths, offlinePath];

  it.each(others)('%s has the title of its heading', (address) => {
    const page = openPage(path(address));
    expect(page.documentElement.lang).toBe(language);
    expect(tidy(page.title)).toBe(`${tidy(page.querySelector('h1')?.textContent ?? null)} · ${site}`);
  });

  it('offer no other donation in the header beside an open payment', () => {
    const offers = outcomePaths.filter((address) =>
      openPage(path(address)).querySelector('header a[href*="#donation"]'),
    );
    expect(offers.map((address) => address.split('/')[2]).sort()).toEqual([
      'accepted',
      'cancelled',
      'neutral',
      'refused',
    ]);
  });

  it('show no label key, placeholder or undefined value', () => {
    for (const address of [...pages.map((page) => page.address), ...others.map(path)]) {
      const texts = readTexts(openPage(address));
      expect(texts.length).toBeGreaterThan(20);
      const unfinished = texts.filter(
        (text) => labelKeys.includes(text) || /\{\w*\}|\bundefined\b|\bnull\b|\bNaN\b|\[object/.test(text),
      );
      expect([address, unfinished]).toEqual([address, []]);
    }
  });

  it('link only to built files', () => {
    for (const address of publicPaths.filter((known) => known.startsWith('/en/') === (language === 'en'))) {
      const page = openPage(address);
      const leads = [
        ...readAll(page, 'a[href^="/"], link[href^="/"]', 'href'),
        ...readAll(page, 'img[src^="/"], video[src^="/"]', 'src'),
        ...readAll(page, '[srcset]', 'srcset').flatMap((set) =>
          (set ?? '').split(',').map((one) => one.trim().split(' ')[0]),
        ),
      ];
      expect(leads.filter((lead) => !isBuilt(lead ?? ''))).toEqual([]);
    }
  });
});

it('the hreflang links of each page are reciprocal', () => {
  const alternatesOf = (address: string) => {
    const links = [...openPage(address).querySelectorAll('link[rel=alternate][hreflang]')];
    return Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href') ?? '']));
  };
  for (const address of publicPaths) {
    const alternates = alternatesOf(address);
    expect(Object.keys(alternates).sort()).toEqual([...languages, 'x-default'].sort());
    expect(alternates['x-default']).toBe(alternates.fr);
    const paths = languages.map((language: Language) => new URL(alternates[language] ?? '').pathname);
    expect(paths).toContain(address);
    for (const other of paths) expect(alternatesOf(other)).toEqual(alternates);
  }
});

/** All texts of a page, including those of attributes. */
function readTexts(page: Document): string[] {
  const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'content', 'href', 'src', 'poster'];
  const found = attributes.flatMap((name) => readAll(page, `[${name}]`, name).map((text) => text ?? ''));
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest('script, style')) found.push(textContent ?? '');
  }
  return found.map(tidy);
}
