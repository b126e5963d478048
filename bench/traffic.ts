import type { CDPSession, Page } from '@playwright/test';

export type Kind = 'html' | 'css' | 'font' | 'picture' | 'video' | 'script' | 'data' | 'other';

/** One answer from the network. Times are seconds on the browser's own clock. */
export type Transfer = {
  url: string;
  kind: Kind;
  /** What travelled: the compressed body and its headers. */
  bytes: number;
  /** How much of that were the headers: without them, a file weighs what is usually told of it. */
  headers: number;
  asked: number;
  /** Missing while it is under way, and when it was given up. */
  done?: number;
};

export type Traffic = {
  session: CDPSession;
  read: () => Transfer[];
  /** Waits until nothing has been under way for a while. */
  settle: () => Promise<void>;
};

const quietMilliseconds = 2000;

/** Notes all that a page fetches from the network, from now on. */
export async function recordTraffic(page: Page): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  const underWay = new Set<string>();
  let lastChange = Date.now();

  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    transfers.set(requestId, { url: request.url, kind: 'other', bytes: 0, headers: 0, asked: timestamp });
    underWay.add(requestId);
    lastChange = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = transfers.get(requestId);
    // So far, that is its headers.
    if (transfer) Object.assign(transfer, { kind: classify(response.mimeType), headers: response.encodedDataLength });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
    lastChange = Date.now();
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    // The whole, headers included: more than the sum of the parts.
    if (transfer) Object.assign(transfer, { bytes: encodedDataLength, done: timestamp });
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  const end = (requestId: string) => {
    underWay.delete(requestId);
    lastChange = Date.now();
  };
  await session.send('Network.enable');

  return {
    session,
    read: () => [...transfers.values()],
    settle: async () => {
      while (underWay.size > 0 || Date.now() - lastChange < quietMilliseconds) await page.waitForTimeout(100);
    },
  };
}

/** The slow link of the numbers: 700 kbit/s, 300 ms. */
export async function slowDown({ session }: Traffic): Promise<void> {
  const throughput = (700 * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
    connectionType: 'cellular3g',
  });
}

export function classify(mimeType: string): Kind {
  if (mimeType === 'text/html') return 'html';
  if (mimeType === 'text/css') return 'css';
  if (mimeType.startsWith('font/')) return 'font';
  if (mimeType.startsWith('image/')) return 'picture';
  if (mimeType.startsWith('video/')) return 'video';
  if (mimeType.endsWith('/javascript')) return 'script';
  return mimeType.endsWith('json') ? 'data' : 'other';
}

/** All that travelled, or that of some kinds. */
export function sumBytes(transfers: Transfer[], ...kinds: Kind[]): number {
  return choose(transfers, kinds).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What files of some kinds weigh, compressed. */
export function sumBodies(transfers: Transfer[], ...kinds: Kind[]): number {
  return choose(transfers, kinds).reduce((sum, { bytes, headers }) => sum + bytes - headers, 0);
}

function choose(transfers: Transfer[], kinds: Kind[]): Transfer[] {
  return transfers.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
}
