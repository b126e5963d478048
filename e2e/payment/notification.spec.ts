import type { Emulator } from './emulator';
import { expect, functionTest } from './fixtures';
import { findRecords, newReference } from './records';

/** Waits for `count` answered notifications and returns them. */
async function waitForNotifications(emulator: Emulator, count: number) {
  const readSent = async () => (await emulator.read()).sent;
  const readAnswered = async () => (await readSent()).filter(({ answer }) => answer !== 'under way');
  // Sequential: each follows a ping and causes a check call.
  await expect.poll(async () => (await readAnswered()).length, { timeout: 20_000 }).toBe(count);
  return readSent();
}

functionTest(
  'a confirmed donation notified twice is recorded once, without the phone number',
  async ({ emulator, baseURL }) => {
    await emulator.configure({ notify: null });
    const payment = await emulator.create(String(baseURL), newReference());
    await emulator.decide(payment, 'accept');

    // One for pending, although the payment is accepted by then, and one for the final state.
    const posts = await waitForNotifications(emulator, 2);
    expect(posts.map(({ answer }) => answer)).toEqual([200, 200]);
    const sent = new URLSearchParams(posts[0]?.body);
    const reference = String(sent.get('cpm_trans_id'));
    expect(sent.get('cel_phone_num')).toBe('600000000');
    const records = findRecords(reference);
    // The first check already confirms the final state, so pending is never recorded.
    expect(records).toEqual({
      accepted: {
        state: 'accepted',
        reference,
        amount: 1000,
        currency: 'XAF',
        providerId: 'cinetpay',
        method: expect.any(String),
        operatorId: expect.any(String),
        paidAt: expect.any(String),
        payoutAt: expect.any(String),
        recordedAt: expect.any(String),
      },
    });
    expect(String(records.accepted?.recordedAt) <= String(posts[1]?.at), 'the record is the one of the first').toBe(
      true,
    );
  },
);

functionTest('each confirmed state has its own record', async ({ emulator, baseURL }) => {
  await emulator.configure({ notify: null });
  const payment = await emulator.create(String(baseURL), newReference());
  await emulator.decide(payment, 'pending');
  await waitForNotifications(emulator, 1);
  expect(Object.keys(findRecords(payment.reference))).toEqual(['pending']);
  await emulator.decide(payment, 'refuse');
  await waitForNotifications(emulator, 2);
  expect(Object.keys(findRecords(payment.reference)).sort()).toEqual(['pending', 'refused']);
});

functionTest('a failed check call is repeated at the next notification', async ({ emulator, baseURL }) => {
  await emulator.configure({ notify: null, check: { kind: 'dropped', calls: 1 } });
  const payment = await emulator.create(String(baseURL), newReference());
  await emulator.decide(payment, 'accept');
  const posts = await waitForNotifications(emulator, 2);
  expect(posts.map(({ answer }) => answer)).toEqual([503, 200]);
  expect(Object.keys(findRecords(payment.reference))).toEqual(['accepted']);
});
