import { check, notification, start } from './exchanges.json';
import { checkPayment } from './server/checkPayment';
import { readNotification } from './server/readNotification';
import { startPayment } from './startPayment';

// The client's side of the recorded exchanges; emulator/contract.test.ts has the emulator's.

/** The keys with which notification was signed. */
const secretKey = '2000000000e0e0e0e0e0e0e0.20000002';
const paymentPage = 'https://checkout.cinetpay.com/payment/1';

/** Answers as recorded, and keeps what was sent. */
function answerWith(status: number, answer: unknown) {
  const sent: { address: string; body: unknown }[] = [];
  const send: typeof fetch = async (address, init) => {
    sent.push({ address: String(address), body: JSON.parse(String(init?.body)) });
    return Response.json(answer, { status });
  };
  return { send, sent };
}

const settingsOf = ({ apikey, site_id }: { apikey: string; site_id: string }) => ({
  url: 'https://provider.example/v2/payment',
  apiKey: apikey,
  siteId: site_id,
});

it.each(start)('startPayment sends and reads the exchange in which $name', async ({ request, status, ...recorded }) => {
  const answer = JSON.parse(
    JSON.stringify(recorded.answer).replace('"payment_url":"*"', `"payment_url":"${paymentPage}"`),
  );
  const { send, sent } = answerWith(status, answer);
  const { amount, transaction_id: transactionId } = request;
  const donation = { amount, currency: 'XAF', channel: 'MOBILE_MONEY' } as const;
  const attempt = { donation, transactionId, language: 'fr', origin: 'https://site.example' } as const;
  const read = await startPayment(settingsOf(request), attempt, { send });
  expect(sent).toEqual([{ address: 'https://provider.example/v2/payment', body: request }]);
  expect(read).toEqual('url' in recorded.isRead ? { ...recorded.isRead, url: paymentPage } : recorded.isRead);
});

it.each(check)('checkPayment sends and reads the exchange about a payment that is $name', async (recorded) => {
  const answer = JSON.parse(JSON.stringify(recorded.answer).replaceAll('"*"', '"MP1"'));
  const { send, sent } = answerWith(recorded.status, answer);
  const read = await checkPayment(settingsOf(recorded.request), recorded.request.transaction_id, { send });
  expect(sent).toEqual([{ address: 'https://provider.example/v2/payment/check', body: recorded.request }]);
  expect(read).toEqual(JSON.parse(JSON.stringify(recorded.isRead).replaceAll('"*"', '"MP1"')));
});

it('readNotification reads the recorded notification', async () => {
  const request = new Request('https://site.example/cinetpay-notify', {
    method: 'POST',
    headers: { 'x-token': notification.xToken },
    body: new URLSearchParams(notification.fields),
  });
  expect(await readNotification(request, secretKey)).toEqual(notification.isRead);
});
