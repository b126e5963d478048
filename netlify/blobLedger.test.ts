import { openStore } from './blobs';
import { openServices } from './openServices';
import type { StoreFault } from './testing/blobServer';
import { assign, type PaymentSite, testOnSite, withPaymentSite } from './testing/paymentSite';

// The handlers with the store's real client and real timeouts.

/** In milliseconds: CinetPay's API v1 waits no longer for the answer to a notification. */
const maxAnswer = 10_000;

// These twelve tests wait for the store, so all of them run at once (`maxConcurrency` in package.json).
it.concurrent.each<[call: 'return' | 'notification', StoreFault, answer: string | number]>([
  ['return', 503, '/cinetpay-return/accepted/'],
  ['return', 'silent', '/cinetpay-return/accepted/'],
  ['return', 'late', '/cinetpay-return/accepted/'],
  ['return', 403, '/cinetpay-return/accepted/'],
  ['notification', 503, 503],
])('a %s while the store is %s is answered in seconds by %s, and the record follows', async (call, fault, expected) => {
  await withPaymentSite(async (site) => {
    assign(site, { retryMilliseconds: undefined, providerLateness: 100 });
    site.stores.fault = fault;
    const begun = performance.now();
    const answer = call === 'return' ? site.comeBack('12345678') : site.notify('12345678');
    expect(await answer).toBe(expected);
    expect(performance.now() - begun).toBeLessThan(maxAnswer);
    site.stores.fault = 'up';
    await Promise.all(site.works);
    expect(site.records()).toEqual(['12345678/accepted']);
    expect(site.alerts).toEqual([]);
  });
});

it.concurrent.each<StoreFault>([503, 'silent', 'late', 403])(
  'a donor whose payment a function has started waits seconds for a store that is %s; the next hourly check records it',
  async (fault) => {
    await withPaymentSite(async (site) => {
      await site.start('12345678');
      site.stores.fault = fault;
      const begun = performance.now();
      expect(await site.comeBack('12345678')).toBe('/cinetpay-return/unchecked/');
      expect(performance.now() - begun).toBeLessThan(maxAnswer);
      site.stores.fault = 'up';
      expect(await site.passHours(1)).toBe(true);
      expect(site.records()).toEqual(['12345678/accepted']);
    }, 'cinetpay-v1');
  },
);

it.concurrent('a record that no try could store becomes an alert when the tries have ended', async () => {
  expect(openServices({ waitUntil: () => {} }).retryMilliseconds).toBe(15_000);
  await withPaymentSite(async (site) => {
    site.retryMilliseconds = 2000;
    site.stores.fault = 503;
    await site.comeBack('12345678');
    expect(site.alerts).toEqual([]);
    await Promise.all(site.works);
    const loss = 'Payment 12345678 is accepted but could not be recorded';
    const failure = 'BlobsInternalError: Netlify Blobs has generated an internal error (503 status code)';
    expect(site.alerts).toEqual([`${loss} (${failure}).`]);
  });
});

it.concurrent('a start is given up while the store is silent', async () => {
  await withPaymentSite(async (site) => {
    site.stores.fault = 'silent';
    const begun = performance.now();
    expect(await site.start('12345678')).toEqual({ kind: 'failed', reason: 'unavailable' });
    expect(performance.now() - begun).toBeLessThan(maxAnswer);
  }, 'cinetpay-v1');
});

it.concurrent('where the store takes over half the timeout of an answer for each step, a later try records the payment', async () => {
  await withPaymentSite(async (site) => {
    assign(site, { timeout: 1000, retryMilliseconds: 3000, defaultAnswer: 'refused' });
    assign(site.stores, { fault: 'late', lateness: 650 });
    await site.comeBack('12345678');
    await Promise.all(site.works);
    expect(site.records()).toEqual(['12345678/refused']);
    expect(site.stores.list('follow-up')).toContain('ours/2026-11-20T10/12345678');
    expect(site.alerts).toEqual([]);
  });
});

testOnSite('a request that the store refuses is not sent again', async ({ stores }) => {
  for (const fault of [429, 503]) {
    stores.fault = fault;
    await expect(openStore('payments', AbortSignal.timeout(1000)).get('1')).rejects.toThrow(`${fault} status code`);
  }
  expect(stores.requests).toBe(2);
});

testOnSite('notifications and a return at the same moment make one record', async (site) => {
  site.providerLateness = 100;
  const all = [site.notify('1'), site.notify('1'), site.comeBack('1'), site.notify('1')];
  expect(await Promise.all(all)).toEqual([200, 200, '/cinetpay-return/accepted/', 200]);
  expect(await site.notify('1')).toBe(200);
  expect(site.records()).toEqual(['1/accepted']);
  expect(site.log).toEqual(['Payment 1 is accepted: recorded.']);
  expect(site.alerts).toEqual([]);
});

testOnSite('a pending record says whether the provider has signed a notification, whoever came first', async (site) => {
  site.defaultAnswer = 'pending';
  await site.comeBack('1');
  await site.notify('1');
  await site.notify('2');
  await site.comeBack('2');
  await site.comeBack('3');
  site.defaultAnswer = 'down';
  await site.notify('4');
  await site.notify('5', 'wrong');
  site.defaultAnswer = 'pending';
  await site.passHours(1);
  const notified = site
    .records()
    .map((key) => JSON.parse(site.stores.blobs.get(`site:payments/${key}`) ?? '').isNotified);
  expect([site.records(), notified]).toEqual([
    ['1/pending', '2/pending', '3/pending', '4/pending', '5/pending'],
    [true, true, undefined, true, undefined],
  ]);
});

it.each([401, 403, 404, 429, 500, 503])(
  'the provider is asked to notify again when the store answers %d',
  async (fault) => {
    await withPaymentSite(async (site) => {
      site.stores.fault = fault;
      expect(await site.notify('1')).toBe(503);
      expect(site.alerts).toEqual([expect.stringContaining('Payment 1 is accepted but could not be recorded')]);
    });
  },
);

it.each<[group: string, limit: number, ask: (site: PaymentSite, reference: string) => Promise<unknown>]>([
  ['suspect', 50, (site, reference) => site.notify(reference, 'wrong')],
  ['unknown', 50, (site, reference) => site.comeBack(reference)],
  ['unchecked', 500, (site, reference) => site.comeBack(reference)],
])('of %s references, the index takes %d a day and not one more; an alert says so', async (group, limit, ask) => {
  await withPaymentSite(async (site) => {
    const { stores, works, log } = site;
    site.defaultAnswer = group === 'unchecked' ? 'down' : undefined;
    for (let reference = 1; reference < limit; reference++)
      stores.blobs.set(`site:follow-up/${group}/2026-11-20T09/${reference}`, '');
    for (const reference of ['1001', '1002', '1003']) {
      await ask(site, reference);
      await Promise.all(works);
    }
    expect(stores.list('follow-up')).toHaveLength(limit);
    expect(log).toContain(
      `The hourly check takes ${limit} ${group} references a day, which strangers may have sent: today it takes no more.`,
    );
    // Proven mentions have no limit.
    await site.notify('1004');
    await Promise.all(works);
    expect(stores.list('follow-up')).toHaveLength(limit + 1);
  });
});

testOnSite(
  'of two starts with one reference, one is stored; with the reference of a record, none is',
  async ({ services, stores, begun }) => {
    const startedAt = new Date(begun).toISOString();
    const reserve = (reference: string, amount: number) =>
      services.ledger.startedPayments.reserve({
        providerId: 'cinetpay-v1',
        reference,
        amount,
        currency: 'XAF',
        startedAt,
        secrets: {},
      });
    const [isFirst, isSecond] = await Promise.all([reserve('42', 300), reserve('42', 2_000_000)]);
    expect(isSecond).toBe(!isFirst);
    const stored = JSON.parse(stores.blobs.get('site:follow-up/42') ?? '');
    expect(stored).toMatchObject({ amount: isFirst ? 300 : 2_000_000 });
    stores.blobs.set('site:payments/43/pending', '{}');
    expect(await reserve('43', 2_000_000)).toBe(false);
  },
);
