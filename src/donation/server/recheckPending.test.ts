import type { Variables } from '../providers/provider';
import { recheckPending } from './recheckPending';

const variables = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '123' };
const now = new Date('2026-11-23T12:00:00Z');

async function recheck(references: string[], keys: Variables = variables, today = now) {
  const asked: string[] = [];
  const recorded: string[] = [];
  const log: string[] = [];
  const spans: string[] = [];
  await recheckPending(keys, {
    listPending: async (since, until) => {
      spans.push(since.toISOString(), until.toISOString());
      return references;
    },
    record: async (key) => void recorded.push(key),
    log: (line) => log.push(line),
    alert: async () => {},
    now: () => today,
    send: async (_, init) => {
      asked.push(JSON.parse(String(init?.body)).transaction_id);
      return Response.json({ code: '00', data: { status: 'ACCEPTED', amount: '1000', currency: 'XAF' } });
    },
  });
  return { asked, recorded, log, spans };
}

it('records how a payment ended that was left pending', async () => {
  const { asked, recorded } = await recheck(['1', '2']);
  expect(asked).toEqual(['1', '2']);
  expect(recorded).toEqual(['1/accepted', '2/accepted']);
});

it('looks for payments that have been pending for three hours, and for two weeks at most', async () => {
  const { spans } = await recheck([]);
  expect(spans).toEqual(['2026-11-09T12:00:00.000Z', '2026-11-23T09:00:00.000Z']);
});

it('asks about twenty payments at most, and logs how many there are', async () => {
  const references = Array.from({ length: 21 }, (_, index) => String(index));
  const { asked, log } = await recheck(references);
  expect(asked).toHaveLength(20);
  expect(log[0]).toBe('21 payments are pending; 20 of them are checked today.');
  const fewer = await recheck(references.slice(1));
  expect(fewer.asked).toHaveLength(20);
  expect(fewer.log[0]).toBe('Payment 1 is accepted: recorded.');
});

it('asks about all of many payments in turns of a day', async () => {
  const references = Array.from({ length: 45 }, (_, index) => String(index));
  const days = [23, 24, 25].map((date) => new Date(`2026-11-${date}T12:00:00Z`));
  const asked = await Promise.all(days.map(async (today) => (await recheck(references, variables, today)).asked));
  expect(new Set(asked.flat()).size).toBe(45);
});

it('asks nothing without keys', async () => {
  const { asked, spans } = await recheck(['1'], {});
  expect([asked, spans]).toEqual([[], []]);
});
