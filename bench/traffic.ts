import type { CDPSession, Page } from '@playwright/test';

export type Kind = 'html' | 'css' | 'font' | 'picture' | 'video' | 'script' | 'data' | 'other';

/** One network response. Times are seconds on the browser's monotonic clock. */
export type Transfer = {
  url: string;
  kind: Kind;
  /** Transferred bytes: the compressed body and the headers. */
  bytes: number;
  /** The headers' share of `bytes`. */
  headers: number;
  asked: number;
  /** Missing while in flight and after a failure. */
  done?: number;
};

export type Traffic = {
  session: CDPSession;
  read: () => Transfer[];
  /** Waits until the network has been idle for 2 s. */
  settle: () => Promise<void>;
};

const quietMilliseconds = 2000;

/** Records all network responses of a page from now on. */
export async function recordTraffic(page: Page): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  const inFlight = new Set<string>();
  let lastChange = Date.now();

  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    transfers.set(requestId, { url: request.url, kind: 'other', bytes: 0, headers: 0, asked: timestamp });
    inFlight.add(requestId);
    lastChange = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = transfers.get(requestId);
    // At this point, encodedDataLength is the size of the headers.
    if (transfer) Object.assign(transfer, { kind: classify(response.mimeType), headers: response.encodedDataLength });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
    lastChange = Date.now();
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    // The total with headers, which is more than the sum of the chunks.
    if (transfer) Object.assign(transfer, { bytes: encodedDataLength, done: timestamp });
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  const end = (requestId: string) => {
    inFlight.delete(requestId);
    lastChange = Date.now();
  };
  await session.send('Network.enable');

  return {
    session,
    read: () => [...transfers.values()],
    settle: async () => {
      while (inFlight.size > 0 || Date.now() - lastChange < quietMilliseconds) await page.waitForTimeout(100);
    },
  };
}

/** Throttles to the slow link of the budgets: 700 kbit/s, 300 ms. */
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

/** The transferred bytes of some kinds, or of all. */
export function sumBytes(transfers: Transfer[], ...kinds: Kind[]): number {
  return choose(transfers, kinds).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The compressed body bytes of some kinds, without headers. */
export function sumBodies(transfers: Transfer[], ...kinds: Kind[]): number {
  return choose(transfers, kinds).reduce((sum, { bytes, headers }) => sum + bytes - headers, 0);
}

function choose(transfers: Transfer[], kinds: Kind[]): Transfer[] {
  return transfers.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
}
