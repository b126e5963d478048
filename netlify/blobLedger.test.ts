import { openStore } from './blobs';
import { openServices } from './openServices';
import type { StoreFault } from './testing/blobServer';
import { type Donations, story, withDonations } from './testing/donations';

// The handlers with the store's real client and real timeouts.

/** In milliseconds: CinetPay's API v1 waits no longer for the answer to a notification. */
const longestAnswer = 10_000;

// These tests wait for the store, so they run concurrently (`maxConcurrency` in package.json).
it.concurrent.each<[call: 'return' | 'notification', StoreFault, answer: string | number]>([
  ['return', 503, '/cinetpay-return/accepted/'],
  ['return', 'silent', '/cinetpay-return/accepted/'],
  ['return', 'late', '/cinetpay-return/accepted/'],
  ['return', 403, '/cinetpay-return/accepted/'],
  ['notification', 503, 503],
])('a %s while the store is %s is answered in seconds by %s, and the record follows', async (call, fault, expected) => {
  await withDonations(async (donations) => {
    Object.assign(donations, { retryMilliseconds: undefined, lateness: 100 });
    donations.site.fault = fault;
    const begun = performance.now();
    const answer = call === 'return' ? donations.comeBack('12345678') : donations.notify('12345678');
    expect(await answer).toBe(expected);
    expect(performance.now() - begun).toBeLessThan(longestAnswer);
    donations.site.fault = 'up';
    await Promise.all(donations.works);
    expect(donations.records()).toEqual(['12345678/accepted']);
    expect(donations.alerts).toEqual([]);
  });
});

it.concurrent.each<StoreFault>([503, 'silent', 'late', 403])(
  'a donor whose payment a function has started waits seconds for a store that is %s; the next hourly check records it',
  async (fault) => {
    await withDonations(async (donations) => {
      await donations.start('12345678');
      donations.site.fault = fault;
      const begun = performance.now();
      expect(await donations.comeBack('12345678')).toBe('/cinetpay-return/unchecked/');
      expect(performance.now() - begun).toBeLessThan(longestAnswer);
      donations.site.fault = 'up';
      expect(await donations.pass(1)).toBe(true);
      expect(donations.records()).toEqual(['12345678/accepted']);
    }, 'cinetpay-v1');
  },
);

it.concurrent('a record that no try could store becomes an alert when the tries have ended', async () => {
  expect(openServices({ waitUntil: () => {} }).retryMilliseconds).toBe(15_000);
  await withDonations(async (donations) => {
    donations.retryMilliseconds = 2000;
    donations.site.fault = 503;
    await donations.comeBack('12345678');
    expect(donations.alerts).toEqual([]);
    await Promise.all(donations.works);
    const loss = 'Payment 12345678 is accepted but could not be recorded';
    const failure = 'BlobsInternalError: Netlify Blobs has generated an internal error (503 status code)';
    expect(donations.alerts).toEqual([`${loss} (${failure}).`]);
  });
});

it.concurrent('a start is given up while the store is silent', async () => {
  await withDonations(async (donations) => {
    donations.site.fault = 'silent';
    const begun = performance.now();
    expect(await donations.start('12345678')).toEqual({ status: 'failed', reason: 'unavailable' });
    expect(performance.now() - begun).toBeLessThan(longestAnswer);
  }, 'cinetpay-v1');
});

it.concurrent('where the store takes over half the deadline of an answer for each step, a later try records the payment', async () => {
  await withDonations(async (donations) => {
    Object.assign(donations, { deadline: 500, retryMilliseconds: 3000, state: 'refused' });
    Object.assign(donations.site, { fault: 'late', lateness: 270 });
    await donations.comeBack('12345678');
    await Promise.all(donations.works);
    expect(donations.records()).toEqual(['12345678/refused']);
    expect(donations.site.list('follow-up')).toContain('ours/2026-11-20T10/12345678');
    expect(donations.alerts).toEqual([]);
  });
});

story('a request that the store refuses is not sent again', async ({ site }) => {
  for (const fault of [429, 503]) {
    site.fault = fault;
    await expect(openStore('payments', AbortSignal.timeout(1000)).get('1')).rejects.toThrow(`${fault} status code`);
  }
  expect(site.requests).toBe(2);
});

story('notifications and a return at the same moment make one record', async (donations) => {
  donations.lateness = 100;
  const all = [donations.notify('1'), donations.notify('1'), donations.comeBack('1'), donations.notify('1')];
  expect(await Promise.all(all)).toEqual([200, 200, '/cinetpay-return/accepted/', 200]);
  expect(await donations.notify('1')).toBe(200);
  expect(donations.records()).toEqual(['1/accepted']);
  expect(donations.log).toEqual(['Payment 1 is accepted: recorded.']);
  expect(donations.alerts).toEqual([]);
});

story('a pending record says whether the provider has signed a notification, whoever came first', async (donations) => {
  donations.state = 'pending';
  await donations.comeBack('1');
  await donations.notify('1');
  await donations.notify('2');
  await donations.comeBack('2');
  await donations.comeBack('3');
  donations.state = 'down';
  await donations.notify('4');
  await donations.notify('5', 'ff');
  donations.state = 'pending';
  await donations.pass(1);
  const notified = donations
    .records()
    .map((key) => JSON.parse(donations.site.blobs.get(`site:payments/${key}`) ?? '').isNotified);
  expect([donations.records(), notified]).toEqual([
    ['1/pending', '2/pending', '3/pending', '4/pending', '5/pending'],
    [true, true, undefined, true, undefined],
  ]);
});

it.each([401, 403, 404, 429, 500, 503])(
  'the provider is asked to notify again when the store answers %d',
  async (fault) => {
    await withDonations(async (donations) => {
      donations.site.fault = fault;
      expect(await donations.notify('1')).toBe(503);
      expect(donations.alerts).toEqual([expect.stringContaining('Payment 1 is accepted but could not be recorded')]);
    });
  },
);

it.each<[group: string, limit: number, ask: (donations: Donations, reference: string) => Promise<unknown>]>([
  ['suspect', 50, (donations, reference) => donations.notify(reference, 'ff')],
  ['unknown', 50, (donations, reference) => donations.comeBack(reference)],
  ['unchecked', 500, (donations, reference) => donations.comeBack(reference)],
])('of %s references, the index takes %d a day and not one more; one line says so', async (group, limit, ask) => {
  await withDonations(async (donations) => {
    const { site, works, log } = donations;
    donations.wait(100 * 24);
    donations.state = group === 'unchecked' ? 'down' : undefined;
    for (let reference = 1; reference < limit; reference++)
      site.blobs.set(`site:follow-up/${group}/2027-02-28T09/${reference}`, '');
    for (const reference of ['1001', '1002', '1003']) {
      await ask(donations, reference);
      await Promise.all(works);
    }
    expect(site.list('follow-up')).toHaveLength(limit);
    expect(log.filter((line) => line.startsWith('The hourly check takes'))).toEqual([
      `The hourly check takes ${limit} ${group} references a day, which strangers may have sent: today it takes no more.`,
    ]);
    // Proven mentions have no limit.
    await donations.notify('1004');
    await Promise.all(works);
    expect(site.list('follow-up')).toHaveLength(limit + 1);
  });
});

story(
  'of two starts with one reference, one is stored; with the reference of a record, none is',
  async ({ services, site, begun }) => {
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
    const stored = JSON.parse(site.blobs.get('site:follow-up/42') ?? '');
    expect(stored).toMatchObject({ amount: isFirst ? 300 : 2_000_000 });
    site.blobs.set('site:payments/43/pending', '{}');
    expect(await reserve('43', 2_000_000)).toBe(false);
  },
);
