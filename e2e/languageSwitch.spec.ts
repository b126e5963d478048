import { expect, test } from './fixtures';
import { openWithScripts, readPath, screens, sites } from './site';

const ways = [
  { from: 'fr', to: 'en', name: 'English' },
  { from: 'en', to: 'fr', name: 'Français' },
] as const;

for (const { from, to, name } of ways) {
  const here = sites[from];
  const there = sites[to];

  for (const screen of [screens.phone, screens.desk]) {
    test(`a link named ${name} leads from ${from} to ${to} at ${screen.width} px`, async ({ page }) => {
      await page.setViewportSize(screen);
      await openWithScripts(page, here.path('/'));
      const languages = page.getByRole('navigation', { name: here.label('language.label') });
      await expect(languages.getByRole('link')).toHaveCount(1);
      const link = languages.getByRole('link', { name });
      await expect(link).toHaveAttribute('lang', to);
      await expect(link).toHaveAttribute('hreflang', to);
      await link.click();
      await expect(page.locator('html')).toHaveAttribute('lang', to);
      expect(readPath(page)).toBe(there.path('/'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(there.home.sections.hero.title);
    });
  }

  test(`whoever reads the gallery in ${from} arrives at the gallery in ${to}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithScripts(page, `${here.path('/')}#gallery`);
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    expect(readPath(page)).toBe(`${there.path('/')}#gallery`);
    await expect(page.getByRole('heading', { name: there.home.sections.gallery.title })).toBeInViewport();
  });

  test(`an album’s page in ${from} leads to the same album in ${to}`, async ({ page }) => {
    for (const [index, { slug }] of here.albums.entries()) {
      await openWithScripts(page, here.albumPath(slug));
      await page.getByRole('banner').getByRole('link', { name }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', to);
      expect(readPath(page)).toBe(there.albumPath(slug));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(there.albums[index]?.album.name ?? '');
    }
  });
}

test('the section is the one being read, however the visitor came to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithScripts(page, '/#about');
  for (const [id, key] of [
    ['activities', 'activities'],
    ['contact', 'contact'],
  ] as const) {
    const heading = page.getByRole('heading', { name: sites.fr.home.sections[key].title });
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const link = page.getByRole('banner').getByRole('link', { name: 'English' });
    // Where the link leads is settled when it is pressed; the press itself is not followed here.
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await expect(link).toHaveAttribute('href', new RegExp(`/en/#${id}$`));
  }
});

test.describe('a browser that prefers English', () => {
  test.use({ locale: 'en-US' });

  test('is shown the French page at the French address', async ({ page }) => {
    await openWithScripts(page, '/');
    expect(await page.evaluate(() => navigator.language)).toBe('en-US');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sites.fr.home.sections.hero.title);
    expect(readPath(page)).toBe('/');
  });

  test('is still shown the French page after having read the English one', async ({ page }) => {
    await openWithScripts(page, '/en/');
    await openWithScripts(page, '/albums/dimanche-blanc-1/');
    expect(readPath(page)).toBe('/albums/dimanche-blanc-1/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});
