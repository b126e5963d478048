/** @jest-environment jsdom */
import { answerWith, checked, sendPoll, startAnew } from '../../testing/paymentPage';
import { recheckPayment } from './useOutcome';

beforeEach(startAnew);
afterEach(() => jest.useRealTimers());

it('recheckPayment posts the reference once and reads the answer', async () => {
  answerWith(checked('accepted'));
  expect(await recheckPayment('12345678')).toMatchObject({ reference: '12345678', outcome: 'accepted' });
  expect(sendPoll).toHaveBeenCalledTimes(1);
  const [address, init] = sendPoll.mock.calls[0] ?? [];
  expect(address).toBe('/cinetpay-return/poll');
  expect(String(init?.body)).toBe('transaction_id=12345678');
  // A followed redirect would be a second request.
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
});

it('recheckPayment ignores an answer about another payment', async () => {
  answerWith(checked('accepted', { reference: '456' }));
  expect(await recheckPayment('12345678')).toBeUndefined();
});

it('recheckPayment ignores an answer that does not come from the return function', async () => {
  answerWith(undefined);
  expect(await recheckPayment('12345678')).toBeUndefined();
});
