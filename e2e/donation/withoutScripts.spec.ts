import { languages } from '../../src/i18n/languages';
import { sites } from '../content';
import { expect, test } from '../fixtures';
import { few } from '../matrix';
import { findForm } from './form';

test.use({ javaScriptEnabled: false });

for (const language of few(['fr'], languages)) {
  const { home, path, label } = sites[language];

  test(`the section says how else to give, and shows no form that cannot be sent, in ${language}`, async ({ page }) => {
    await page.goto(`${path('/')}#donation`);
    const section = page.locator('#donation');
    await expect(section.getByRole('heading', { name: home.sections.donation.title })).toBeVisible();
    const words = section.getByRole('heading', { name: label('donation.otherWays') }).locator('..');
    await expect(words).toBeVisible();
    await expect(words).toContainText(home.sections.donation.otherWays);
    await expect(findForm(page, language).whole).toBeHidden();
    await expect(section.locator('form, input, select, button').filter({ visible: true })).toHaveCount(0);
  });
}

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('those words make way for the form', async ({ page }) => {
    await page.goto('/#donation');
    await expect(page.getByRole('heading', { name: sites.fr.label('donation.otherWays') })).toBeHidden();
    await expect(findForm(page).whole).toBeVisible();
  });
});
