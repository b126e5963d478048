import { sites } from '../support/content';
import { openForm } from '../support/donationForm';
import { expect, test } from '../support/paymentFixtures';
import { decide, outcomePath, pay } from '../support/paymentJourney';
import { refuseStorage } from '../support/site';

test('a donation works when storage is blocked, and its page confirms it without thanks or facts', async ({
  page,
  emulator,
}) => {
  await refuseStorage(page, 'sessionStorage', 'localStorage');
  const { label } = sites.fr;
  const form = await openForm(page);
  await form.amount.fill('1000');
  await pay(page, form);
  await decide(page, 'accept');
  await expect(page).toHaveURL(outcomePath('accepted'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('return.elsewhere.title'));
  const main = page.getByRole('main');
  const [request] = await emulator.readRequests();
  await expect(main.getByText(String(request?.transaction_id))).toBeVisible();
  await expect(main.getByText(label('return.noAmount'))).toBeVisible();
});
