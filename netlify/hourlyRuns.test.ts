import { runHourlyCheck } from '../src/donation/server/hourlyCheck';
import { hourMilliseconds } from '../src/donation/server/ledger';
import { assign, type PaymentSite, testOnSite, withPaymentSite } from './testing/paymentSite';

// What only whole runs of the hourly check show: their order, alerts, failures and time. Each test begins at 10:00
// UTC, with the store's real client. hourlyCheck.test.ts and schedule.test.ts test the decisions of the check.

/** In hours. */
const day = 24;
/** Until the first 08:00 UTC. */
const hoursToAlerts = 22;

/** Marks payments `1`, `2` and so on, or from another number on, all in one group and hour. */
function mention({ stores }: PaymentSite, count: number, groupAndHour: string, first = 1): void {
  for (let reference = first; reference < first + count; reference++)
    stores.blobs.set(`site:follow-up/${groupAndHour}/${reference}`, '');
}

testOnSite('the hourly check asks about proven payments first, each time in a new order', async (site) => {
  site.defaultAnswer = 'down';
  for (let reference = 1; reference <= 20; reference++) await site.notify(String(reference), 'wrong');
  for (let reference = 21; reference <= 40; reference++) await site.notify(String(reference));
  site.asked.length = 0;
  await site.passHours(1);
  expect(site.asked).toHaveLength(40);
  const proven = site.asked.splice(0, 20);
  expect(Math.min(...proven.map(Number))).toBe(21);
  site.asked.length = 0;
  await site.passHours(1);
  expect(site.asked.slice(0, 20)).not.toEqual(proven);
});

testOnSite(
  'the hourly check names the notified payments that are open after two weeks, until the webhook takes the alert',
  async (site) => {
    site.defaultAnswer = undefined;
    site.answers['2'] = 'pending';
    for (const reference of ['1', '2']) await site.notify(reference);
    await site.comeBack('3');
    site.takesAlerts = false;
    await site.passHours(1);
    site.waitHours(13 * day);
    await site.passHours(day - 1);
    expect(site.alerts).toEqual([]);
    await site.passHours(day);
    expect(site.alerts).toHaveLength(1);
    site.takesAlerts = true;
    await site.passHours(2 * day);
    const line = 'The provider has named these payments, and has not said in two weeks how they ended: ';
    const alert = expect.stringMatching(`^${line}(1, 2|2, 1). Look for them in the back office.$`);
    expect(site.alerts).toEqual([alert, alert]);
    expect(site.stores.list('follow-up')).toEqual([]);
  },
);

testOnSite('an alert about payments that only strangers have named is no alert of money', async (site) => {
  mention(site, 2, 'suspect/2026-11-21T07');
  site.waitHours(hoursToAlerts - 1);
  site.defaultAnswer = 'down';
  await site.passHours(day);
  site.waitHours(1);
  const kinds: unknown[] = [];
  const alert = async (_: string, kind?: string) => kinds.push(kind) > 0;
  await runHourlyCheck(site.variables, { ...site.services, alert });
  expect(kinds).toEqual(['unconfirmed']);
});

testOnSite('the alert about payments still open names twenty a day', async (site) => {
  site.defaultAnswer = undefined;
  mention(site, 22, 'notified/2026-11-01T10');
  await site.passHours(2 * day);
  const counts = site.alerts.map((line) => line.split(': ')[1]?.split(', ').length);
  expect(counts).toEqual([20, 2]);
  expect(site.stores.list('follow-up')).toEqual([]);
});

testOnSite(
  'a stored start stays, so that its payment can be recorded after months; a payment that stays unknown is logged',
  async (site) => {
    const { stores } = site;
    for (const reference of ['1', '2', '3']) await site.start(reference);
    assign(site.answers, { 1: 'accepted', 2: 'pending', 3: undefined });
    await site.notify('1');
    await site.passHours(day);
    site.waitHours(13 * day);
    await site.passHours(2 * day);
    expect(site.records()).toEqual(['1/accepted', '2/pending']);
    expect(stores.list('follow-up')).toEqual(['1', '2', '3']);
    expect(site.log).toContain('Payment 3 is unknown to the provider after two weeks: it is not asked about any more.');
    site.answers['2'] = 'accepted';
    stores.blobs.delete('site:payments/1/accepted');
    for (const reference of ['1', '2']) expect(await site.comeBack(reference)).toContain('/accepted/');
    expect(JSON.parse(stores.blobs.get('site:payments/1/accepted') ?? '')).toMatchObject({ amount: 1000 });
  },
  'cinetpay-v1',
);

testOnSite(
  'if listing a group takes too long, the hourly check reads its oldest marks, its latest days, and the other groups',
  async (site) => {
    const days = ['ours/2026-11-01', 'ours/2026-11-02', 'ours/2026-11-06', 'ours/2026-11-20'];
    const groups = ['notified/2026-11-02', ...days].map((date) => `${date}T09`);
    for (const group of groups) mention(site, 1000, group);
    site.stores.hangsAtCursors = true;
    jest.useFakeTimers();
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), milliseconds);
      return controller.signal;
    });
    const { ledger } = site.services;
    const listing = ledger.listIndex(site.begun / hourMilliseconds, Date.now() + 3000);
    await jest.advanceTimersByTimeAsync(3000);
    jest.useRealTimers();
    jest.restoreAllMocks();
    const { marks, failure } = await listing;
    const listed = new Set(marks.map(({ key }) => key.slice(0, key.lastIndexOf('/'))));
    expect([...listed].sort()).toEqual(groups.filter((group) => group !== 'ours/2026-11-02T09'));
    expect(failure).toContain('no answer in time');
  },
);

testOnSite('the record of a payment that stays pending is not written again', async (site) => {
  site.defaultAnswer = 'pending';
  await site.notify('1');
  site.stores.writes.length = 0;
  await site.passHours(1);
  expect(site.asked).toEqual(['1', '1']);
  expect(site.stores.writes).toEqual([]);
});

testOnSite(
  'each morning, an alert names the payments not checked for a day, notified ones first, and counts those of strangers',
  async (site) => {
    for (const group of ['ours', 'failing']) mention(site, 25, `${group}/2026-11-20T09`);
    for (const group of ['suspect', 'failing']) mention(site, 30, `${group}/2026-11-20T09`, 1001);
    site.defaultAnswer = 'down';
    await site.notify('24');
    site.takesAlerts = false;
    site.waitHours(hoursToAlerts - 1);
    await site.passHours(1);
    expect(site.alerts).toEqual([]);
    await site.passHours(2 * day);
    const lists = site.alerts.map((line) => /not look at these payments for a day: (.*)\.$/.exec(line)?.[1]);
    const list = expect.stringMatching(/^24, (\d+, ){19}5 others, 30 that only strangers have named$/);
    expect(lists).toEqual([list, list]);
    site.defaultAnswer = 'accepted';
    site.stores.blobs.set('site:payments/3/accepted', 'oops');
    expect(await site.passHours(2 * day)).toBe(false);
    const last = 'The hourly check could not look at these payments for a day: 3.';
    expect(site.alerts.slice(2)).toEqual([last, last]);
  },
);

it.each<[string, reason: string, (site: PaymentSite) => unknown]>([
  [
    'without keys',
    'The keys of the provider are not set',
    ({ variables }) => {
      for (const name of Object.keys(variables)) delete variables[name];
    },
  ],
  [
    'while the provider fails',
    'Payment 12345678 could not be checked',
    (site) => assign(site, { defaultAnswer: 'down' }),
  ],
  [
    'while the provider limits our calls',
    'The hourly check of payments failed',
    (site) => assign(site, { send: async () => new Response('', { status: 429 }) }),
  ],
  ['while the store fails', 'The hourly check of payments failed', ({ stores }) => assign(stores, { fault: 503 })],
  [
    'with a record that cannot be read',
    'The hourly check could not look at payment 12345678',
    ({ stores }) => stores.blobs.set('site:payments/12345678/accepted', 'oops'),
  ],
])('a run %s has failed, and logs why', async (...row) => {
  const [, reason, damage] = row;
  await withPaymentSite(async (site) => {
    site.defaultAnswer = 'pending';
    await site.comeBack('12345678');
    expect(await site.passHours(2)).toBe(true);
    damage(site);
    site.log.length = 0;
    expect(await site.passHours(1)).toBe(false);
    expect(site.log.join()).toContain(reason);
  });
});

it.each<[string, () => Response]>([
  ['fails', () => new Response('', { status: 500 })],
  ['refuses our keys', () => Response.json({ code: '609' })],
  ['limits our calls', () => new Response('', { status: 429 })],
])('if the provider %s, runs fail from a payment’s turn to its next good one', async (_, answer) => {
  await withPaymentSite(async (site) => {
    const { send } = site;
    site.defaultAnswer = 'pending';
    await site.comeBack('12345678');
    await site.passHours(4);
    site.send = async () => answer();
    const turns = [await site.passHours(1), await site.passHours(1), await site.passHours(1)];
    site.send = send;
    expect([...turns, await site.passHours(1)]).toEqual([true, false, false, true]);
  });
});

testOnSite('a run that could not remove a mark has failed', async (site) => {
  mention(site, 1, 'ours/2026-11-20T09');
  const { variables, services } = site;
  services.ledger.removeMark = () => Promise.reject('no answer');
  expect(await runHourlyCheck(variables, services)).toBe(false);
  expect(site.records()).toEqual(['1/accepted']);
});

testOnSite('a run leaves the checks more than half of its time', async ({ variables, services }) => {
  let end = Infinity;
  services.ledger.listIndex = async (_, last) => {
    end = last;
    return { marks: [] };
  };
  const begun = Date.now();
  await runHourlyCheck(variables, services, 100_000);
  expect(end - begun).toBeLessThan(50_000);
});

testOnSite('no call of a run takes more than half of the ten seconds after its last start', async (site) => {
  mention(site, 1, 'ours/2026-11-20T09');
  const timeouts = jest.spyOn(AbortSignal, 'timeout');
  await site.passHours(1);
  const longest = Math.max(...timeouts.mock.calls.map(([milliseconds]) => milliseconds));
  timeouts.mockRestore();
  expect(site.records()).toEqual(['1/accepted']);
  expect(longest).toBeLessThan(5000);
});

testOnSite('a run seconds before an hour counts for that hour, and so does a mention', async (site) => {
  site.defaultAnswer = 'pending';
  await site.comeBack('12345678');
  for (const [index, seconds] of [-2, 3, -3, 1].entries()) {
    site.now = site.begun + (index + 1) * hourMilliseconds + seconds * 1000;
    await site.check();
  }
  // Asked at the return, and in each of the first four hours.
  expect(site.asked).toHaveLength(5);
  site.now = site.begun + 5 * hourMilliseconds - 1000;
  await site.notify('2', 'wrong');
  site.asked.length = 0;
  site.now += 1500;
  await site.check();
  expect(site.asked).toEqual([]);
  await site.passHours(1);
  expect(site.asked).toContain('2');
});

// While the store takes no write, a run fails only in an hour in which a payment is due. Here, one is due in each hour.
it.each([503, 'readOnly'] as const)(
  'a store that answers %s raises an alert each hour from 08:00 to 11:00',
  async (fault) => {
    await withPaymentSite(async (site) => {
      mention(site, day, 'ours/2026-11-20T09');
      site.defaultAnswer = 'pending';
      site.stores.fault = fault;
      await site.passHours(2);
      site.waitHours(hoursToAlerts - 4);
      await site.passHours(6);
      // At 11:00, and four times on the next morning.
      expect(site.alerts).toHaveLength(5);
      expect(site.alerts.join()).toMatch(/^The hourly check of payments failed \(.*503 status code/);
      site.stores.fault = 'up';
      site.defaultAnswer = 'accepted';
      await site.passHours(day);
      expect(site.records()).toHaveLength(day);
    });
  },
);

testOnSite(
  'a provider that answers 429 is asked nothing more in that run, which raises an alert in the morning',
  async (site) => {
    mention(site, 60, 'notified/2026-11-20T10');
    const { send } = site;
    site.send = (...call) => send(...call).then(() => new Response('', { status: 429 }));
    await site.passHours(1);
    expect(site.asked.length).toBeLessThanOrEqual(8);
    await site.passHours(hoursToAlerts - 1);
    const line = 'The hourly check of payments failed (CinetPay answers HTTP 429): it is tried again in an hour.';
    expect(site.alerts).toContain(line);
  },
);

testOnSite('a run that had no time for all payments has failed, and in the morning an alert says so', async (site) => {
  mention(site, 60, 'ours/2026-11-21T07');
  site.waitHours(hoursToAlerts - 1);
  site.defaultAnswer = 'pending';
  // Each question takes a second.
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => 1000 * site.asked.length);
  expect(await site.passHours(1)).toBe(false);
  clock.mockRestore();
  const done = site.asked.length;
  expect(done).toBeGreaterThan(19);
  expect(done).toBeLessThan(60);
  expect(site.alerts).toEqual([`60 payments were due; the hourly check looked at ${done} of them.`]);
  expect(await site.passHours(1)).toBe(true);
});

testOnSite(
  'the hourly check alerts that an accepted payment lacks its amount, until the webhook takes it',
  async (site) => {
    site.takesAlerts = false;
    site.send = async () => Response.json({ code: '00', data: { status: 'ACCEPTED' } });
    await site.comeBack('1');
    await site.passHours(3);
    const line = 'Payment 1 is accepted without an amount or a currency: look it up in the back office.';
    expect(site.alerts).toEqual([line, line, line, line]);
    site.takesAlerts = true;
    await site.passHours(2 * day);
    expect(site.alerts).toHaveLength(5);
    expect(site.stores.list('follow-up')).toEqual([]);
  },
);

testOnSite(
  'an accepted payment that one store refuses is mentioned in the other, as notified if it was',
  async (site) => {
    site.stores.storeFaults.payments = 503;
    await site.comeBack('1');
    await site.notify('2');
    await Promise.all(site.works);
    expect(site.stores.list('follow-up').sort()).toEqual(['notified/2026-11-20T10/2', 'ours/2026-11-20T10/1']);
    site.stores.storeFaults = {};
    await site.passHours(1);
    expect(site.records()).toEqual(['1/accepted', '2/accepted']);
  },
);

testOnSite('the hourly check asks nothing without keys, and raises no alert', async (site) => {
  await site.notify('1', 'wrong');
  for (const name of Object.keys(site.variables)) delete site.variables[name];
  site.alerts.length = 0;
  await site.passHours(day);
  expect([site.asked, site.alerts]).toEqual([[], []]);
});
