import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Decision, NotifyTime, SentNotification } from '../../../tools/emulator/payments';
import { type RunningEmulator, startEmulator } from '../../../tools/emulator/server';
import { emulatorVariables } from '../../../tools/paymentVariables';
import { notifyPath, startPath } from '../../routes';
import { languages } from '../../shared/i18n/languages';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { buildCustomer, type Channel, type CustomerField, customerFields, type FormValues } from '../rules/donation';
import { checkWithAccounts, listAccounts } from '../server/accounts';
import { handleNotification } from '../server/handleNotification';
import { handleReturn } from '../server/handleReturn';
import { handleStart } from '../server/handleStart';
import { createMemoryServices } from '../testing/memoryServices';
import { loadFake } from '../testing/providerFake';
import { attempt } from '../testing/testPayment';
import type { Attempt, PaymentFailure, StartResult } from './provider';
import { providers } from './server/registry';
import { nameUrlVariable } from './urls';

// What every provider must do, with the site's functions, against the emulator that was written from the provider's
// document. A provider that is added to the registry must pass this with a file of its own in tools/emulator.

/** Changes of a right answer: each makes it unreadable, or takes away what it says about the payment. */
const oddAnswers: [name: string, change: (text: string) => Response, reason: PaymentFailure][] = [
  ['no answer', () => Response.error(), 'network'],
  ['an error', () => new Response('Internal Server Error', { status: 500 }), 'unavailable'],
  ['too many requests', () => new Response('TOO_MANY_REQUEST', { status: 429 }), 'unavailable'],
  ['too many requests, in JSON', () => Response.json({ code: '429', message: 'x' }, { status: 429 }), 'unavailable'],
  ['HTML', () => new Response('<!doctype html><title>Maintenance</title>'), 'unavailable'],
  ['truncated JSON', (text) => new Response(text.slice(0, -10)), 'unavailable'],
];

/** A `fetch` that ends only by its signal. */
const neverAnswer: typeof fetch = (_, init) =>
  new Promise((_done, fail) => init?.signal?.addEventListener('abort', () => fail(init.signal?.reason)));

let emulator: RunningEmulator;
/** Serves the site's functions. */
let server: Server;
let origin: string;
let memory: ReturnType<typeof createMemoryServices>;
let variables: Record<string, string>;
let notified: { headers: Record<string, string>; body: string }[] = [];

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, env: {} });
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = method === 'GET' ? undefined : await text(request);
    const given = headers as Record<string, string>;
    if (url === notifyPath && body !== undefined) notified.push({ headers: given, body });
    const answer = await answerRequest(new Request(`${origin}${url}`, { method, headers: given, body }));
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await emulator.close();
});

function answerRequest(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const handle = { [startPath]: handleStart, [notifyPath]: handleNotification }[pathname] ?? handleReturn;
  return handle(request, variables, memory.services);
}

describe.each(providers)('$id', (provider) => {
  const { id, url, client } = provider;
  const [currency] = client.acceptedCurrencies;
  const { hostname } = new URL(url);
  const domain = hostname.split('.').slice(-2).join('.');

  beforeEach(async () => {
    // A notification that follows the end of a test would reach the next test.
    await fetch(`${emulator.url}/?notify=before the donor returns`, { method: 'DELETE' });
    notified = [];
    memory = createMemoryServices();
    variables = { GATSBY_PAYMENT_PROVIDER: id, ...emulatorVariables(emulator.url, { GATSBY_PAYMENT_PROVIDER: id }) };
  });

  const chooseTime = (time: NotifyTime) => fetch(`${emulator.url}/?notify=${time}`);

  async function press(page: string, decision: Decision): Promise<string> {
    return (await fetch(page, { method: 'POST', body: new URLSearchParams({ decision }) })).text();
  }

  /**
   * Starts a payment, and decides on the provider's page.
   * @returns the page that takes the donor back
   */
  async function pay(reference: string, decision: Decision): Promise<string> {
    const start = await startByPage(reference);
    if (start.kind !== 'redirect') throw new Error(`The payment was not started: ${JSON.stringify(start)}`);
    return press(start.url, decision);
  }

  function changeAnswers(change: (text: string) => Response): typeof fetch {
    return async (input, init) => {
      const answer = change(await (await fetch(input, init)).text());
      if (answer.type === 'error') throw new TypeError('Failed to fetch');
      return answer;
    };
  }

  function makeAttempt(reference: string, channel: Channel, changes: Partial<FormValues> = {}): Attempt {
    const values = { amount: '1000', currency, channel, customer: loadFake(id).details, ...changes };
    const checked = client.checkValues(values);
    if (!('donation' in checked)) throw new Error('The form would not send this.');
    return { ...attempt, donation: checked.donation, reference, origin };
  }

  function readSettings() {
    const settings = provider.readSettings(variables);
    if (!settings) throw new Error('The site takes no payments.');
    return settings;
  }

  /** @param requested collects the origins that the page requests */
  function startByPage(reference: string, channel = client.channels[0], requested = new Set<string>()) {
    const send: typeof fetch = (input, init) => {
      const requestUrl = new URL(String(input), origin);
      requested.add(requestUrl.origin);
      return fetch(requestUrl, { ...init, headers: { ...(init?.headers as Record<string, string>), Origin: origin } });
    };
    return client.startPayment(readSettings(), makeAttempt(reference, channel), send);
  }

  /** Starts a payment where the provider is asked for it: in the donor's browser, or in the site's function. */
  async function startWith(send: typeof fetch, changes?: Partial<FormValues>): Promise<StartResult> {
    const made = makeAttempt('1', client.channels[0], changes);
    const start = provider.readAccount(variables)?.startPayment;
    return start ? start(made, { send }) : client.startPayment(readSettings(), made, send);
  }

  const check = (reference: string) => checkWithAccounts(listAccounts(variables), reference, memory.services);

  /** Submits the form of the provider's page, and expects the site to thank. */
  async function expectReturn(page: string): Promise<void> {
    const [, method = '', action = ''] = /<form method="(\w+)" action="([^"]+)">/.exec(page) ?? [];
    const fields = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
    const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
    const isPost = method === 'post';
    const backUrl = isPost ? action : action.replace(/\?.*|$/, `?${body}`);
    const back = await answerRequest(new Request(backUrl, { method, ...(isPost && { body }) }));
    // This browser sends no cookies, so the URL of the page has the reference.
    expect([back.status, back.headers.get('location')]).toEqual([303, '/cinetpay-return/accepted/#1']);
  }

  function changeProvider(to: string): void {
    variables.GATSBY_PAYMENT_PROVIDER = to;
    Object.assign(variables, emulatorVariables(emulator.url, { GATSBY_PAYMENT_PROVIDER: to }));
  }

  /**
   * Waits until the test's timeout for the notifications, which follow the answer to the decision.
   * @returns the site's answers
   */
  async function waitForAnswers(): Promise<Set<SentNotification['answer']>> {
    for (;;) {
      const { notifications }: { notifications: SentNotification[] } = await (await fetch(emulator.url)).json();
      const answers = new Set(notifications.map(({ answer }) => answer));
      if (answers.size > 0 && !answers.has('under way')) return answers;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async function repeatNotification(change: (body: string) => string = (body) => body): Promise<number> {
    const { headers, body = '' } = notified.at(-1) ?? {};
    const request = new Request(`${origin}${notifyPath}`, { method: 'POST', headers, body: change(body) });
    return (await answerRequest(request)).status;
  }

  it('has settings only with its keys, none of them secret, and its own URL where none is set', () => {
    expect(provider.readAccount({})).toBeUndefined();
    expect(provider.readSettings({})).toBeUndefined();
    expect(provider.readSettings({ ...variables, [nameUrlVariable(provider)]: ' \n' })?.url).toBe(url);
    const needed = provider.variables.filter(({ effect, role }) => effect && role === 'public');
    expect(needed.filter(({ name }) => provider.readSettings({ ...variables, [name]: ' ' }))).toEqual([]);
    const pages = JSON.stringify(readSettings());
    const secrets = provider.variables
      .filter(({ role }) => role === 'secret')
      .map(({ name }) => String(variables[name]));
    expect(secrets.filter((secret) => pages.includes(secret))).toEqual([]);
  });

  it('the pages request its API only if browsers start its payments', async () => {
    const requested = new Set<string>();
    await startByPage('1', client.channels[0], requested);
    const asked = provider.paymentsStartIn === 'browser' ? readSettings().url : origin;
    expect([...requested]).toEqual([new URL(String(asked)).origin]);
  });

  it('its labels replace ones that the pages have, in both languages', () => {
    const { labels } = loadFixtureContent();
    const own = provider.labels ?? { fr: {}, en: {} };
    expect(Object.keys(own.en)).toEqual(Object.keys(own.fr));
    const variablesOf = (label = '') => label.match(/\{\{(?!provider\})\w+\}\}/g) ?? [];
    for (const language of languages)
      for (const [key, label] of Object.entries(own[language])) {
        expect(labels[language]).toHaveProperty([key]);
        expect(variablesOf(labels[language][key])).toEqual(expect.arrayContaining(variablesOf(label)));
      }
  });

  it('takes keys with line breaks around them', async () => {
    for (const { name } of provider.variables) variables[name] = ` ${variables[name]}\n`;
    expect((await startByPage('1')).kind).toBe('redirect');
    expect((await check('1')).state).toBe('pending');
  });

  it.each(client.channels)('starts a payment by %s on its own page, where it can be accepted', async (channel) => {
    const start = await startByPage('1', channel);
    expect(start).toEqual({ kind: 'redirect', url: expect.stringMatching(/^http:.*\/payment\/[^/]+$/) });
    await press('url' in start ? start.url : '', 'accept');
    expect(await check('1')).toMatchObject({ state: 'accepted', amount: 1000, currency });
  });

  it.each(client.channels)(
    'by %s, a donation needs the fields that the form shows, but for the optional ones; without an amount too, all are named',
    (channel) => {
      const { all, optional } = client.shownFields[channel] ?? { all: [], optional: [] };
      const isRefusedWithout = (field: CustomerField) => {
        const customer = { ...loadFake(id).details, [field]: '' };
        return 'problem' in client.checkValues({ amount: '1000', currency, channel, customer });
      };
      expect(customerFields.filter(isRefusedWithout)).toEqual(
        customerFields.filter((field) => all.includes(field) && !optional.includes(field)),
      );
      const customer = buildCustomer(() => '');
      expect(client.checkValues({ amount: '', currency, channel, customer })).toEqual({
        problem: { reason: 'amount', fields: ['amount', ...all.filter((field) => !optional.includes(field))] },
      });
    },
  );

  it.each(oddAnswers)(
    'a start that is answered with %s fails with the reason for that answer',
    async (_, change, reason) => {
      expect(await startWith(changeAnswers(change))).toMatchObject({ kind: 'failed', reason });
    },
  );

  it('a start that nobody answers fails after 30 seconds at most', async () => {
    jest.useFakeTimers();
    try {
      const start = client.startPayment({ url }, attempt, neverAnswer);
      await jest.advanceTimersByTimeAsync(30_000);
      expect(await start).toEqual({ kind: 'failed', reason: 'network' });
    } finally {
      jest.useRealTimers();
    }
  });

  it('a start of an amount that the provider does not take is refused', async () => {
    expect(await startWith(fetch, { amount: '5' })).toMatchObject({ kind: 'failed', reason: 'refused' });
  });

  it.each(client.acceptedCurrencies)('a start in %s is refused only if the form has doubted it', async (chosen) => {
    const kind = client.doubtfulCurrencies.includes(chosen) ? 'failed' : 'redirect';
    expect(await startWith(fetch, { currency: chosen })).toMatchObject({ kind });
  });

  it('a start whose reference the provider knows fails with that reason', async () => {
    await startWith(fetch);
    const failure = { kind: 'failed', reason: 'refused', isReferenceTaken: true };
    expect(await startWith(fetch)).toMatchObject(failure);
  });

  it.each(['http://localhost:1/', `https://evil${domain}/`, `https://${hostname}@evil.example/`])(
    'does not send a donor to %s',
    async (foreignPage) => {
      const page = new RegExp(`${emulator.url}/payment/\\w+`);
      const send = changeAnswers((text) => new Response(text.replace(page, foreignPage)));
      expect(await startWith(send)).toMatchObject({ kind: 'failed', reason: 'foreignPage' });
    },
  );

  it.each([
    ['accept', 'accepted'],
    ['refuse', 'refused'],
    ['pending', 'pending'],
  ] as const)('a donor’s “%s” is checked as %s, with what was asked for', async (decision, state) => {
    await pay('1', decision);
    expect(await check('1')).toMatchObject({ state, amount: 1000, currency });
  });

  it('a cancelled payment is not accepted', async () => {
    await pay('1', 'cancel');
    expect((await check('1')).state).toMatch(/^(cancelled|refused|pending)$/);
  });

  it('a payment that it does not know is unknown', async () => {
    expect(await check('404')).toEqual({ state: 'unknown' });
  });

  it.each(oddAnswers)(
    'an accepted payment is unchecked while a check is answered with %s, and the log says why',
    async (_, change) => {
      await pay('1', 'accept');
      const account = provider.readAccount(variables);
      const log: string[] = [];
      const logLine = (line: string) => void log.push(line);
      const options = { send: changeAnswers(change), log: logLine, started: memory.startedPayments.get('1') };
      expect(await account?.checkPayment('1', options)).toMatchObject({ state: 'unchecked' });
      expect(log).toEqual([expect.stringMatching(/^Payment 1 could not be checked: /)]);
    },
  );

  it('a check, and a start by a function, end at their timeout', async () => {
    const briefly = () => ({ send: neverAnswer, signal: AbortSignal.timeout(10) });
    const account = provider.readAccount(variables);
    expect(await account?.checkPayment('1', briefly())).toEqual({ state: 'unchecked' });
    const failed: StartResult = { kind: 'failed', reason: 'network' };
    const { startPayment = async () => failed } = account ?? {};
    expect(await startPayment(attempt, briefly())).toEqual(failed);
  });

  it.each(['while the donor returns', 'before the donor returns'] as const)(
    'a notification that comes %s, and again, records the payment once',
    async (time) => {
      await chooseTime(time);
      await pay('1', 'accept');
      expect(await waitForAnswers()).toEqual(new Set([200]));
      expect(await repeatNotification()).toBe(200);
      const accepted = [...memory.records].filter(([key]) => key === '1/accepted');
      expect(accepted).toMatchObject([['1/accepted', { state: 'accepted', amount: 1000, currency, providerId: id }]]);
      const recorded = JSON.stringify([...memory.records.values()]);
      // Codes of two letters occur in other words.
      const given = Object.values(loadFake(id).details).filter(({ length }) => length > 2);
      expect(given.filter((text) => recorded.includes(text))).toEqual([]);
      expect(memory.alerts).toEqual([]);
    },
  );

  it('a notification that was changed to name another payment is refused, with an alert', async () => {
    await startByPage('88888888');
    await pay('77777777', 'accept');
    await waitForAnswers();
    expect(await repeatNotification((body) => body.replace('77777777', '88888888'))).toBe(403);
    expect([...memory.records.keys()].filter((key) => key.startsWith('88888888'))).toEqual([]);
    expect(memory.alerts.join()).toContain('A payment notification was not recorded');
  });

  it.each(['', '{}', 'null', 'a=b'])('the notification %j of a stranger is refused in silence', async (body) => {
    await startByPage('1');
    const response = await fetch(`${origin}${notifyPath}`, { method: 'POST', body });
    expect(response.status).toBe(403);
    expect([memory.records.size, ...memory.log, ...memory.alerts]).toEqual([0]);
  });

  it('the donor’s return, as the provider makes it, leads to the thanks and records the payment without a notification', async () => {
    await chooseTime('never');
    await expectReturn(await pay('1', 'accept'));
    expect(memory.records.get('1/accepted')).toMatchObject({ amount: 1000 });
  });

  it('a donor who returns after the provider was changed sees the same page', async () => {
    const page = await pay('1', 'accept');
    for (const other of providers) {
      changeProvider(other.id);
      await expectReturn(page);
    }
  });

  it('diagnose finds nothing wrong while its keys are right', async () => {
    expect(
      await provider.diagnose(String(variables[nameUrlVariable(provider)]), variables, 'https://www.example.org'),
    ).toEqual([]);
  });
});
