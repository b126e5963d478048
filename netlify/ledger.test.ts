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
  '9': '2026-11-19T23:00:00.000Z',
};
const removed: string[] = [];

// netlify/cinetpayNotify.test.ts proves how the store's real client writes.
jest.mock('@netlify/blobs', () => ({
  getStore: ({ name }: { name: string }) => {
    const blobs = name === 'payments' ? kept : started;
    return {
      list: async () => ({
        blobs: Object.entries(blobs).map(([key, date]) => ({
          key: name === 'payments' ? key : `day/${date.slice(0, 10)}/${key}`,
        })),
      }),
      delete: async (key: string) => void removed.push(key),
      get: async (key: string) => ({ reference: key.split('/')[0], recordedAt: kept[key], startedAt: started[key] }),
    };
  },
}));

it('listPending lists the payments that became pending or started in the span, its end not included, and have not ended', async () => {
  const span = [new Date('2026-11-20T09:00:00Z'), new Date('2026-11-20T12:00:00Z')] as const;
  expect(await listPending(...span)).toEqual(['2', '3', '7']);
  // Earlier starts.
  expect(removed).toEqual(['day/2026-11-19/9', '9']);
});
