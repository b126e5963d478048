import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { languages } from '../i18n/languages';
import { keepTogether } from './keepTogether';
import { loadContent } from './load';
import { localize } from './localize';
import { site as siteFields } from './model';
import { presentAlbums, presentHome } from './present';

// The customer's own facts and rules, held against the real content.
const content = loadContent('content');

it.each(languages)('has a word for every label in %s, and none that French lacks', (language) => {
  const labels = content.labels[language];
  const french = Object.keys(content.labels.fr).filter((key) => language === 'fr' || !key.startsWith('admin.'));
  expect(Object.keys(labels).sort()).toEqual(french.sort());
  for (const [key, label] of Object.entries(labels)) expect([key, label.trim()]).not.toEqual([key, '']);
});

it.each(languages)('has the same labels in %s as fixtures/content, so that tests know every label', (language) => {
  const keys = (labels: object) => Object.keys(labels).sort();
  expect(keys(loadFixtureContent().labels[language])).toEqual(keys(content.labels[language]));
});

it('writes the French labels with the spaces that do not break', () => {
  for (const [key, label] of Object.entries(content.labels.fr))
    expect([key, label]).toEqual([key, keepTogether(label)]);
});

it.each([
  ['dimanche-blanc-1', 25, 0],
  ['dimanche-blanc-2', 9, 1],
  ['dimanche-blanc-3', 2, 3],
  ['actes-naissance-gadas', 36, 1],
])('shows album %s with %i photos and %i videos', (slug, photos, videos) => {
  expect(presentHome(content, 'fr').albums).toContainEqual(expect.objectContaining({ slug, photos, videos }));
});

it('has two media items from a stock-photo host', () => {
  const sources = presentAlbums(content, 'fr').flatMap(({ album }) => album.media.map(({ src }) => src));
  expect(sources.filter((src) => src.startsWith('https://'))).toHaveLength(2);
});

it.each([
  ['fr', 'illustration provisoire', 'provisoire'],
  ['en', 'placeholder illustration', 'placeholder'],
] as const)('says in %s of every sample that it is one', (language, ofIllustration, ofStockPhoto) => {
  for (const { album } of presentAlbums(content, language)) {
    for (const { caption, src } of album.media) {
      expect(caption.toLowerCase()).toContain(src.startsWith('https://') ? ofStockPhoto : ofIllustration);
    }
  }
});

it.each(languages)('keeps the facts the customer gave, in %s', (language) => {
  const { sections, activities, frame } = presentHome(content, language);
  expect(sections.hero.motto).toBe('one people, one nation, one destination');
  expect(frame.footer.copyright).toMatch(/^© 2024 /);
  expect(sections.contact.subtitle).toBeUndefined();
  expect(sections.about.impact.description).toMatch(/1[,\u00a0]000/);
  expect(activities.map(({ status }) => status)).toEqual(['active', 'completed']);
  expect(activities.map(({ participants }) => participants.match(/\d+\+?/)?.[0])).toEqual(['500+', '50']);
});

it('marks everything in site.json that is not a known fact as a placeholder', () => {
  const site = localize(siteFields, content.site.entry, 'fr');
  expect(site.placeholders).toEqual(expect.arrayContaining(['name', 'shortName', 'url', 'phone', 'email']));
  expect(site.socials).toHaveLength(4);
  expect(site.socials.filter(({ url }) => !url)).toHaveLength(2);
});
