import { languages } from '../src/i18n/languages';
import { expect, test } from './fixtures';
import { albumCard, albumWithMostPhotos, expectEveryPictureToLoad, readPath, screens, sites, tidy } from './site';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  const { home, albums, path, albumPath, label } = sites[language];

  test(`every text of the landing page is there, and every picture loads, in ${language}`, async ({ page }) => {
    await page.goto(path('/'));
    const shown = tidy(await page.locator('body').innerText()).toLowerCase();
    // The rest of the donation's texts belong to its form.
    const { title, subtitle } = home.sections.donation;
    const sections = { ...home.sections, donation: { title, subtitle } };
    const texts = [...readTexts(sections), ...readTexts(home.activities), ...readTexts(home.albums)];
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((text) => !shown.includes(text.toLowerCase()))).toEqual([]);
    await expectEveryPictureToLoad(page);
  });

  test(`an album’s card leads to its page, with every text and picture, in ${language}`, async ({ page }) => {
    for (const { slug, album } of albums) {
      await page.goto(path('/'));
      await albumCard(page, album.name).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(album.name);
      expect(readPath(page)).toBe(albumPath(slug));
      await expect(page.locator('figcaption')).toHaveText(album.media.map(({ caption }) => caption));
      const videos = album.media.filter(({ type }) => type === 'video');
      await expect(page.locator('figure:has(img) video[controls][src]')).toHaveCount(videos.length);
      await expectEveryPictureToLoad(page);
    }
  });

  test(`every photo leads to an image file, in ${language}`, async ({ page, request }) => {
    const { slug } = albumWithMostPhotos[language];
    await page.goto(albumPath(slug));
    const links = await page
      .getByRole('main')
      .getByRole('figure')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(30);
    for (const link of links) {
      const response = await request.head(link);
      expect(response.status(), link).toBe(200);
      expect(response.headers()['content-type'], link).toMatch(/^image\//);
    }
  });

  test(`the menu opens, leads to a section, and closes, in ${language}`, async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await page.goto(path('/'));
    const bar = page.getByRole('banner');
    const toggle = bar.locator('summary', { hasText: label('nav.menu') });
    const link = bar.getByRole('link', { name: label('nav.contact') });
    await expect(link).toBeHidden();
    await toggle.click();
    await link.click();
    expect(readPath(page)).toBe(`${path('/')}#contact`);
    await toggle.click();
    await expect(link).toBeHidden();
    await expect(page.getByRole('heading', { name: home.sections.contact.title })).toBeInViewport();
  });

  test(`the buttons and the bar lead to their sections, in ${language}`, async ({ page }) => {
    await page.setViewportSize(screens.desk);
    await page.goto(path('/'));
    await page.locator('#home').getByRole('link', { name: home.sections.hero.cta1 }).click();
    await expect(page.getByRole('heading', { name: home.sections.activities.title })).toBeInViewport();
    await page
      .getByRole('banner')
      .getByRole('link', { name: label('nav.donate') })
      .click();
    await expect(page.getByRole('heading', { name: home.sections.donation.title })).toBeInViewport();
  });
}

test('the language switch leads there and back', async ({ page }) => {
  for (const french of ['/', `/albums/${albumWithMostPhotos.fr.slug}/`]) {
    await page.goto(french);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(readPath(page)).toBe(sites.en.path(french));
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(readPath(page)).toBe(french);
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedProblems: [/^answer 404: (\/en)?\/nowhere$/] });

  for (const language of languages) {
    const { path, label, home } = sites[language];

    test(`says so and leads home, in ${language}`, async ({ page }) => {
      const response = await page.goto(path('/nowhere'));
      expect(response?.status()).toBe(404);
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await page.getByRole('link', { name: label('notFound.home') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.sections.hero.title);
    });
  }
});

// What is named in the content for the build, and not shown as it is.
const notShown = /^(id|slug|order|status|picture|pictureAlt|cover|mottoLanguage|photos|videos)$/;

/** Every text in presented content, without the tags of its HTML. */
function readTexts(value: unknown): string[] {
  if (typeof value === 'string') return [tidy(value.replace(/<[^>]+>/g, ''))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (notShown.test(key) ? [] : readTexts(inner)));
}
