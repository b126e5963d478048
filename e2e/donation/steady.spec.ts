import { pageStates } from '../../src/donation/ending';
import { languages } from '../../src/i18n/languages';
import { expect, test } from '../fixtures';
import { few } from '../matrix';
import { openEnding } from '../payment/journey';
import { readShift } from '../readShift';
import { screens } from '../site';

test.use({ expectedProblems: ['cookie: donation_check of localhost'] });

test('on a phone, nothing moves when a payment’s reference and amount come', async ({ page, baseURL }) => {
  await page.setViewportSize(screens.phone);
  for (const language of few(['fr'], languages)) {
    for (const state of pageStates) {
      await openEnding(page, baseURL, state, language);
      await expect(page.getByRole('main').getByRole('definition')).toHaveCount(state === 'accepted' ? 8 : 4);
      expect(await readShift(page), `${state}, ${language}`).toBeLessThan(0.001);
    }
  }
});
