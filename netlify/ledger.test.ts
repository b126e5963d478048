import { loadFake, type ProviderFake } from '../src/donation/providers/providerFake';
import { openAccounts } from '../src/donation/server/accounts';
import { handleNotification } from '../src/donation/server/handleNotification';
import { handleReturn } from '../src/donation/server/handleReturn';
import { handleStart } from '../src/donation/server/handleStart';
import { recheckPending } from '../src/donation/server/recheckPending';
import { writeStartCookie } from '../src/donation/server/startedPayments';
import { type Fault, type Site, withSite } from './blobServer';
import { openLedger } from './ledger';

// The handlers with the store's real client, and its real waits.

type State = 'accepted' | 'refused' | 'waiting' | undefined;

const log = jest.spyOn(console, 'log').mockImplementation();
beforeEach(() => log.mockClear());
const logged = () => log.mock.calls.flat();

const day = 24 * 3600_000;

/** A site with one provider, which says the same of every payment. */
class Donations {
  readonly works: Promise<unknown>[] = [];
  readonly alerts: string[] = [];
  readonly asked: string[] = [];
  readonly fake: ProviderFake;
  readonly variables: Record<string, string>;
  state: State = 'accepted';
  now = Date.parse('2026-11-20T10:00:00Z');
  retryMilliseconds: number | undefined = 0;
  /** When the provider has answered. */
  checkedAt = 0;

  constructor(
    readonly site: Site,
    readonly providerId = 'cinetpay',
  ) {
    this.fake = loadFake(providerId);
    this.variables = { GATSBY_PAYMENT_PROVIDER: providerId, ...this.fake.variables };
  }

  get ledger() {
    const context = { waitUntil: (work: Promise<unknown>) => void this.works.push(work) };
    const { retryMilliseconds } = this;
    return {
      ...openLedger(context, { retryMilliseconds, now: () => new Date(this.now++) }),
      alert: (line: string) => void this.alerts.push(line),
      send: (async (...call) => {
        const reference = this.fake.readReference(...call);
        await new Promise((resolve) => setTimeout(resolve, 100));
        this.checkedAt = performance.now();
        if (reference !== 'login') this.asked.push(reference);
        return this.fake.answerCheck(reference, this.state);
      }) satisfies typeof fetch,
    };
  }

  async start(reference: string): Promise<string> {
    const [account] = openAccounts(this.variables);
    const kept = this.fake.keep?.(reference) ?? { kept: {} };
    const startedAt = new Date(this.now).toISOString();
    const started = { providerId: this.providerId, reference, amount: 1000, currency: 'XAF', startedAt, ...kept };
    const { starts } = this.ledger;
    if (await starts.reserve({ ...started, kept: {} })) await starts.complete(started);
    return writeStartCookie(started, account?.serverStart?.signingKey ?? '');
  }

  async notify(reference: string, signature?: string): Promise<number> {
    const signed = this.fake.notify('https://site.example/cinetpay-notify', reference);
    const body = (await signed.text()).replace('cpm_site_id=1000', 'cpm_site_id=123');
    const otherwise = { ...Object.fromEntries(signed.headers), 'x-token': String(signature) };
    const request = signature
      ? new Request(signed.url, { method: 'POST', headers: otherwise, body })
      : this.fake.notify(signed.url, reference);
    return (await handleNotification(request, this.variables, this.ledger)).status;
  }

  async comeBack(reference: string, cookie = ''): Promise<string | null> {
    const url = `https://site.example/cinetpay-return?transaction_id=${reference}`;
    const request = new Request(url, { method: 'POST', headers: { cookie }, body: new URLSearchParams() });
    return (await handleReturn(request, this.variables, this.ledger)).headers.get('location');
  }

  async recheck(): Promise<void> {
    this.now += day;
    await recheckPending(this.variables, this.ledger);
  }

  records = () => this.site.list('payments').sort();
}

const withDonations = (run: (donations: Donations) => Promise<void>, providerId?: string) =>
  withSite((site) => run(new Donations(site, providerId)));

it('whatever the store does, whoever asks is answered 1.5 s after the provider, with the truth, and the record follows', async () => {
  const faults: [providerId: string, way: 'return' | 'notification', Fault, answer: string | number][] = [
    ['cinetpay', 'return', 503, '/cinetpay-return/accepted/'],
    ['cinetpay', 'return', 'silent', '/cinetpay-return/accepted/'],
    ['cinetpay', 'return', 'late', '/cinetpay-return/accepted/'],
    ['cinetpay', 'return', 403, '/cinetpay-return/accepted/'],
    ['cinetpay', 'notification', 503, 503],
    ['cinetpay-v1', 'return', 503, '/cinetpay-return/accepted/'],
    ['cinetpay-v1', 'return', 'silent', '/cinetpay-return/accepted/'],
    ['cinetpay-v1', 'return', 'late', '/cinetpay-return/accepted/'],
    ['cinetpay-v1', 'return', 403, '/cinetpay-return/accepted/'],
  ];
  const answers = faults.map(([providerId, way, fault, expected]) =>
    withDonations(async (donations) => {
      donations.retryMilliseconds = undefined;
      const cookie = providerId === 'cinetpay-v1' ? await donations.start('12345678') : '';
      donations.site.fault = fault;
      const answer = way === 'return' ? donations.comeBack('12345678', cookie) : donations.notify('12345678');
      expect([providerId, way, fault, await answer]).toEqual([providerId, way, fault, expected]);
      expect(performance.now() - donations.checkedAt).toBeLessThan(1900);
      donations.site.fault = 'up';
      await Promise.all(donations.works);
      expect(donations.records()).toEqual(['12345678/accepted']);
      expect(donations.alerts).toEqual([]);
    }, providerId),
  );
  const lost = withDonations(async (donations) => {
    expect(openLedger({ waitUntil: () => {} }).retryMilliseconds).toBe(15_000);
    donations.retryMilliseconds = 2000;
    donations.site.fault = 503;
    await donations.comeBack('12345678');
    expect(donations.alerts).toEqual([]);
    await Promise.all(donations.works);
    const loss = 'Payment 12345678 is accepted but could not be recorded';
    const failure = 'BlobsInternalError: Netlify Blobs has generated an internal error (503 status code)';
    expect(donations.alerts).toEqual([`${loss} (${failure}).`]);
  });
  const start = withDonations(async (donations) => {
    donations.site.fault = 'silent';
    const begun = performance.now();
    await expect(donations.start('12345678')).rejects.toThrow('no answer in time');
    expect(performance.now() - begun).toBeLessThan(3400);
  }, 'cinetpay-v1');
  // Each step of the store in half the time that a donor waits: the record takes more than one try.
  const slow = withDonations(async (donations) => {
    Object.assign(donations, { retryMilliseconds: undefined, state: 'refused' });
    Object.assign(donations.site, { fault: 'late', lateness: 800 });
    await donations.comeBack('12345678');
    await Promise.all(donations.works);
    expect(donations.records()).toEqual(['12345678/refused']);
    expect(donations.site.list('open-payments')).toEqual(['day/2026-11-20/12345678']);
    expect(donations.alerts).toEqual([]);
  });
  await Promise.all([...answers, lost, start, slow]);
});

it('notifications and a return at the same moment make one record', async () => {
  await withDonations(async (donations) => {
    const all = [donations.notify('1'), donations.notify('1'), donations.comeBack('1'), donations.notify('1')];
    expect(await Promise.all(all)).toEqual([200, 200, '/cinetpay-return/accepted/', 200]);
    expect(await donations.notify('1')).toBe(200);
    expect(donations.records()).toEqual(['1/accepted']);
    expect(logged()).toEqual(['Payment 1 is accepted: recorded.']);
    expect(donations.alerts).toEqual([]);
  });
});

it.each([401, 403, 404, 429, 500, 503])(
  'another notification is asked for when the store answers %d',
  async (fault) => {
    await withDonations(async (donations) => {
      Object.assign(donations.site, { fault, isTagged: true });
      expect(await donations.notify('1')).toBe(503);
      expect(donations.alerts).toEqual([expect.stringContaining('Payment 1 is accepted but could not be recorded')]);
    });
  },
);

it('fifty references of notifications with another signature are kept a day, and one line tells of more', async () => {
  await withDonations(async (donations) => {
    donations.now += day * 100;
    for (let reference = 1; reference <= 52; reference++)
      expect(await donations.notify(String(reference), 'ff')).toBe(403);
    expect(donations.site.list('open-payments')).toHaveLength(50);
    expect(logged()).toEqual(['50 references of payments that are forged were kept today: others are not.']);
  });
});

it('a notification that the provider has signed is never refused room by those of strangers', async () => {
  await withDonations(async (donations) => {
    donations.now += day * 200;
    for (let reference = 1; reference <= 51; reference++) await donations.notify(String(reference), 'ff');
    donations.state = undefined;
    await donations.notify('52');
    await Promise.all(donations.works);
    expect(donations.site.list('open-payments')).toContainEqual(expect.stringMatching(/^day\/.*\/52$/));
  });
});

it.each<[string, State, (donations: Donations) => Promise<unknown>, string[]]>([
  ['was pending', 'waiting', (all) => all.notify('1'), ['1/accepted', '1/pending']],
  ['was refused too early', 'refused', (all) => all.notify('1'), ['1/accepted', '1/refused']],
  [
    'was refused too early two days before',
    'refused',
    (all) => all.notify('1').then(() => all.recheck()),
    ['1/accepted', '1/refused'],
  ],
  ['was notified with another signature', 'accepted', (all) => all.notify('1', 'ff'), ['1/accepted']],
  ['the provider did not know', undefined, (all) => all.comeBack('1'), ['1/accepted']],
])('the daily check records a payment that %s, once it is accepted', async (_, state, prepare, records) => {
  await withDonations(async (donations) => {
    donations.state = state;
    await prepare(donations);
    await Promise.all(donations.works);
    donations.state = 'accepted';
    await donations.recheck();
    expect(donations.records()).toEqual(records);
    // Nobody asks about it again.
    donations.asked.length = 0;
    await donations.recheck();
    expect(donations.asked).toEqual([]);
  });
});

it.each<[string, (site: Site) => unknown]>([
  ['is no JSON', ({ blobs }) => blobs.set('site:payments/1/accepted', 'oops')],
  ['is empty', ({ blobs }) => blobs.set('site:payments/1/accepted', '')],
])('a record that %s keeps no other payment from the daily check, and an alert names it', async (_, spoil) => {
  await withDonations(async (donations) => {
    donations.state = 'waiting';
    for (const reference of ['1', '2']) await donations.notify(reference);
    spoil(donations.site);
    donations.state = 'accepted';
    await donations.recheck();
    expect(donations.records()).toContain('2/accepted');
    expect(donations.alerts).toEqual(['The daily check could not look at these payments: 1.']);
  });
});

it('a start that nobody has recorded is asked about, and removed with its index after two weeks', async () => {
  await withDonations(async (donations) => {
    await donations.start('1');
    await donations.start('2');
    donations.state = 'waiting';
    await donations.recheck();
    expect(donations.records()).toEqual(['1/pending', '2/pending']);
    donations.now += 14 * day;
    donations.asked.length = 0;
    await donations.recheck();
    expect(donations.asked).toEqual([]);
    expect(donations.site.list('open-payments')).toEqual(['notes/asked']);
  }, 'cinetpay-v1');
});

it('of two starts under one reference at the same moment one is made, and none under a reference of a record', async () => {
  await withDonations(async ({ ledger, variables, site, now }) => {
    const start = (reference: string, amount: number) => {
      const customer = { customer_name: 'Ngo', customer_surname: 'Ada', customer_email: 'ada@example.org' };
      const donation = { amount, currency: 'XAF', channel: 'MOBILE_MONEY', customer };
      const headers = { Origin: 'https://site.example', 'Content-Type': 'application/json' };
      const body = JSON.stringify({ donation, reference, language: 'fr' });
      const request = new Request('https://site.example/donation-start', { method: 'POST', headers, body });
      const answer = {
        code: 200,
        status: 'OK',
        access_token: 'a',
        notify_token: 'b',
        merchant_transaction_id: reference,
      };
      const send = async () => Response.json({ ...answer, payment_url: 'https://secure.cinetpay.co/1' });
      const tools = { ...ledger, send, now: () => new Date(now) };
      return handleStart(request, variables, tools).then((response) => response.json());
    };
    const answers = await Promise.all([start('42', 300), start('42', 2_000_000)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['failed', 'redirect']);
    const started = JSON.parse(site.blobs.get('site:open-payments/42') ?? '');
    expect(started).toMatchObject({ amount: answers[0].status === 'redirect' ? 300 : 2_000_000 });
    // Of a start that was removed after two weeks.
    site.blobs.set('site:payments/43/pending', '{}');
    expect(await start('43', 2_000_000)).toEqual({ status: 'failed', reason: 'refused', isReferenceTaken: true });
  }, 'cinetpay-v1');
});

it('what the provider does not know is asked about once, or on two days where a function has started it', async () => {
  await withDonations(async (donations) => {
    donations.state = undefined;
    await donations.notify('1', 'ff');
    await donations.recheck();
    await donations.recheck();
    expect(donations.asked).toEqual(['1']);
  });
  // Its start may have been refused, or its answer lost.
  await withDonations(async (donations) => {
    donations.state = undefined;
    await donations.start('1');
    for (let days = 0; days < 4; days++) await donations.recheck();
    expect(donations.asked).toEqual(['1', '1']);
  }, 'cinetpay-v1');
});

it('a daily check that fails is told', async () => {
  await withDonations(async (donations) => {
    donations.site.fault = 503;
    await donations.recheck();
    expect(donations.alerts).toEqual([expect.stringMatching(/^The daily check of payments failed .*503/)]);
  });
});
