import { languageNames } from '../src/i18n/languages';
import { albumWithMostPhotos, counts, sites } from './content';
import { expect, test } from './fixtures';
import { few } from './matrix';
import { openWithScripts, readPath, screens } from './site';

const ways = [
  { from: 'fr', to: 'en', screen: screens.phone },
  { from: 'en', to: 'fr', screen: screens.desk },
  ...few([], [
    { from: 'fr', to: 'en', screen: screens.desk },
    { from: 'en', to: 'fr', screen: screens.phone },
  ] as const),
] as const;

for (const { from, to, screen } of ways) {
  const here = sites[from];
  const there = sites[to];

  test(`a link leads from ${from} to the same place in ${to} at ${screen.width} px`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const link = page.getByRole('banner').getByRole('link', { name: languageNames[to] });

    await openWithScripts(page, here.path('/'));
    const list = page.getByRole('navigation', { name: here.label('language.label') });
    await expect(list.getByRole('link')).toHaveCount(1);
    await link.click();
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    expect(readPath(page)).toBe(there.path('/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(there.home.sections.hero.title);

    await openWithScripts(page, `${here.path('/')}#gallery`);
    await link.click();
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    expect(readPath(page)).toBe(`${there.path('/')}#gallery`);
    await expect(page.getByRole('heading', { name: there.home.sections.gallery.title })).toBeInViewport();

    if (counts.albums === 0) return;
    await openWithScripts(page, here.albumPath(albumWithMostPhotos[from].slug));
    await link.click();
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    expect(readPath(page)).toBe(there.albumPath(albumWithMostPhotos[to].slug));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(albumWithMostPhotos[to].album.name);
  });
}

test('the section is the one being read, however the visitor came to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithScripts(page, '/#about');
  for (const key of ['activities', 'contact'] as const) {
    const heading = page.getByRole('heading', { name: sites.fr.home.sections[key].title });
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const link = page.getByRole('banner').getByRole('link', { name: languageNames.en });
    // Where the link leads is settled when it is pressed; the press itself is not followed here.
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await expect(link).toHaveAttribute('href', new RegExp(`/en/#${key}$`));
  }
});

test.describe('a browser that prefers English', () => {
  test.use({ locale: 'en-US' });

  test('is shown the French page at the French address, also after having read the English one', async ({ page }) => {
    for (const before of ['about:blank', '/en/']) {
      await page.goto(before);
      await openWithScripts(page, '/');
      expect(await page.evaluate(() => navigator.language)).toBe('en-US');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sites.fr.home.sections.hero.title);
      expect(readPath(page)).toBe('/');
    }
  });
});
