/** @jest-environment jsdom */
import { recheckPayment } from './recheckPayment';

const answer = (value: string, type = 'opaqueredirect') =>
  jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: simulates the answer's Set-Cookie
    document.cookie = `donation_check=${value}`;
    return { type } as Response;
  });

it('recheckPayment posts the reference once and reads the cookie of the answer', async () => {
  const send = answer('123.accepted.1000.XAF');
  expect(await recheckPayment('123', { send })).toMatchObject({ reference: '123', state: 'accepted' });
  expect(send).toHaveBeenCalledTimes(1);
  const [address, init] = send.mock.calls[0] ?? [];
  expect(address).toBe('/cinetpay-return');
  expect(String(init?.body)).toBe('transaction_id=123');
  // A followed redirect would be a second request.
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
});

it('recheckPayment ignores an answer about another payment', async () => {
  expect(await recheckPayment('123', { send: answer('456.accepted.1000.XAF') })).toBeUndefined();
});

it('recheckPayment ignores an answer that does not come from the return function', async () => {
  expect(await recheckPayment('123', { send: answer('123.accepted.1000.XAF', 'basic') })).toBeUndefined();
});
