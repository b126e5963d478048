import { listPending } from './ledger';

const kept: Record<string, string> = {
  '1/pending': '2026-11-20T08:59:59.999Z',
  '2/pending': '2026-11-20T09:00:00.000Z',
  '3/pending': '2026-11-20T11:59:59.999Z',
  '4/pending': '2026-11-20T12:00:00.000Z',
  '5/accepted': '2026-11-20T10:00:00.000Z',
  '6/accepted': '2026-11-20T11:00:00.000Z',
  '6/pending': '2026-11-20T10:00:00.000Z',
};

const started: Record<string, string> = {
  '5': '2026-11-20T10:00:00.000Z',
  '7': '2026-11-20T09:00:00.000Z',
  '8': '2026-11-20T12:00:00.000Z',
};

// netlify/cinetpayNotify.test.ts proves how the store's real client writes.
jest.mock('@netlify/blobs', () => ({
  getStore: ({ name }: { name: string }) => {
    const blobs = name === 'payments' ? kept : started;
    return {
      list: async () => ({ blobs: Object.keys(blobs).map((key) => ({ key })) }),
      get: async (key: string) => ({ reference: key.split('/')[0], recordedAt: kept[key], startedAt: started[key] }),
    };
  },
}));

it('listPending lists the payments that became pending or started in the span, its end not included, and have not ended', async () => {
  const span = [new Date('2026-11-20T09:00:00Z'), new Date('2026-11-20T12:00:00Z')] as const;
  expect(await listPending(...span)).toEqual(['2', '3', '7']);
});
