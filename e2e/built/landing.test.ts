import { languages } from '../../src/i18n/languages';
import { menu } from '../../src/layout/menu';
import { literally, sites, tidy } from '../content';
import { find, isBuilt, openPage, readAll } from './files';

const textsOf = (within: ParentNode, selector: string) =>
  [...within.querySelectorAll(selector)].map((element) => tidy(element.textContent));

const withoutTags = (html: string) => tidy(html.replace(/<[^>]+>/g, ''));

describe.each(languages)('the landing page in %s', (language) => {
  const { home, path, label, albumPath } = sites[language];
  const { sections, activities, albums, frame, ways } = home;
  const page = openPage(path('/'));
  const section = (id: string) => find(page, `section[id="${id}"]`);

  it('has every text of the content', () => {
    const { title, subtitle } = sections.donation;
    // The other donation texts are in the form.
    const shown = tidy(page.body.textContent).toLowerCase();
    const texts = [
      ...readTexts({ ...sections, donation: { title, subtitle } }),
      ...readTexts(activities),
      ...readTexts(albums),
    ];
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !shown.includes(text.toLowerCase()))).toEqual([]);
  });

  it('draws every upload that the content names, none as a placeholder', () => {
    const uploads = JSON.stringify([sections, activities, albums]).match(/"\/uploads\/[^"]+"/g) ?? [];
    expect(uploads.length).toBeGreaterThan(0);
    const stockPhotos = JSON.stringify([sections, activities, albums]).match(/"https:\/\/images\.[^"]+"/g) ?? [];
    const drawn = page.querySelectorAll('main picture').length;
    expect(drawn).toBeGreaterThanOrEqual(uploads.length);
    expect(drawn).toBeLessThanOrEqual(uploads.length + stockPhotos.length);
  });

  it('opens with the motto, the title, the description and two links', () => {
    const { motto, mottoLanguage, title, subtitle, description, pictureAlt, cta1, cta2, facts } = sections.hero;
    const hero = section('home');
    expect(tidy(hero.textContent)).toContain(tidy(motto + title + subtitle + description));
    expect(readAll(hero, 'img', 'alt')).toEqual([pictureAlt]);
    expect(textsOf(hero, 'a')).toEqual([tidy(cta1), tidy(cta2)]);
    expect(readAll(hero, 'a', 'href')).toEqual(['#activities', '#donation']);
    expect(textsOf(hero, 'dd')).toEqual(facts.map(({ value }) => tidy(value)));
    const mottos = [...page.querySelectorAll('p, span')].filter((element) => tidy(element.textContent) === motto);
    expect(mottos).toHaveLength(2);
    for (const element of mottos) expect(element.getAttribute('lang')).toBe(mottoLanguage);
  });

  it('has a top bar with the name, the links of the menu, the donate button and the language switch', () => {
    const bar = find(page, 'header');
    for (const nav of bar.querySelectorAll(`nav[aria-label="${label('nav.label')}"]`)) {
      expect(textsOf(nav, 'a')).toEqual(menu.map((link) => tidy(label(link.label))));
      expect(readAll(nav, 'a', 'href')).toEqual(menu.map(({ hash }) => hash));
    }
    expect(tidy(find(bar, 'a[href="#home"]:not(nav a)').textContent)).toContain(tidy(frame.site.name));
    expect(find(bar, 'a[href="#donation"]').textContent).toContain(label('nav.donate'));
    const other = language === 'fr' ? 'en' : 'fr';
    const link = find(bar, `nav[aria-label="${label('language.label')}"] a`);
    expect(link.getAttribute('href')).toBe(sites[other].path('/'));
    expect([link.getAttribute('lang'), link.getAttribute('hreflang')]).toEqual([other, other]);
  });

  it('has four cards in the about section', () => {
    const { mission, vision, values, impact } = sections.about;
    const cards = [mission, vision, values, impact];
    expect(textsOf(section('about'), 'h3')).toEqual(cards.map(({ title }) => tidy(title)));
    const items = textsOf(section('about'), 'li');
    for (const [index, { description }] of cards.entries()) expect(items[index]).toContain(tidy(description));
  });

  it('shows a card per album with its cover, its counts and sizes, and a video badge', () => {
    const cards = [...section('gallery').querySelectorAll('li')];
    expect(cards.map((card) => tidy(find(card, 'h3').textContent))).toEqual(albums.map(({ name }) => tidy(name)));
    for (const [index, card] of cards.entries()) {
      const { slug, place, cover, photos, videos } = albums[index] ?? {};
      if (slug === undefined || photos === undefined || videos === undefined) throw new Error('There is no such album');
      expect(readAll(card, 'a', 'href')).toEqual([albumPath(slug)]);
      // Photos have a usual size and a data-saver size.
      const size = String.raw` · \d+[.,]\d ${literally(label('size.megabytes', { size: '' }))}`;
      const said = [
        photos > 0 && `${literally(label('album.photos', { count: photos }))}(${size}${size})?`,
        videos > 0 && `${literally(label('album.videos', { count: videos }))}${size}`,
      ].filter(Boolean);
      expect(tidy(find(card, 'h3 + p').textContent)).toMatch(
        new RegExp(`^${[literally(place ?? ''), ...said].join(' · ')}$`),
      );
      expect(textsOf(card, 'span').filter((text) => text === label('album.video'))).toHaveLength(videos > 0 ? 1 : 0);
      // A placeholder replaces a cover that is not set or could not be fetched.
      if (!card.querySelector('img')) expect(card.textContent).toContain(label('photo.missing'));
      if (cover?.startsWith('/')) {
        // The cover is the album's first photo, or the poster of its first video.
        const first = openPage(albumPath(slug)).querySelector('figure img')?.getAttribute('src') ?? '';
        expect(sourceOf(find(card, 'img').getAttribute('src') ?? '')).toBe(sourceOf(first));
      }
    }
  });

  it('has a footer with the motto, the contacts, the links and the copyright', () => {
    const footer = find(page, 'footer');
    const { description, copyright } = frame.footer;
    for (const text of [
      frame.hero.motto,
      description,
      frame.contact.address,
      frame.contact.phone,
      frame.contact.email,
      copyright,
    ]) {
      expect(tidy(footer.textContent)).toContain(tidy(text));
    }
    expect(textsOf(footer, 'nav h2')).toEqual([tidy(label('footer.links'))]);
    expect(readAll(footer, 'nav a', 'href')).toEqual(menu.map(({ hash }) => hash));
  });

  it('shows the other ways to donate, and hides the form without scripts', () => {
    const donation = section('donation');
    expect(find(donation, 'noscript').textContent).toMatch(/form\s*{\s*display:\s*none/);
    const block = tidy(find(donation, '#other-ways').textContent);
    expect(block).toContain(tidy(label('donation.otherWays') + sections.donation.otherWays));
    for (const { name, number = '' } of ways) expect(block).toMatch(new RegExp(`${name}.*${number}`));
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

// Fields that the page does not show as text, and the addresses of files and pages.
const notShown = /^(id|slug|start|end|status|mottoLanguage|photos|videos|contactLinks)$|Alt$|[fF]ocus$/;
const address = /^(\/uploads\/|https?:\/\/)\S+$/;

/** All texts of a view model, without HTML tags. */
function readTexts(value: unknown): string[] {
  if (typeof value === 'string') return address.test(value) ? [] : [withoutTags(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (notShown.test(key) ? [] : readTexts(inner)));
}
