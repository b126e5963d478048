import { getStore, type Store } from '@netlify/blobs';

// What the client of Netlify Blobs does not offer: one try per request, and a write that is known to have worked.

/** Opens a store whose reads see the latest write, and which tries each request once. */
export function openStore(name: string, signal: AbortSignal): Store {
  return getStore({ name, consistency: 'strong', fetch: createSingleTry(signal) });
}

/**
 * Stores a value under a new key.
 * @returns what the key has now: this value, or an earlier value
 */
export async function storeNew<Value>(store: Store, key: string, value: Value): Promise<Value> {
  await store.setJSON(key, value, { onlyIfNew: true });
  // Read back, because the client reports such a write as a success at every status but 412.
  const stored: Value | null = await store.get(key, { type: 'json' });
  if (!stored) throw new Error('the store did not take it');
  return stored;
}

/**
 * A `fetch` that disguises failures as a 400. After a 429, a 5xx or an error, the client would try again five times,
 * usually after five seconds each. After a 400, the client throws at once, and quotes the text of `x-nf-error`.
 */
function createSingleTry(signal: AbortSignal): typeof fetch {
  return async (url, init) => {
    const refuse = (text: string) => new Response(null, { status: 400, headers: { 'x-nf-error': text } });
    try {
      const response = await fetch(url, { ...init, signal });
      const isRepeated = response.status === 429 || response.status >= 500;
      return isRepeated ? refuse(`${response.status} status code`) : response;
    } catch {
      return refuse(signal.aborted ? 'no answer in time' : 'no connection');
    }
  };
}
