/** @jest-environment jsdom */
import { askAgain } from './askAgain';

const answer = (value: string, type = 'opaqueredirect') =>
  jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as an answer's Set-Cookie does
    document.cookie = `donation_check=${value}`;
    return { type } as Response;
  });

it('asks once, by the reference, and reads what the answer left', async () => {
  const send = answer('123.accepted.1000.XAF');
  expect(await askAgain('123', { send })).toMatchObject({ reference: '123', state: 'accepted' });
  expect(send).toHaveBeenCalledTimes(1);
  const [address, init] = send.mock.calls[0] ?? [];
  expect(address).toBe('/cinetpay-return');
  expect(String(init?.body)).toBe('transaction_id=123');
  // Followed, it would be a second request.
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
});

it('knows nothing new from an answer about another payment', async () => {
  expect(await askAgain('123', { send: answer('456.accepted.1000.XAF') })).toBeUndefined();
});

it('knows nothing new when it was not answered by the return function', async () => {
  expect(await askAgain('123', { send: answer('123.accepted.1000.XAF', 'basic') })).toBeUndefined();
});
