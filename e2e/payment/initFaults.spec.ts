import { sites } from '../content';
import { customer, errorTexts, fillCard, openForm, readCard, toastText } from '../donation/form';
import { expect, paymentTraffic, test } from './fixtures';
import { pay } from './journey';

type Failure = {
  name: string;
  kind: 'dropped' | 'usedReference';
  error: 'refused' | 'network';
  said?: string;
  sent: number;
};

// What only a browser does, and one refusal: startPayment.test.ts proves every answer.
const failures: Failure[] = [
  { name: 'drops the connection', kind: 'dropped', error: 'network', sent: 1 },
  {
    name: 'refuses the reference',
    kind: 'usedReference',
    error: 'refused',
    said: 'transaction_id already exists',
    sent: 2,
  },
];

test.describe('when the provider fails,', () => {
  test.use({
    expectedProblems: [
      ...paymentTraffic,
      /^answer \d+: http:\/\/127/,
      'net::ERR_EMPTY_RESPONSE',
      'net::ERR_FAILED',
      // Firefox's word for all of these.
      /CORS/,
    ],
  });

  test('a donation by card shows the error, keeps the form, sends no more requests and can be retried', {
    tag: '@engines',
  }, async ({ page, emulator }) => {
    const form = await openForm(page);
    await fillCard(form);
    await form.amount.fill('1000');
    for (const { name, kind, error, said, sent } of failures) {
      await test.step(name, async () => {
        const before = (await emulator.readRequests()).length;
        const { title, message } = { ...errorTexts(error), ...(said && { message: said }) };
        await emulator.configure({ init: { kind } });
        await form.pay.click();

        await expect(form.toasts).toHaveText(toastText({ title, message }));
        await expect(form.whole.getByText(message)).toBeVisible();
        await expect(form.pay).toHaveAttribute('aria-disabled', 'false');
        await expect(form.amount).toHaveValue('1000');
        await expect(form.cardTab).toHaveAttribute('aria-selected', 'true');
        expect(await readCard(form)).toEqual(customer);
        expect((await emulator.readRequests()).length - before).toBe(sent);
        await form.toasts.getByRole('button', { name: sites.fr.label('dialog.close') }).click();
        await expect(form.toasts).toBeEmpty();
      });
    }
    await test.step('the other ways to donate are one press away', async () => {
      const name = sites.fr.label('donation.otherWays');
      await form.whole.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name })).toBeInViewport();
    });
    // As after a POST that Firefox repeated by itself: the provider has created the payment, and the page never heard of it.
    await emulator.configure({ init: { kind: 'usedReference', calls: 1 } });
    await pay(page, form);
  });
});
