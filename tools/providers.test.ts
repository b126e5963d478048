import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { loadFake } from '../src/donation/providers/providerFake';
import { findProvider, providers } from '../src/donation/providers/registry';
import { type CustomerField, customerFields } from '../src/donation/rules/donation';
import { languages } from '../src/i18n/languages';
import { notifyPath } from '../src/routes';
import { loadFixtureContent } from '../src/testing/loadFixtureContent';
import { loadEmulatedProvider } from './emulator/emulatedProviders';
import { type Emulator, startEmulator } from './emulator/server';
import type { SettingsUpdate } from './emulator/settings';
import { control, press } from './emulator/testCalls';
import { emulatorVariables } from './paymentVariables';
import { SiteInMemory } from './siteInMemory';

// What every provider must do, against the emulator that was written from its document: a provider that is added to the
// registry must pass this with an emulator of its own.

let emulator: Emulator;
let server: Server;
let site: SiteInMemory;
const silenced = jest.spyOn(console, 'error').mockImplementation();

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, env: {} });
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = method === 'GET' ? undefined : await text(request);
    const answer = await site.answer(
      new Request(`${site.url}${url}`, { method, headers: headers as HeadersInit, body }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  silenced.mockRestore();
  server.close();
  await emulator.close();
});

describe.each(providers)('$id', ({ id, url, client }) => {
  const [currency] = client.currencies;
  const { hostname } = new URL(url);
  const domain = hostname.split('.').slice(-2).join('.');

  beforeEach(async () => {
    await control(emulator, {});
    const provider = findProvider({ GATSBY_PAYMENT_PROVIDER: id });
    const variables = emulatorVariables(emulator.url, { GATSBY_PAYMENT_PROVIDER: id });
    site = new SiteInMemory(provider, { GATSBY_PAYMENT_PROVIDER: id, ...variables });
    site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => fetch(`${emulator.url}/control`, { method: 'DELETE' }));

  async function fail(update: SettingsUpdate): Promise<void> {
    const { status, text: answer } = await control(emulator, update);
    if (status !== 200) throw new Error(`The emulator refused its settings: ${answer}`);
  }

  /** Starts a payment, and decides on the provider's page. @returns the page that takes the payer back */
  async function pay(reference: string, decision: string): Promise<string> {
    const start = await site.start(reference);
    if (start.status !== 'redirect') throw new Error(`The payment was not started: ${JSON.stringify(start)}`);
    return (await press(start.url, decision)).text;
  }

  /** Submits the form of the provider's page, and expects the site to thank. */
  async function expectReturn(page: string): Promise<void> {
    const [, method = '', action = ''] = /<form method="(\w+)" action="([^"]+)">/.exec(page) ?? [];
    const fields = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
    const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
    const isPost = method === 'post';
    const address = isPost ? action : action.replace(/\?.*|$/, `?${body}`);
    const back = await site.answer(
      new Request(address, { method, headers: { cookie: site.cookies }, ...(isPost && { body }) }),
    );
    expect([back.status, back.headers.get('location')]).toEqual([303, '/cinetpay-return/accepted/']);
  }

  function changeProvider(to: string): void {
    site.variables.GATSBY_PAYMENT_PROVIDER = to;
    Object.assign(site.variables, emulatorVariables(emulator.url, { GATSBY_PAYMENT_PROVIDER: to }));
  }

  /** Waits for the notification, which follows the answer to the decision. */
  async function waitForAnswer(): Promise<(number | string)[]> {
    for (let tries = 0; tries < 200; tries++) {
      const { sent } = await (await fetch(`${emulator.url}/control`)).json();
      const answers = sent
        .filter(({ method }: { method: string }) => method === 'POST')
        .map((call: { answer: unknown }) => call.answer);
      if (answers.length > 0 && !answers.includes('under way')) return answers;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('No notification came.');
  }

  it('has settings only with its keys, and none of them is secret', () => {
    const { provider, variables } = site;
    expect(provider.openAccount({})).toBeUndefined();
    expect(provider.readSettings({})).toBeUndefined();
    for (const { name, effect, role } of provider.variables) {
      if (effect && role === 'public') expect(provider.readSettings({ ...variables, [name]: ' ' })).toBeUndefined();
      const pages = JSON.stringify(provider.readSettings(variables));
      if (role === 'secret') expect(pages).not.toContain(variables[name]);
    }
  });

  it('names the origins that the pages request', async () => {
    const { provider, variables } = site;
    const settings = provider.readSettings(variables);
    await site.start('1');
    expect(new Set([site.url, ...(settings ? provider.connects(settings) : [])])).toEqual(
      new Set([site.url, ...site.requested]),
    );
  });

  it('its account has a serverStart only if a function starts its payments', () => {
    const { provider, variables } = site;
    expect(provider.openAccount(variables)?.serverStart !== undefined).toBe(provider.startedBy === 'function');
  });

  it('its labels replace ones that the pages have, in both languages', () => {
    const { labels } = loadFixtureContent();
    const own = site.provider.labels ?? { fr: {}, en: {} };
    expect(Object.keys(own.en)).toEqual(Object.keys(own.fr));
    const variablesOf = (label = '') => label.match(/\{\{(?!provider\})\w+\}\}/g) ?? [];
    for (const language of languages)
      for (const [key, label] of Object.entries(own[language])) {
        expect(labels[language]).toHaveProperty([key]);
        expect(variablesOf(labels[language][key])).toEqual(expect.arrayContaining(variablesOf(label)));
      }
  });

  it('takes keys with line breaks around them', async () => {
    for (const { name } of site.provider.variables) site.variables[name] = ` ${site.variables[name]}\n`;
    expect((await site.start('1')).status).toBe('redirect');
    expect((await site.check('1')).state).toBe('pending');
  });

  it.each(client.channels)('starts a payment by %s on its own page, where it can be accepted', async (channel) => {
    const start = await site.start('1', { channel });
    expect(start).toEqual({ status: 'redirect', url: expect.stringMatching(/^http:.*\/payment\/[^/]+$/) });
    await press('url' in start ? start.url : '', 'accept');
    expect(await site.check('1')).toMatchObject({ state: 'accepted', amount: 1000, currency });
  });

  it.each(client.channels)(
    'by %s, a draft needs the fields that the form shows, but for the optional ones',
    (channel) => {
      const { all, optional } = client.fieldsOf[channel] ?? { all: [], optional: [] };
      const isRefusedWithout = (field: CustomerField) => {
        const customer = { ...loadFake(id).details, [field]: '' };
        return 'problem' in client.checkDraft({ amount: '1000', currency, channel, customer });
      };
      expect(customerFields.filter(isRefusedWithout)).toEqual(
        customerFields.filter((field) => all.includes(field) && !optional.includes(field)),
      );
    },
  );

  it.each([
    ['noAnswer', 'network'],
    ['dropped', 'network'],
    ['serverError', 'unavailable'],
    ['tooManyRequests', 'network'],
    ['html', 'network'],
    ['malformedJson', 'network'],
    ['noAddress', 'refused'],
    ['wrongAddress', 'address'],
  ] as const)('a start that meets the fault %s fails as %s', async (kind, reason) => {
    await fail({ init: { kind } });
    expect(await site.start('1', { timeout: 1000 })).toMatchObject({ status: 'failed', reason });
  });

  // Only for a provider that refuses a reference that was used before.
  if (loadEmulatedProvider(id).faults?.init?.duplicateId)
    it('a start with a used reference is refused as such, for another one to be tried', async () => {
      await fail({ init: { kind: 'duplicateId' } });
      expect(await site.start('1')).toMatchObject({ status: 'failed', reason: 'refused', isIdTaken: true });
    });

  it.each([
    'http://localhost:1/',
    `https://evil${domain}/`,
    `https://${hostname}@evil.example/`,
    `https://${hostname}.evil.example/`,
    'javascript:alert(1)',
  ])('does not send a donor to %s', async (address) => {
    await fail({ init: { kind: 'wrongAddress', value: address } });
    expect(await site.start('1')).toEqual({ status: 'failed', reason: 'address' });
  });

  it.each([
    ['accept', 'accepted'],
    ['refuse', 'refused'],
    ['pending', 'pending'],
  ])('a payer’s “%s” is checked as %s, with what was asked for', async (decision, state) => {
    await pay('1', decision);
    expect(await site.check('1')).toMatchObject({ state, amount: 1000, currency });
  });

  it('a cancelled payment is not accepted', async () => {
    await pay('1', 'cancel');
    expect((await site.check('1')).state).toMatch(/^(cancelled|refused|pending)$/);
  });

  it('a payment that it does not know is unknown', async () => {
    expect(await site.check('404')).toEqual({ state: 'unknown' });
    await site.start('1');
    await fail({ check: { kind: 'unknownReference' } });
    expect(await site.check('1')).toEqual({ state: 'unknown' });
  });

  it.each(['dropped', 'serverError', 'tooManyRequests', 'html', 'malformedJson'] as const)(
    'an accepted payment is unchecked while the check meets the fault %s',
    async (kind) => {
      await pay('1', 'accept');
      await fail({ check: { kind } });
      expect(await site.check('1')).toEqual({ state: 'unchecked' });
    },
  );

  it('a state that the document does not know settles nothing, and is logged', async () => {
    await pay('1', 'accept');
    await fail({ check: { kind: 'unknownState' } });
    expect((await site.check('1')).state).toBe('pending');
    expect(site.logged.join()).toMatch(/Payment 1: .*OF_NO_TABLE/);
  });

  it.each([undefined, 'twice', 'beforeReturn'] as const)(
    'a notification (%s) records the payment once',
    async (kind) => {
      await fail({ notify: kind ? { kind } : null });
      await pay('1', 'accept');
      expect(new Set(await waitForAnswer())).toEqual(new Set([200]));
      const accepted = [...site.records].filter(([key]) => key === '1/accepted');
      expect(accepted).toMatchObject([['1/accepted', { state: 'accepted', amount: 1000, currency, provider: id }]]);
      const recorded = JSON.stringify([...site.records.values()]);
      // Codes of two letters occur in other words.
      const given = Object.values(loadFake(id).details).filter(({ length }) => length > 2);
      expect(given.filter((text) => recorded.includes(text))).toEqual([]);
      expect(site.alerts).toEqual([]);
    },
  );

  it('a forged notification is refused, and tells whoever is to be told', async () => {
    await fail({ notify: { kind: 'wrongSignature' } });
    await pay('1', 'accept');
    expect(new Set(await waitForAnswer())).toEqual(new Set([403]));
    expect([...site.records]).toEqual([]);
    expect(site.alerts.join()).toContain('A payment notification was not recorded');
  });

  it('what a notification claims is not recorded', async () => {
    await fail({ notify: { kind: 'wrongAmount' } });
    await pay('1', 'refuse');
    await waitForAnswer();
    expect(site.records.get('1/refused')).toMatchObject({ state: 'refused', amount: 1000 });
    expect(site.records.has('1/accepted')).toBe(false);
  });

  it.each(['', '{}', 'null', 'a=b'])('the notification %j of a stranger is refused in silence', async (body) => {
    await site.start('1');
    const response = await fetch(`${site.url}${notifyPath}`, { method: 'POST', body });
    expect(response.status).toBe(403);
    expect([site.records.size, ...site.logged, ...site.alerts]).toEqual([0]);
  });

  it.each([
    ['which this site has started', true],
    ['of which this site knows nothing', false],
  ])('the unsigned notification of a payment %s is refused in silence', async (_, isKept) => {
    await fail({ notify: { kind: 'unsigned' } });
    const start = await site.start('1');
    if (!isKept) site.starts.clear();
    await press('url' in start ? start.url : '', 'accept');
    expect(new Set(await waitForAnswer())).toEqual(new Set([403]));
    expect([site.records.size, ...site.logged, ...site.alerts]).toEqual([0]);
  });

  it('the donor’s return, as the provider makes it, leads to the page of the state, whether or not a notification came', async () => {
    await fail({ notify: { kind: 'never' } });
    await expectReturn(await pay('1', 'accept'));
    expect(site.records.get('1/accepted')).toMatchObject({ amount: 1000 });
  });

  it('a donor who returns after the provider was changed is told the same', async () => {
    const page = await pay('1', 'accept');
    for (const other of providers) {
      changeProvider(other.id);
      await expectReturn(page);
    }
  });

  it('the donor’s browser still knows the amount where the store has lost it', async () => {
    await pay('1', 'accept');
    site.starts.clear();
    expect(await site.check('1')).toEqual(expect.objectContaining({ state: 'accepted', amount: 1000, currency }));
  });

  it('a payment that is under way when the provider is changed ends with the one that started it', async () => {
    await pay('1', 'accept');
    changeProvider(providers.find((each) => each.id !== id)?.id ?? '');
    expect(await site.check('1')).toMatchObject({ state: 'accepted', amount: 1000, currency });
  });

  it('its keys, asked online, are right', async () => {
    const { provider, variables } = site;
    const url = String(variables[provider.variables.find(({ role }) => role === 'address')?.name ?? '']);
    expect(await provider.askOnline(url, variables, 'https://www.example.org')).toEqual([]);
  });
});
