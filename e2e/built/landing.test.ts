import { readFileSync } from 'node:fs';
import { languages } from '../../src/i18n/languages';
import { menu } from '../../src/layout/menu';
import { albumsOf, sites, tidy } from '../content';
import { find, isBuilt, openPage, readAll } from './files';

const motto = 'one people, one nation, one destination';

const textsOf = (within: ParentNode, selector: string) =>
  [...within.querySelectorAll(selector)].map((element) => tidy(element.textContent));

describe.each(languages)('the landing page in %s', (language) => {
  const { name, hero, contact, donation, footer, path, label } = sites[language];
  const page = openPage(path('/'));
  const section = (id: string) => find(page, `section[id="${id}"]`);

  it('has every text of its sections', () => {
    const shown = tidy(page.body.textContent);
    // The other donation texts are in the form.
    const files = ['hero', 'about', 'activities', 'gallery', 'contact', 'footer'].map((section) =>
      JSON.parse(readFileSync(`fixtures/content/home/${section}.json`, 'utf8')),
    );
    const texts = files.flatMap((file) => readTexts(file[language]));
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  });

  it('draws the pictures of the hero, of two activities and of three albums', () => {
    expect(page.querySelectorAll('main picture')).toHaveLength(6);
  });

  it('opens with the motto, the title, the description and two links', () => {
    const section = find(page, '#home');
    expect(tidy(section.textContent)).toMatch(new RegExp(`^${motto}${hero.title}.*${hero.description}`));
    expect(readAll(section, 'img', 'alt')).toEqual([hero.pictureAlt]);
    expect(textsOf(section, 'a')).toEqual([hero.cta1, hero.cta2]);
    expect(readAll(section, 'a', 'href')).toEqual(['#activities', '#donation']);
    expect(textsOf(section, 'dd')).toEqual([language === 'fr' ? '1 200+' : '1,200+', '30+', '4']);
    const mottos = [...page.querySelectorAll('p, span')].filter((element) => tidy(element.textContent) === motto);
    expect(mottos.map((element) => element.getAttribute('lang'))).toEqual(['en', 'en']);
  });

  it('has a top bar with the name, the links of the menu, the donate button and the language switch', () => {
    const bar = find(page, 'header');
    for (const nav of bar.querySelectorAll(`nav[aria-label="${label('nav.label')}"]`)) {
      expect(textsOf(nav, 'li a')).toEqual(menu.map((link) => tidy(label(link.label))));
      expect(readAll(nav, 'li a', 'href')).toEqual(menu.map(({ hash }) => hash));
    }
    expect(readAll(bar, 'details p a', 'href')).toEqual(
      {
        fr: ['/association/', '/albums/', '/activites/', '/don/affiche/'],
        en: ['/en/association/', '/en/albums/', '/en/activities/', '/en/donate/poster/'],
      }[language],
    );
    expect(tidy(find(bar, 'a[href="#home"]:not(nav a)').textContent)).toContain(name);
    expect(find(bar, 'a[href="#donation"]').textContent).toContain(label('nav.donate'));
    const other = language === 'fr' ? 'en' : 'fr';
    const link = find(bar, `nav[aria-label="${label('language.label')}"] a`);
    expect(link.getAttribute('href')).toBe(sites[other].path('/'));
    expect([link.getAttribute('lang'), link.getAttribute('hreflang')]).toEqual([other, other]);
  });

  it('has four cards in the about section', () => {
    expect(section('about').querySelectorAll('li h3')).toHaveLength(4);
  });

  it('shows a card per album with its cover, its counts and sizes, and a video badge', () => {
    const cards = [...section('gallery').querySelectorAll('li')];
    expect(cards).toHaveLength(3);
    for (const [index, { name, path: address, place, photos, videos }] of albumsOf(language).entries()) {
      const card = cards[index] as Element;
      expect([textsOf(card, 'h3'), readAll(card, 'a', 'href')]).toEqual([[name], [address]]);
      // Photos have a usual size and a data-saver size.
      const size = language === 'fr' ? ' \\(\\d,\\d Mo\\)' : ' \\(\\d\\.\\d MB\\)';
      const said = `${place}${label('album.photos', { count: photos })}${size}${size}`;
      const video = videos.length > 0 ? ` · ${label('album.videos', { count: 1 })}${size}` : '';
      expect(textsOf(card, 'p').join('')).toMatch(new RegExp(`^${said}${video}$`));
      expect(textsOf(card, 'span').filter((text) => text === label('album.video'))).toHaveLength(videos.length);
      // The cover is the album's first photo, or the poster of its first video.
      const first = openPage(address).querySelector('figure img')?.getAttribute('src') ?? '';
      expect(sourceOf(find(card, 'img').getAttribute('src') ?? '')).toBe(sourceOf(first));
    }
  });

  it('has a footer with the motto, the contacts, the links and the copyright', () => {
    const element = find(page, 'footer');
    const facts = [contact.address, '+237 6XX XX XX XX', 'contact@example.org', `© 2024 ${name}`];
    for (const text of [motto, footer.description, ...facts]) expect(tidy(element.textContent)).toContain(text);
    expect(textsOf(element, 'nav h2')).toEqual([tidy(label('footer.links'))]);
    expect(readAll(element, 'nav a', 'href')).toEqual(menu.map(({ hash }) => hash));
  });

  it('shows the other ways to donate; without scripts, it hides the form and says why', () => {
    const withoutScripts = tidy(find(section('donation'), 'noscript').textContent);
    expect(withoutScripts).toMatch(/form\s*{\s*display:\s*none/);
    expect(withoutScripts).toContain(label('donation.noScript'));
    const block = tidy(find(page, '#other-ways').textContent);
    expect(block).toContain(label('donation.otherWays') + donation.ways[0]?.[0]);
    for (const [way, how] of donation.ways) expect(block).toMatch(new RegExp(`${way}.*${how}`));
    // Its number is a placeholder, or it has none.
    for (const way of ['MTN Mobile Money', 'Autre banque', 'Other bank']) expect(block).not.toContain(way);
  });

  it('has a live region for toasts and a link to the poster', () => {
    expect(find(page, '[role=log][aria-live=polite]').getAttribute('aria-label')).toBe(label('toast.region'));
    expect(textsOf(section('donation'), 'a')).toContain(tidy(label('donation.poster')));
    const poster = [...section('donation').querySelectorAll('a')].find(
      (link) => tidy(link.textContent) === label('donation.poster'),
    );
    expect(isBuilt(poster?.getAttribute('href') ?? '')).toBe(true);
  });
});

/** The URL prefix that all sizes of a picture share. */
function sourceOf(address: string): string {
  return address.split('/').slice(0, 3).join('/');
}

// Fields that the page does not show as text.
const notShown = /^(id|mottoLanguage|picture|pictureAlt)$/;

/** All texts of a section's file, without those that name a fact of the site. */
function readTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('{') ? [] : [tidy(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (notShown.test(key) ? [] : readTexts(inner)));
}
