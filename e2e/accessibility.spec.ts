import { languages } from '../src/i18n/languages';
import { donationStates, siteStates } from './accessibilityStates';
import { checkAccessibility, expect, test } from './fixtures';
import { openWithScripts, screens } from './site';

// axe reads hundreds of elements three times over, beside another test on a small machine.
test.slow();

for (const language of languages) {
  for (const { name, open, expectedProblems = [] } of [...siteStates, ...donationStates]) {
    test.describe(`at 360, 768 and 1280 px in ${language} axe finds nothing wrong`, () => {
      test.use({ expectedProblems });

      test(name, async ({ page, baseURL }) => {
        await open(page, language, baseURL);
        for (const screen of Object.values(screens)) {
          await page.setViewportSize(screen);
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
