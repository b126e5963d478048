import { recheckPending } from '../src/donation/server/recheckPending';
import { type Donations, type ProviderAnswer, storyOf, withDonations } from '../src/testing/donations';

// Stories of the hourly check, hour by hour, with the store's real client.

const log = jest.spyOn(console, 'log').mockImplementation();
beforeEach(() => log.mockClear());
const logged = () => log.mock.calls.flat();

const story = storyOf('cinetpay');
const startStory = storyOf('cinetpay-v1');

const hoursPerDay = 24;
const hourMilliseconds = 3600_000;

/** Has the provider notify the site of payments `1`, `2` and so on, all pending. */
async function notifyMany(donations: Donations, count: number): Promise<void> {
  donations.state = 'waiting';
  for (let reference = 1; reference <= count; reference++) await donations.notify(String(reference));
}

it.each<[string, ProviderAnswer, (donations: Donations) => Promise<unknown>, string[], providerId?: string]>([
  ['was pending', 'waiting', (all) => all.notify('1'), ['1/accepted', '1/pending']],
  ['was refused too early', 'refused', (all) => all.notify('1'), ['1/accepted', '1/refused']],
  [
    'was refused too early a day before',
    'refused',
    (all) => all.notify('1').then(() => all.pass(hoursPerDay)),
    ['1/accepted', '1/refused'],
  ],
  ['was notified with another signature', 'accepted', (all) => all.notify('1', 'ff'), ['1/accepted']],
  ['the provider did not know', undefined, (all) => all.comeBack('1'), ['1/accepted']],
  [
    'is pending, and was unknown for a day',
    'waiting',
    async (all) => {
      await all.comeBack('1');
      await all.pass(2 * hoursPerDay);
      all.state = undefined;
      await all.pass(hoursPerDay);
    },
    ['1/accepted', '1/pending'],
  ],
  [
    'is only started, and was unknown for two days',
    undefined,
    (all) => all.start('1').then(() => all.pass(2 * hoursPerDay)),
    ['1/accepted'],
    'cinetpay-v1',
  ],
  [
    'was notified and unknown for two days',
    undefined,
    (all) => all.notify('1').then(() => all.pass(2 * hoursPerDay)),
    ['1/accepted'],
  ],
  [
    'was refused, and is notified while it cannot be checked',
    'refused',
    async (all) => {
      await all.notify('1');
      await all.pass(4 * hoursPerDay);
      all.state = 'down';
      expect(await all.notify('1')).toBe(503);
    },
    ['1/accepted', '1/refused'],
  ],
  [
    'was refused, and is notified with another signature',
    'refused',
    async (all) => {
      await all.notify('1');
      await all.pass(4 * hoursPerDay);
      await all.notify('1', 'ff');
    },
    ['1/accepted', '1/refused'],
  ],
  [
    'was refused, and whose donor returns while it cannot be checked',
    'refused',
    async (all) => {
      await all.notify('1');
      await all.pass(4 * hoursPerDay);
      all.state = 'down';
      await all.comeBack('1');
    },
    ['1/accepted', '1/refused'],
  ],
  [
    'was notified in the hour of the check that settles it',
    'refused',
    async (all) => {
      await all.notify('1');
      await all.pass(3 * hoursPerDay);
      all.state = 'down';
      await all.notify('1');
    },
    ['1/accepted', '1/refused'],
  ],
  [
    'was notified while it could not be checked, weeks before the next check',
    'down',
    async (all) => {
      await all.notify('1');
      all.now += 21 * hoursPerDay * hourMilliseconds;
      // A confused answer is no end.
      all.state = undefined;
      await all.pass(hoursPerDay);
    },
    ['1/accepted'],
  ],
  [
    'is only started, weeks before the next check',
    undefined,
    async (all) => {
      await all.start('1');
      all.now += 21 * hoursPerDay * hourMilliseconds;
    },
    ['1/accepted'],
    'cinetpay-v1',
  ],
  [
    'was pending until the last tries of two weeks failed',
    'waiting',
    async (all) => {
      await all.notify('1');
      await all.pass(13 * hoursPerDay);
      all.state = 'down';
      await all.pass(2 * hoursPerDay);
    },
    ['1/accepted', '1/pending'],
  ],
  [
    'was unknown when a stranger reported it, and is notified on the third day',
    undefined,
    async (all) => {
      await all.comeBack('1');
      await all.pass(2 * hoursPerDay);
      await all.notify('1');
      await all.pass(hoursPerDay);
    },
    ['1/accepted'],
  ],
])('records a payment that %s, once it is accepted', async (_, state, prepare, records, providerId = 'cinetpay') => {
  await withDonations(async (donations) => {
    donations.state = state;
    await prepare(donations);
    donations.alerts.length = 0;
    donations.state = 'accepted';
    await donations.pass(hoursPerDay);
    expect(donations.records()).toEqual(records);
    expect(donations.alerts).toEqual([]);
    // Nobody asks about it again.
    donations.asked.length = 0;
    await donations.pass(hoursPerDay);
    expect(donations.asked).toEqual([]);
  }, providerId);
});

story('asks after 1, 2, 4, 8, 16 and 32 hours, then daily; daily about a stranger’s report', async (donations) => {
  donations.state = 'waiting';
  for (const reference of ['1', '2']) await donations.notify(reference);
  await donations.notify('3', 'ff');
  donations.says['2'] = 'down';
  donations.says['3'] = 'down';
  donations.hours['1'] = [];
  donations.hours['2'] = [];
  await donations.pass(90);
  expect(donations.hours).toEqual({
    1: [1, 2, 4, 8, 16, 32, 56, 80],
    2: [1, 2, 4, 8, 16, 32, 56, 80],
    3: [1, 25, 49, 73],
  });
});

story('asks first about new payments, then those asked about longest ago, then strangers’', async (donations) => {
  donations.state = 'waiting';
  for (const reference of ['1', '2', '3']) {
    await donations.notify(reference);
    await donations.pass(1);
  }
  await donations.notify('0', 'ff');
  await donations.notify('4');
  await donations.pass(1);
  donations.asked.length = 0;
  donations.now += 29 * hourMilliseconds;
  await donations.start('5');
  donations.now += hourMilliseconds;
  donations.says['6'] = 'down';
  await donations.notify('6');
  await donations.pass(1);
  // The first is the notification's.
  expect(donations.asked).toEqual(['6', '6', '5', '2', '1', '3', '4', '0']);
});

story('forgets what was unknown on three days and has no record, and tells of a notified one', async (donations) => {
  donations.state = undefined;
  await donations.comeBack('1');
  await donations.notify('2');
  donations.takesAlerts = false;
  await donations.pass(2 * hoursPerDay);
  expect(donations.alerts).toEqual([]);
  await donations.pass(hoursPerDay);
  // It is kept until the alert is taken.
  expect(donations.site.list('open-payments').filter((key) => key.endsWith('/1'))).toEqual([]);
  expect(donations.site.list('open-payments').filter((key) => key.endsWith('/2'))).toHaveLength(1);
  donations.takesAlerts = true;
  await donations.pass(hoursPerDay);
  expect(donations.site.list('open-payments').filter((key) => key.endsWith('/2'))).toEqual([]);
  const given = (reference: string) =>
    `Payment ${reference} was unknown to the provider on three days: it is not asked about any more.`;
  const alert = `${given('2')} It was notified: look for it in the back office.`;
  expect(donations.alerts).toEqual([alert, alert]);
  expect(logged()).toContain(given('1'));
  donations.asked.length = 0;
  await donations.pass(hoursPerDay);
  expect(donations.asked).toEqual([]);
});

startStory('a start is kept as long as a record, to be recorded again after months', async (donations) => {
  const { site } = donations;
  for (const reference of ['1', '2', '3']) await donations.start(reference);
  Object.assign(donations.says, { 1: 'accepted', 2: 'waiting', 3: undefined });
  await donations.notify('1');
  await donations.pass(15 * hoursPerDay);
  expect(donations.records()).toEqual(['1/accepted', '2/pending']);
  // What was never recorded goes with its entry.
  expect(site.list('open-payments').filter((key) => !key.startsWith('notes/'))).toEqual(['1', '2']);
  donations.says['2'] = 'accepted';
  site.blobs.delete('site:payments/1/accepted');
  for (const reference of ['1', '2']) expect(await donations.comeBack(reference)).toContain('/accepted/');
  expect(JSON.parse(site.blobs.get('site:payments/1/accepted') ?? '')).toMatchObject({ amount: 1000 });
});

startStory(
  'a start without a record goes with its last entry, once list and records could be read',
  async (donations) => {
    const { site } = donations;
    const left = () => site.list('open-payments').filter((key) => key.endsWith('1'));
    donations.state = undefined;
    await donations.start('1');
    await donations.pass(2 * hoursPerDay);
    const both = left();
    expect(both).toHaveLength(2);
    // The third day, of which the list takes longer than its share of the time.
    donations.now += 12 * hourMilliseconds;
    site.pageLateness = 200;
    await donations.pass(1, 2000);
    expect(left()).toEqual(both);
    donations.now += 13 * hoursPerDay * hourMilliseconds;
    site.pageLateness = 0;
    site.storeFaults.payments = 503;
    await donations.pass(2);
    expect(left()).toEqual(both);
    site.storeFaults = {};
    await donations.pass(1);
    expect(left()).toEqual([]);
  },
);

story('what only strangers have reported goes after two weeks, even if no try has worked', async (donations) => {
  donations.state = 'down';
  await donations.notify('1', 'ff');
  await donations.pass(15 * hoursPerDay);
  expect(donations.site.list('open-payments')).toEqual(['notes/asked']);
});

story('lists page by page, and goes on in the next hour where its time was over', async (donations) => {
  const { site } = donations;
  const key = (reference: number) => `site:open-payments/day/2026-11-20T0${reference % 10}/${reference}`;
  for (let reference = 1; reference <= 2500; reference++) site.blobs.set(key(reference), '');
  donations.state = 'down';
  const seen = async (hours: number) => {
    await donations.pass(hours, 2000);
    return new Set(donations.asked).size;
  };
  // A page takes longer than its share of the time.
  site.pageLateness = 700;
  expect(await seen(1)).toBeGreaterThan(0);
  expect(donations.asked.filter((reference) => Number(reference) % 10 > 4)).toEqual([]);
  await seen(1);
  const third = donations.asked.length;
  await seen(1);
  expect(donations.asked.slice(third).some((reference) => Number(reference) % 10 > 7)).toBe(true);
});

story('a page of the list that is refused holds up neither those before it nor the other groups', async (donations) => {
  const { site } = donations;
  for (let reference = 1; reference <= 1500; reference++)
    site.blobs.set(`site:open-payments/day/2026-11-20T05/${reference}`, '');
  site.blobs.set('site:open-payments/notified/2026-11-20T05/9999', '');
  site.refusesCursors = true;
  donations.state = 'down';
  await donations.pass(1);
  expect(donations.asked).toHaveLength(1000);
  expect(donations.asked).not.toContain('9999');
  await donations.pass(1);
  expect(donations.asked).toContain('9999');
});

story('a run that is ended in its middle has lost nothing: others come first in the next', async (donations) => {
  donations.state = 'waiting';
  const references = Array.from({ length: 60 }, (_, index) => String(100 + index));
  for (const reference of references) await donations.notify(reference);
  donations.asked.length = 0;
  donations.now += 3600_000;
  // Never awaited: the provider hangs, and the function is ended.
  const never: typeof fetch = (...call) => {
    donations.send(...call);
    return new Promise(() => {});
  };
  void recheckPending(donations.variables, { ...donations.ledger, send: never });
  while (donations.asked.length < 8) await new Promise((resolve) => setTimeout(resolve, 10));
  const hung = donations.asked.splice(0);
  await donations.pass(1);
  const rest = donations.asked.filter((reference) => !hung.includes(reference));
  expect(donations.asked.slice(0, 20).filter((reference) => hung.includes(reference))).toEqual([]);
  expect(rest.length).toBeGreaterThan(0);
  await donations.pass(1);
  expect(new Set([...hung, ...donations.asked, ...rest]).size).toBe(60);
});

story('a pending payment is marked as notified by the provider’s signature, not by a stranger', async (donations) => {
  donations.state = 'down';
  await donations.notify('1');
  await donations.notify('2', 'ff');
  donations.state = 'waiting';
  await donations.pass(1);
  const marks = ['1', '2'].map((reference) =>
    JSON.parse(donations.site.blobs.get(`site:payments/${reference}/pending`) ?? ''),
  );
  expect(marks.map(({ isNotified }) => isNotified)).toEqual([true, undefined]);
});

story('what is recorded already is not written again while it stays pending', async (donations) => {
  donations.state = 'waiting';
  await donations.notify('1');
  donations.site.writes.length = 0;
  await donations.pass(1);
  expect(donations.asked).toEqual(['1', '1']);
  expect(donations.site.writes.filter((write) => !write.includes('/notes/'))).toEqual([]);
});

story('names once a day what no try has worked for in a day, again at once if refused', async (donations) => {
  donations.state = 'waiting';
  for (const reference of ['1', '2', '3']) await donations.notify(reference);
  donations.site.blobs.set('site:payments/3/accepted', 'oops');
  donations.says['1'] = 'down';
  await donations.pass(24);
  expect(donations.alerts).toEqual([]);
  donations.takesAlerts = false;
  await donations.pass(2);
  donations.takesAlerts = true;
  await donations.pass(40);
  const line = 'The hourly check could not look at these payments for a day: 1, 3.';
  // Refused, refused, taken, and once a day later.
  expect(donations.alerts).toEqual([line, line, line, line]);
  donations.says['1'] = 'waiting';
  donations.site.blobs.delete('site:payments/3/accepted');
  await donations.pass(3 * hoursPerDay);
  expect(donations.alerts).toHaveLength(5);
});

story('days without the provider make an alert a day with twenty payments, and lose none', async (donations) => {
  await notifyMany(donations, 30);
  donations.state = 'down';
  await donations.pass(hoursPerDay);
  expect(donations.alerts).toEqual([]);
  await donations.pass(hoursPerDay);
  const names = /: (.*) and others\.$/.exec(donations.alerts.join())?.[1];
  expect([donations.alerts.length, names?.split(', ').length]).toEqual([1, 20]);
  donations.state = 'accepted';
  await donations.pass(2 * hoursPerDay);
  expect(donations.records().filter((key) => key.endsWith('/accepted'))).toHaveLength(30);
});

it.each([503, 'readOnly'] as const)('a day on which the store answers %s makes one alert', async (fault) => {
  await withDonations(async (donations) => {
    await notifyMany(donations, 1);
    donations.site.fault = fault;
    await donations.pass(hoursPerDay);
    expect(donations.alerts).toEqual([expect.stringMatching(/^The hourly check of payments failed/)]);
    donations.site.fault = 'up';
    donations.state = 'accepted';
    await donations.pass(hoursPerDay);
    expect(donations.records()).toContain('1/accepted');
  });
});

story('tells once a day that there are more payments than it has time for', async (donations) => {
  await notifyMany(donations, 60);
  donations.lateness = 250;
  donations.asked.length = 0;
  await donations.pass(1, 1000);
  const done = donations.asked.length;
  expect(done).toBeGreaterThan(7);
  expect(done).toBeLessThan(60);
  await donations.pass(5, 1000);
  expect(donations.alerts).toEqual([`60 payments were due; the hourly check had time for ${done} of them.`]);
  // None is asked about twice before all were.
  expect(new Set(donations.asked.slice(0, 60)).size).toBe(60);
});

const otherRecord = JSON.stringify({
  reference: '1',
  state: 'pending',
  providerId: 'another',
  recordedAt: '2026-11-01T00:00:00Z',
});

story('tells once a day what a record of another payment keeps out', async (donations) => {
  await notifyMany(donations, 1);
  donations.site.blobs.set('site:payments/1/pending', otherRecord);
  await donations.pass(hoursPerDay);
  expect(donations.alerts).toEqual([expect.stringContaining('There is a record of another payment under 1')]);
});

story('that an alert was sent is kept only after the address took it', async (donations) => {
  await notifyMany(donations, 60);
  donations.site.blobs.set('site:payments/1/pending', otherRecord);
  donations.now += hourMilliseconds;
  const kept: unknown[] = [];
  const alert = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    kept.push(JSON.parse(donations.site.blobs.get('site:open-payments/notes/asked') ?? '').alerted);
    return false;
  };
  const { ledger, send } = donations;
  await recheckPending(donations.variables, { ...ledger, send, store: { ...ledger.store, alert } });
  expect(kept).toEqual([{}]);
});

story('what the clean-up cannot remove in an hour, it removes in the next', async (donations) => {
  const { site } = donations;
  for (let reference = 1; reference <= 1500; reference++)
    site.blobs.set(`site:open-payments/day/2026-11-01T00/${reference}`, '');
  // Each was asked about on 15 November.
  const tried = Date.UTC(2026, 10, 15) / hourMilliseconds;
  const notes = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [index + 1, { tried }]));
  site.blobs.set('site:open-payments/notes/asked', JSON.stringify({ notes }));
  const left = () => site.list('open-payments').filter((key) => key.startsWith('day/')).length;
  await donations.pass(1, 700);
  expect(left()).toBeGreaterThan(0);
  expect(left()).toBeLessThan(1500);
  await donations.pass(3);
  expect(left()).toBe(0);
  expect(donations.asked).toEqual([]);
});

story('an accepted payment that its store does not take is kept in the other until recorded', async (donations) => {
  donations.site.storeFaults.payments = 503;
  await donations.comeBack('1');
  await Promise.all(donations.works);
  donations.site.storeFaults = {};
  await donations.pass(1);
  expect(donations.records()).toEqual(['1/accepted']);
});

story('asks nothing without keys, and tells nobody', async (donations) => {
  await donations.notify('1', 'ff');
  for (const name of Object.keys(donations.fake.variables)) delete donations.variables[name];
  donations.alerts.length = 0;
  await donations.pass(hoursPerDay);
  expect([donations.asked, donations.alerts]).toEqual([[], []]);
});
