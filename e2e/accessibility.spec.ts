import { type Language, languages } from '../src/i18n/languages';
import { donationStates, siteStates } from './accessibilityStates';
import { checkAccessibility, expect, test } from './fixtures';
import { few } from './matrix';
import { openWithScripts, screens } from './site';

// axe reads hundreds of elements, beside another test on a small machine.
test.slow();

type Look = { language: Language; widths: readonly (keyof typeof screens)[] };

/** Each state as its layouts differ: French on a phone, English on a desk. */
const usual: Look[] = [
  { language: 'fr', widths: ['phone'] },
  { language: 'en', widths: ['desk'] },
];
const all: Look[] = languages.map((language) => ({ language, widths: ['phone', 'tablet', 'desk'] }));

for (const { name, open, expectedProblems = [], isThere = true, hasTabletLayout } of [
  ...siteStates,
  ...donationStates,
]) {
  for (const { language, widths } of few(usual, all)) {
    test.describe(`in ${language} axe finds nothing wrong`, () => {
      test.use({ expectedProblems });

      test(name, async ({ page, baseURL }) => {
        test.skip(!isThere, 'The content has none');
        await open(page, language, baseURL);
        const tablet = hasTabletLayout && language === 'fr' ? (['tablet'] as const) : [];
        for (const width of new Set([...widths, ...tablet])) {
          await page.setViewportSize(screens[width]);
          await checkAccessibility(page);
        }
      });
    });
  }
}

test('axe does find what is wrong', async ({ page }) => {
  await openWithScripts(page, '/');
  await page.evaluate(() => document.querySelector('#home img')?.removeAttribute('alt'));
  await expect(checkAccessibility(page)).rejects.toThrow(/image-alt/);
});
