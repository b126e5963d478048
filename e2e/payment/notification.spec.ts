import { expect, functionTest } from './fixtures';
import { findRecords, newReference } from './records';

// handleNotification.test.ts proves each answer; the models, every order of events.

functionTest(
  'a confirmed donation notified twice is recorded once, without the phone number',
  async ({ emulator, baseURL }) => {
    await emulator.configure({ notify: null });
    const payment = await emulator.create(String(baseURL), newReference());
    await emulator.decide(payment, 'accept');

    // One for pending, although the payment is accepted by then, and one for the final state. Each follows a ping and causes a
    // check call.
    const readAnswers = async () => (await emulator.read()).sent.map(({ answer }) => answer);
    await expect.poll(readAnswers, { timeout: 20_000 }).toEqual([200, 200]);
    const posts = (await emulator.read()).sent;
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
