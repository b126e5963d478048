import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Variables } from '../../src/donation/providers/provider';
import { findProvider } from '../../src/donation/providers/server/registry';
import { handleNotification } from '../../src/donation/server/handleNotification';
import { handleReturn } from '../../src/donation/server/handleReturn';
import { createMemoryServices } from '../../src/donation/testing/memoryServices';
import { formatPolicy } from '../../src/gatsby/inline/formatPolicy';
import { securityHeaders } from '../../src/securityHeaders';
import { loadFixtureContent } from '../../src/testing/loadFixtureContent';
import { ToolError } from '../command';
import { type RunningEmulator, startEmulator } from '../emulator/server';
import { emulatorVariables } from '../paymentVariables';
import { askOnline, chooseSite, summarizeOnline } from './askOnline';

let emulator: RunningEmulator;
const servers: Server[] = [];

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, env: {} });
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => emulator.close());

const provider = findProvider({});
const variables = (values = {}) => ({ ...emulatorVariables(emulator.url, {}), ...values });
/** A network with this machine and the names that do not end in `.invalid`. */
const send: typeof fetch = async (url, init) => {
  const { hostname } = new URL(String(url));
  if (/^(localhost|127\.)/.test(hostname)) return fetch(url, init);
  return hostname.endsWith('.invalid') ? failToResolve() : new Response();
};
const failToResolve = (): never => {
  throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } });
};
const ask = async (asked: Partial<Parameters<typeof askOnline>[0]>, by = send) => {
  const parts = await askOnline({ provider, variables: variables(), site: undefined, ...asked }, by);
  return parts.flatMap(({ findings }) => findings).map(({ what }) => what);
};

type Answer = [status: number, headers?: Record<string, string>, html?: string];

const loader = '<script data-scripts="/a.js">load()</script>';
const builtPage = `<meta http-equiv="Content-Security-Policy" content="${formatPolicy({ scripts: ['load()'] })}"/>
<script type="application/json">{}</script>${loader}`;
const changed = (part: string, other: string): Answer => [200, securityHeaders, builtPage.replace(part, other)];
const isRewritten = '/ is not the page that was built: something between the host and its visitors rewrites it';

const functions: Record<string, typeof handleNotification> = {
  '/cinetpay-return': handleReturn,
  '/cinetpay-notify': handleNotification,
};

/** Starts a site with the built page and the real functions, except at the paths of `otherAnswers`. */
async function startSite(otherAnswers: Record<string, Answer> = {}, keys: Variables = variables()): Promise<string> {
  const answer = async (url: string, method: string, headers: IncomingHttpHeaders): Promise<Answer> => {
    if (url === '/admin') return [302, { Location: '/admin/dashboard/' }];
    const run = functions[url];
    if (!run) return [url.endsWith('no-such-page') ? 404 : 200, securityHeaders, builtPage];
    const sent = { method, headers: headers as Record<string, string> };
    const answered = await run(new Request(`https://site.example${url}`, sent), keys, createMemoryServices().services);
    return [answered.status, Object.fromEntries(answered.headers)];
  };
  const server = createServer(async ({ url = '', method = '', headers }, response) => {
    const [status, sent, html] = otherAnswers[url] ?? (await answer(url, method, headers));
    response.writeHead(status, sent).end(html);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

describe('the provider', () => {
  it('is fine when it answers browsers and knows the keys', async () => {
    expect(await ask({})).toEqual([]);
  });

  it('is reported when its name does not resolve', async () => {
    const url = 'https://api-checkout.invalid/v2/payment';
    const what = 'https://api-checkout.invalid does not exist in the DNS';
    expect(await ask({ variables: { GATSBY_CINETPAY_URL: url } })).toEqual([what]);
  });

  it('is reported in its own words', async () => {
    const keys = { GATSBY_CINETPAY_API_KEY: 'wrong' };
    expect(await ask({ variables: variables(keys) })).toEqual(['CinetPay does not know GATSBY_CINETPAY_API_KEY']);
  });

  it('is asked about the site, or about an example while the site has no URL', async () => {
    const echo: typeof provider.diagnose = async (_, __, site) => [{ what: site, todo: '' }];
    const site = await startSite();
    expect(await ask({ provider: { ...provider, diagnose: echo }, site })).toEqual([site]);
    expect(await ask({ provider: { ...provider, diagnose: echo } })).toEqual(['https://www.example.org']);
  });
});

describe('the published site', () => {
  it('is fine when it answers as built', async () => {
    expect(await ask({ site: await startSite() })).toEqual([]);
  });

  const { 'X-Frame-Options': _, ...otherHeaders } = securityHeaders;

  it.each<[string, Record<string, Answer>, finding: string]>([
    ['a header is missing', { '/en/': [200, otherHeaders] }, '/en/ lacks the header X-Frame-Options'],
    ['a function does not answer', { '/cinetpay-notify': [502] }, '/cinetpay-notify answers 502 instead of 403'],
    ['a script is changed', { '/': changed('load()', 'load()/**/') }, isRewritten],
    ['a script is put off', { '/': changed('<script data', '<script type="rocket" data') }, isRewritten],
    ['a script is added', { '/': changed(loader, `${loader}<script src="/cdn.js"></script>`) }, isRewritten],
    ['the script is gone', { '/': changed(loader, '') }, isRewritten],
    // Netlify then answers 401 everywhere.
    ['the project is private', { '/': [401], '/en/': [401] }, '/ answers 401: the project is private'],
  ])('is reported once when %s', async (_, otherAnswers, finding) => {
    const site = await startSite(otherAnswers);
    expect(await ask({ site })).toEqual([`${site}${finding}`]);
  });

  it.each(['CINETPAY_SECRET_KEY', 'GATSBY_CINETPAY_API_KEY'])(
    'is asked whether its functions have %s',
    async (name) => {
      const site = await startSite({}, variables({ [name]: '' }));
      expect(await ask({ site })).toEqual([`${site}/cinetpay-notify answers 503 instead of 403`]);
    },
  );
});

it.each([
  ['https://www.example.org', undefined, undefined],
  ['https://www.example.org', '', undefined],
  ['https://www.example.org', 'https://deployed.example', 'https://deployed.example'],
  ['https://www.fixture.example', undefined, 'https://www.fixture.example'],
  ['https://www.fixture.example', 'https://deployed.example', 'https://deployed.example'],
])('with %s in site.json and the SITE_URL %j, the site that is asked is %j', (url, SITE_URL, asked) => {
  const { site, ...content } = loadFixtureContent();
  const fr = { ...site.entry.fr, url };
  expect(chooseSite({ ...content, site: { ...site, entry: { fr } } }, { SITE_URL })).toBe(asked);
});

it.each([
  [{}, 'The provider answers as it should. The site answers as it should.'],
  [{ site: undefined }, 'The provider answers as it should. The site was not asked: its URL is a placeholder.'],
  [
    { variables: {} },
    'The provider was not asked about the account: its keys are not set here. The site answers as it should.',
  ],
])('preflight says whom it has asked, and whom not: %j', (changes, sentence) => {
  const asked = { provider, variables: variables(), site: 'https://www.fixture.example', ...changes };
  expect(summarizeOnline([], asked)).toBe(sentence);
});

it.each([
  [{ site: 'www.example.org' }, 'SITE_URL is not the URL of a site: write it whole, as https://www.example.org.'],
  [{ site: 'localhost:8888' }, 'SITE_URL is not the URL of a site: write it whole, as https://www.example.org.'],
  [
    { variables: { GATSBY_CINETPAY_URL: 'relay.example.org' } },
    'GATSBY_CINETPAY_URL is not a URL: write it whole, from https:// on, or leave it unset for the provider’s own.',
  ],
])('preflight says what is wrong with a URL that is not whole: %j', async (asked, message) => {
  await expect(ask(asked)).rejects.toThrow(new ToolError(message));
});

it('preflight asks nothing without a network, and says what a proxy needs', async () => {
  await expect(ask({}, async () => failToResolve())).rejects.toThrow(
    'This machine does not find api.netlify.com: nothing was asked. Behind a proxy, set HTTPS_PROXY and NODE_USE_ENV_PROXY=1',
  );
});
