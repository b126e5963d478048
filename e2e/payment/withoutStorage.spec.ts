import { languages } from '../../src/shared/i18n/languages';
import { sites } from '../support/content';
import { openForm } from '../support/donationForm';
import { expect, test } from '../support/paymentFixtures';
import { decide, outcomePath, pay } from '../support/paymentJourney';
import { refuseStorage } from '../support/site';

for (const language of languages) {
  test(`a donation works when storage is blocked, and its page confirms it without thanks or facts, in ${language}`, async ({
    page,
    emulator,
  }) => {
    await refuseStorage(page, 'sessionStorage', 'localStorage');
    const { label } = sites[language];
    const form = await openForm(page, language);
    await form.amount.fill('1000');
    await pay(page, form);
    await decide(page, 'accept');
    await expect(page).toHaveURL(outcomePath('accepted', language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('return.elsewhere.title'));
    const main = page.getByRole('main');
    const [request] = await emulator.readRequests();
    await expect(main.getByText(String(request?.transaction_id))).toBeVisible();
    await expect(main.getByText(label('return.noAmount'))).toBeVisible();
  });
}
