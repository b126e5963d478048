import type { Page } from '@playwright/test';
import { pageStates } from '../../src/donation/ending';
import { languages } from '../../src/i18n/languages';
import { sites } from '../content';
import { expect, test } from '../fixtures';
import { few } from '../matrix';
import { openEnding } from '../payment/journey';
import { fillCard, openForm } from './form';

// What the provider has just answered, which these tests themselves put there.
test.use({ expectedProblems: ['cookie: donation_check of localhost'] });

const conditions = [
  { name: 'at 320 px', width: 320, textSize: '100%', usual: ['en'] },
  { name: 'at 360 px with text twice as large', width: 360, textSize: '200%', usual: ['fr'] },
] as const;

for (const { name, width, textSize, usual } of conditions) {
  test.describe(`${name} nothing scrolls sideways and no text leaves its box`, () => {
    test.use({ viewport: { width, height: 740 } });

    const enlarge = (page: Page) =>
      page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);

    for (const language of few(usual, languages)) {
      test(`in the form, with errors and a toast, in ${language}`, async ({ page }) => {
        const form = await openForm(page, language);
        await enlarge(page);
        await form.amount.fill('1000000');
        await expectToFit(page);
        await form.cardTab.click();
        await form.pay.click();
        await expect(form.field('customer_name')).toBeFocused();
        await expectToFit(page);
        await form.toasts.getByRole('button', { name: sites[language].label('dialog.close') }).click();
        await fillCard(form);
        await expectToFit(page);
      });

      test(`on every page that a payment ends at, in ${language}`, async ({ page, baseURL }) => {
        for (const state of [undefined, ...pageStates]) {
          await openEnding(page, baseURL, state, language);
          await enlarge(page);
          await expectToFit(page);
        }
      });
    }
  });
}

/** Fails when the page is wider than the screen, or a text of the form or the page is, or than what it stands in. */
async function expectToFit(page: Page): Promise<void> {
  const problems = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const parts = document.querySelectorAll('form[aria-label] *, [aria-live] *, main h1, main h1 ~ *, main h1 ~ * *');
    for (const element of parts) {
      if (!element.checkVisibility() || element.closest('select')) continue;
      const { left, right } = element.getBoundingClientRect();
      const holdsText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const overflows =
        holdsText && getComputedStyle(element).display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
      if (left < -1 || right > clientWidth + 1 || overflows) found.push(element.outerHTML.slice(0, 120));
    }
    return found;
  });
  expect(problems, page.url()).toEqual([]);
}
