import { runHourlyCheck } from '../src/donation/server/hourlyCheck';
import { hourMilliseconds } from '../src/donation/server/ledger';
import { type Donations, story, withDonations } from './testing/donations';

// Stories with the store's real client, hour by hour. Each begins at 10:00 UTC.

/** In hours. */
const day = 24;
/** Until the first 08:00 UTC. */
const hoursToAlerts = 22;

/** Marks payments `1`, `2` and so on, or from another number on, all in one group and hour. */
function mention({ site }: Donations, count: number, groupAndHour: string, first = 1): void {
  for (let reference = first; reference < first + count; reference++)
    site.blobs.set(`site:follow-up/${groupAndHour}/${reference}`, '');
}

story('the hourly check asks about proven payments first, each time in a new order', async (donations) => {
  donations.state = 'down';
  for (let reference = 1; reference <= 20; reference++) await donations.notify(String(reference), 'ff');
  for (let reference = 21; reference <= 40; reference++) await donations.notify(String(reference));
  donations.asked.length = 0;
  await donations.pass(1);
  expect(donations.asked).toHaveLength(40);
  const proven = donations.asked.splice(0, 20);
  expect(Math.min(...proven.map(Number))).toBe(21);
  donations.asked.length = 0;
  await donations.pass(1);
  expect(donations.asked.slice(0, 20)).not.toEqual(proven);
});

story(
  'the hourly check names the notified payments without an end after two weeks, until the webhook takes the alert',
  async (donations) => {
    donations.state = undefined;
    donations.says['2'] = 'pending';
    for (const reference of ['1', '2']) await donations.notify(reference);
    await donations.comeBack('3');
    donations.takesAlerts = false;
    await donations.pass(1);
    donations.wait(13 * day);
    await donations.pass(day - 1);
    expect(donations.alerts).toEqual([]);
    await donations.pass(day);
    expect(donations.alerts).toHaveLength(1);
    donations.takesAlerts = true;
    await donations.pass(2 * day);
    const line = 'The provider has named these payments, and has not said in two weeks how they ended: ';
    const alert = expect.stringMatching(`^${line}(1, 2|2, 1). Look for them in the back office.$`);
    expect(donations.alerts).toEqual([alert, alert]);
    expect(donations.site.list('follow-up')).toEqual([]);
  },
);

story('an alert about payments that only strangers have named is no alert of money', async (donations) => {
  mention(donations, 2, 'suspect/2026-11-21T07');
  donations.wait(hoursToAlerts - 1);
  donations.state = 'down';
  await donations.pass(day);
  donations.wait(1);
  const kinds: unknown[] = [];
  const alert = async (_: string, kind?: string) => kinds.push(kind) > 0;
  await runHourlyCheck(donations.variables, { ...donations.services, alert });
  expect(kinds).toEqual(['unconfirmed']);
});

story('the alert about payments without an end names twenty a day', async (donations) => {
  donations.state = undefined;
  mention(donations, 22, 'notified/2026-11-01T10');
  await donations.pass(2 * day);
  const counts = donations.alerts.map((line) => line.split(': ')[1]?.split(', ').length);
  expect(counts).toEqual([20, 2]);
  expect(donations.site.list('follow-up')).toEqual([]);
});

story(
  'a stored start stays, so that its payment can be recorded after months; a payment that stays unknown is logged',
  async (donations) => {
    const { site } = donations;
    for (const reference of ['1', '2', '3']) await donations.start(reference);
    Object.assign(donations.says, { 1: 'accepted', 2: 'pending', 3: undefined });
    await donations.notify('1');
    await donations.pass(day);
    donations.wait(13 * day);
    await donations.pass(2 * day);
    expect(donations.records()).toEqual(['1/accepted', '2/pending']);
    expect(site.list('follow-up')).toEqual(['1', '2', '3']);
    expect(donations.log).toContain(
      'Payment 3 is unknown to the provider after two weeks: it is not asked about any more.',
    );
    donations.says['2'] = 'accepted';
    site.blobs.delete('site:payments/1/accepted');
    for (const reference of ['1', '2']) expect(await donations.comeBack(reference)).toContain('/accepted/');
    expect(JSON.parse(site.blobs.get('site:payments/1/accepted') ?? '')).toMatchObject({ amount: 1000 });
  },
  'cinetpay-v1',
);

story(
  'if listing a group takes too long, the hourly check reads its oldest marks, its latest days, and the other groups',
  async (donations) => {
    const days = ['ours/2026-11-01', 'ours/2026-11-02', 'ours/2026-11-06', 'ours/2026-11-20'];
    const groups = ['notified/2026-11-02', ...days].map((date) => `${date}T09`);
    for (const group of groups) mention(donations, 1000, group);
    donations.site.hangsAtCursors = true;
    jest.useFakeTimers();
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), milliseconds);
      return controller.signal;
    });
    const { ledger } = donations.services;
    const listing = ledger.listIndex(donations.begun / hourMilliseconds, Date.now() + 3000);
    await jest.advanceTimersByTimeAsync(3000);
    jest.useRealTimers();
    jest.restoreAllMocks();
    const { marks, failure } = await listing;
    const listed = new Set(marks.map(({ key }) => key.slice(0, key.lastIndexOf('/'))));
    expect([...listed].sort()).toEqual(groups.filter((group) => group !== 'ours/2026-11-02T09'));
    expect(failure).toContain('no answer in time');
  },
);

story('the record of a payment that stays pending is not written again', async (donations) => {
  donations.state = 'pending';
  await donations.notify('1');
  donations.site.writes.length = 0;
  await donations.pass(1);
  expect(donations.asked).toEqual(['1', '1']);
  expect(donations.site.writes).toEqual([]);
});

story(
  'each morning, an alert names the payments not checked for a day, notified ones first, and counts those of strangers',
  async (donations) => {
    for (const group of ['ours', 'failing']) mention(donations, 25, `${group}/2026-11-20T09`);
    for (const group of ['suspect', 'failing']) mention(donations, 30, `${group}/2026-11-20T09`, 1001);
    donations.state = 'down';
    await donations.notify('24');
    donations.takesAlerts = false;
    donations.wait(hoursToAlerts - 1);
    await donations.pass(1);
    expect(donations.alerts).toEqual([]);
    await donations.pass(2 * day);
    const lists = donations.alerts.map((line) => /not look at these payments for a day: (.*)\.$/.exec(line)?.[1]);
    const list = expect.stringMatching(/^24, (\d+, ){19}5 others, 30 that only strangers have named$/);
    expect(lists).toEqual([list, list]);
    donations.state = 'accepted';
    donations.site.blobs.set('site:payments/3/accepted', 'oops');
    expect(await donations.pass(2 * day)).toBe(false);
    const last = 'The hourly check could not look at these payments for a day: 3.';
    expect(donations.alerts.slice(2)).toEqual([last, last]);
  },
);

it.each<[string, reason: string, (donations: Donations) => unknown]>([
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
    (donations) => Object.assign(donations, { state: 'down' }),
  ],
  [
    'while the provider limits our calls',
    'The hourly check of payments failed',
    (donations) => Object.assign(donations, { send: async () => new Response('', { status: 429 }) }),
  ],
  ['while the store fails', 'The hourly check of payments failed', ({ site }) => Object.assign(site, { fault: 503 })],
  [
    'with a record that cannot be read',
    'The hourly check could not look at payment 12345678',
    ({ site }) => site.blobs.set('site:payments/12345678/accepted', 'oops'),
  ],
])('a run %s has failed, and logs why', async (...row) => {
  const [, reason, damage] = row;
  await withDonations(async (donations) => {
    donations.state = 'pending';
    await donations.comeBack('12345678');
    expect(await donations.pass(2)).toBe(true);
    damage(donations);
    donations.log.length = 0;
    expect(await donations.pass(1)).toBe(false);
    expect(donations.log.join()).toContain(reason);
  });
});

it.each<[string, () => Response]>([
  ['fails', () => new Response('', { status: 500 })],
  ['refuses our keys', () => Response.json({ code: '609' })],
  ['limits our calls', () => new Response('', { status: 429 })],
])('if the provider %s, runs fail from a payment’s turn to its next good one', async (_, answer) => {
  await withDonations(async (donations) => {
    const { send } = donations;
    donations.state = 'pending';
    await donations.comeBack('12345678');
    await donations.pass(4);
    donations.send = async () => answer();
    const turns = [await donations.pass(1), await donations.pass(1), await donations.pass(1)];
    donations.send = send;
    expect([...turns, await donations.pass(1)]).toEqual([true, false, false, true]);
  });
});

story('a run that could not remove a mark has failed', async (donations) => {
  mention(donations, 1, 'ours/2026-11-20T09');
  const { variables, services } = donations;
  services.ledger.removeMark = () => Promise.reject('no answer');
  expect(await runHourlyCheck(variables, services)).toBe(false);
  expect(donations.records()).toEqual(['1/accepted']);
});

story('a run leaves the checks more than half of its time', async ({ variables, services }) => {
  let end = Infinity;
  services.ledger.listIndex = async (_, last) => {
    end = last;
    return { marks: [] };
  };
  const begun = Date.now();
  await runHourlyCheck(variables, services, 100_000);
  expect(end - begun).toBeLessThan(50_000);
});

story('a run seconds before an hour counts for that hour, and so does a mention', async (donations) => {
  donations.state = 'pending';
  await donations.comeBack('12345678');
  for (const [index, seconds] of [-2, 3, -3, 1].entries()) {
    donations.now = donations.begun + (index + 1) * hourMilliseconds + seconds * 1000;
    await donations.check();
  }
  // Asked at the return, and in each of the first four hours.
  expect(donations.asked).toHaveLength(5);
  donations.now = donations.begun + 5 * hourMilliseconds - 1000;
  await donations.notify('2', 'ff');
  donations.asked.length = 0;
  donations.now += 1500;
  await donations.check();
  expect(donations.asked).toEqual([]);
  await donations.pass(1);
  expect(donations.asked).toContain('2');
});

// While the store takes no write, a run fails only in an hour in which a payment is due. Here, one is due in each hour.
it.each([503, 'readOnly'] as const)(
  'a store that answers %s raises an alert each hour from 08:00 to 11:00',
  async (fault) => {
    await withDonations(async (donations) => {
      mention(donations, day, 'ours/2026-11-20T09');
      donations.state = 'pending';
      donations.site.fault = fault;
      await donations.pass(2);
      donations.wait(hoursToAlerts - 4);
      await donations.pass(6);
      // At 11:00, and four times on the next morning.
      expect(donations.alerts).toHaveLength(5);
      expect(donations.alerts.join()).toMatch(/^The hourly check of payments failed \(.*503 status code/);
      Object.assign(donations.site, { fault: 'up' });
      donations.state = 'accepted';
      await donations.pass(day);
      expect(donations.records()).toHaveLength(day);
    });
  },
);

story(
  'a provider that answers 429 is asked nothing more in that run, which raises an alert in the morning',
  async (donations) => {
    mention(donations, 60, 'notified/2026-11-20T10');
    const { send } = donations;
    donations.send = (...call) => send(...call).then(() => new Response('', { status: 429 }));
    await donations.pass(1);
    expect(donations.asked.length).toBeLessThanOrEqual(8);
    await donations.pass(hoursToAlerts - 1);
    const line = 'The hourly check of payments failed (CinetPay answers HTTP 429): it is tried again in an hour.';
    expect(donations.alerts).toContain(line);
  },
);

story('a run that had no time for all payments has failed, and in the morning an alert says so', async (donations) => {
  mention(donations, 60, 'ours/2026-11-21T07');
  donations.wait(hoursToAlerts - 1);
  donations.state = 'pending';
  // Each question takes a second.
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => 1000 * donations.asked.length);
  expect(await donations.pass(1)).toBe(false);
  clock.mockRestore();
  const done = donations.asked.length;
  expect(done).toBeGreaterThan(19);
  expect(done).toBeLessThan(60);
  expect(donations.alerts).toEqual([`60 payments were due; the hourly check looked at ${done} of them.`]);
  expect(await donations.pass(1)).toBe(true);
});

story(
  'the hourly check alerts that an accepted payment lacks its amount, until the webhook takes it',
  async (donations) => {
    donations.takesAlerts = false;
    donations.send = async () => Response.json({ code: '00', data: { status: 'ACCEPTED' } });
    await donations.comeBack('1');
    await donations.pass(3);
    const line = 'Payment 1 is accepted without an amount or a currency: look it up in the back office.';
    expect(donations.alerts).toEqual([line, line, line, line]);
    donations.takesAlerts = true;
    await donations.pass(2 * day);
    expect(donations.alerts).toHaveLength(5);
    expect(donations.site.list('follow-up')).toEqual([]);
  },
);

story(
  'an accepted payment that one store refuses is mentioned in the other, as notified if it was',
  async (donations) => {
    donations.site.storeFaults.payments = 503;
    await donations.comeBack('1');
    await donations.notify('2');
    await Promise.all(donations.works);
    expect(donations.site.list('follow-up').sort()).toEqual(['notified/2026-11-20T10/2', 'ours/2026-11-20T10/1']);
    donations.site.storeFaults = {};
    await donations.pass(1);
    expect(donations.records()).toEqual(['1/accepted', '2/accepted']);
  },
);

story('the hourly check asks nothing without keys, and raises no alert', async (donations) => {
  await donations.notify('1', 'ff');
  for (const name of Object.keys(donations.variables)) delete donations.variables[name];
  donations.alerts.length = 0;
  await donations.pass(day);
  expect([donations.asked, donations.alerts]).toEqual([[], []]);
});
