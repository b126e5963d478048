import { readFileSync } from 'node:fs';
import { localizedPath } from '../../src/routes';
import { languages } from '../../src/shared/i18n/languages';
import { menu, menuPages } from '../../src/site/frame/menu';
import { collapseSpaces, sites } from '../support/content';
import { find, openPage, readAll, readText } from './builtFiles';

const textsOf = (within: ParentNode, selector: string) =>
  [...within.querySelectorAll(selector)].map((element) => collapseSpaces(element.textContent));

describe.each(languages)('the landing page in %s', (language) => {
  const { path, label, chantier } = sites[language];
  const page = openPage(path('/'));

  it('has every text of its sections, except the donation section’s', () => {
    const shown = collapseSpaces(page.body.textContent);
    // Most texts of the donation section are in the form.
    const files = ['hero', 'about', 'activities', 'gallery', 'contact', 'footer'].map((section) =>
      JSON.parse(readFileSync(`fixtures/content/home/${section}.json`, 'utf8')),
    );
    const texts = files.flatMap((file) => readTexts(file[language]));
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  });

  it('does not grow with the photos of an album: it names the cover alone', () => {
    const data = readText(`/page-data/${language === 'fr' ? 'index' : language}/page-data.json`);
    const built = collapseSpaces(`${readText(path('/'))} ${data}`);
    const [cover, ...photos] = chantier.media;
    expect(built).toContain(cover?.src);
    const others = photos.filter(({ src }) => src !== cover?.src);
    expect(others.length).toBeGreaterThan(30);
    expect(others.filter(({ src, caption }) => built.includes(src) || built.includes(caption))).toEqual([]);
  });

  it('has a top bar with the links of the menu, which lead there from other pages, too', () => {
    const bar = find(page, 'header');
    const otherBar = find(openPage(chantier.path), 'header');
    for (const [within, home] of [
      [bar, ''],
      [otherBar, path('/')],
    ] as const) {
      const navs = [...within.querySelectorAll(`nav[aria-label="${label('nav.label')}"]`)];
      // One is folded, the other is for wide screens.
      expect(navs).toHaveLength(2);
      for (const nav of navs) {
        expect(textsOf(nav, 'li a')).toEqual(menu.map((link) => collapseSpaces(label(link.label))));
        expect(readAll(nav, 'li a', 'href')).toEqual(menu.map(({ hash }) => home + hash));
      }
    }
    expect(readAll(bar, 'details p a', 'href')).toEqual(menuPages.map(([french]) => localizedPath(french, language)));
  });
});

// Fields that the page does not show as text.
const notShown = /^(id|picture|pictureAlt|albums|activity)$/;

/** The shown texts of a section's file, except those that interpolate a fact of the site. */
function readTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('{') ? [] : [collapseSpaces(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (notShown.test(key) ? [] : readTexts(inner)));
}
