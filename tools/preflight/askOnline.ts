import { lookup as lookUpHost } from 'node:dns/promises';
import { connect } from 'node:tls';
import { createTransactionId } from '../../src/donation/rules/transactionId';
import { localizedPath, notifyPath, posterPath, returnPath } from '../../src/routes';
import { functionHeaders, securityHeaders } from '../../src/securityHeaders';
import { ToolError } from '../runTool';
import type { CheckedPart } from './checks';
import type { Finding } from './finding';

/** What is asked; a part that is undefined is not. */
export type Asked = {
  provider: { url: string; apiKey?: string; siteId?: string };
  /** The published site: `https://www.example.org`. Undefined while its address is a placeholder. */
  site: string | undefined;
};

type Tools = { send?: typeof fetch; lookup?: (host: string) => Promise<unknown>; now?: () => number };

/** The site's host, which tells a machine without network from an address that is gone. */
const controlHost = 'api.netlify.com';

const timeoutMilliseconds = 10_000;

/**
 * Asks the provider and the published site whether donors can pay today. Moves no money: the only payment it asks about
 * has a made-up reference.
 * @throws ToolError on a machine without network
 */
export async function askOnline({ provider, site }: Asked, tools: Tools = {}): Promise<CheckedPart[]> {
  const { lookup = lookUpHost } = tools;
  const hosts = [provider.url, ...(site ? [site] : [])].map((url) => new URL(url).hostname);
  const isResolved = await Promise.all(
    [...hosts, controlHost].map((host) =>
      lookup(host).then(
        () => true,
        () => false,
      ),
    ),
  );
  if (!isResolved.some(Boolean)) throw new ToolError('This machine has no network: nothing could be asked.');
  const parts = [
    {
      heading: 'The payment provider, asked now',
      findings: isResolved[0] ? await askProvider(provider, site, tools) : [gone(provider.url)],
    },
    ...(site ? [{ heading: 'The published site, asked now', findings: await askSite(site, tools) }] : []),
  ];
  return parts.map((part) => ({ ...part, isAdvice: false }));
}

const problem = (what: string, todo: string): Finding => ({ what, todo, isHarmful: true });

const gone = (url: string) =>
  problem(
    `${new URL(url).hostname} does not exist in the DNS: nobody can pay online`,
    'Close payments (docs/operations.md), and ask CinetPay which address replaces it.',
  );

async function askProvider(
  { url, apiKey, siteId }: Asked['provider'],
  site = 'https://www.example.org',
  { send = fetch }: Tools,
): Promise<Finding[]> {
  const ask = (address: string, init: RequestInit) =>
    send(address, { ...init, signal: AbortSignal.timeout(timeoutMilliseconds) });
  const findings: Finding[] = [];

  const preflight = await ask(url, {
    method: 'OPTIONS',
    headers: {
      Origin: new URL(site).origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  }).catch(describeFailure);
  if (typeof preflight === 'string')
    return [
      problem(
        `${url} ${preflight}`,
        'Try again in an hour. If it lasts, close payments (docs/operations.md) and ask CinetPay.',
      ),
    ];
  const allowed = preflight.headers.get('Access-Control-Allow-Origin');
  if (!preflight.ok || (allowed !== '*' && allowed !== new URL(site).origin))
    findings.push(
      problem(
        `${url} does not let browsers pay from ${new URL(site).origin} (status ${preflight.status}, CORS ${allowed ?? 'none'})`,
        'Ask CinetPay to allow the site’s address. Until then each donation ends in a network error.',
      ),
    );

  if (!apiKey || !siteId) return findings;
  const answer = await ask(`${url}/check`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 (compatible; donation-site/1.0)' },
    body: JSON.stringify({ apikey: apiKey, site_id: siteId, transaction_id: createTransactionId() }),
  })
    .then((response) => response.json())
    .catch(describeFailure);
  const code = typeof answer === 'string' ? undefined : answer?.code;
  const keys = keyProblems[String(code)];
  if (keys) findings.push(problem(keys, 'Copy the value from CinetPay’s back office once more, and deploy.'));
  // Any other documented code means that the keys were accepted: the provider looked for the payment.
  else if (typeof code !== 'string')
    findings.push(
      problem(`${url}/check ${typeof answer === 'string' ? answer : 'answered without a code'}`, 'Ask CinetPay.'),
    );
  return findings;
}

const keyProblems: Record<string, string | undefined> = {
  '609': 'CinetPay does not know GATSBY_CINETPAY_API_KEY',
  '613': 'CinetPay does not know GATSBY_CINETPAY_SITE_ID',
  '624': 'CinetPay reports an error of the account, which a wrong GATSBY_CINETPAY_API_KEY also causes',
};

type Expected = { path: string; status: number; headers: Record<string, string> };

const expectedAnswers: Expected[] = [
  ...['/', posterPath].flatMap((path) =>
    [path, localizedPath(path, 'en')].map((address) => ({ path: address, status: 200, headers: securityHeaders })),
  ),
  { path: '/no-such-page', status: 404, headers: securityHeaders },
  { path: '/en/no-such-page', status: 404, headers: securityHeaders },
  { path: '/admin', status: 302, headers: {} },
  { path: returnPath, status: 200, headers: functionHeaders },
  { path: notifyPath, status: 200, headers: functionHeaders },
];

async function askSite(site: string, { send = fetch, now = Date.now }: Tools): Promise<Finding[]> {
  const certificate = await readExpiry(new URL(site)).catch(() => undefined);
  const days = certificate === undefined ? undefined : Math.floor((certificate - now()) / (24 * 3600 * 1000));
  const findings =
    days !== undefined && days < 10
      ? [
          problem(
            days < 0 ? `The certificate of ${site} has expired` : `The certificate of ${site} expires in ${days} days`,
            'In Netlify, under Domain management → HTTPS, press Renew certificate.',
          ),
        ]
      : [];
  for (const { path, status, headers } of expectedAnswers) {
    const answer = await send(new URL(path, site), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }).catch(describeFailure);
    const wrong = typeof answer === 'string' ? answer : compare(answer, status, headers);
    if (wrong)
      findings.push(problem(`${new URL(path, site).href} ${wrong}`, 'Look at the last deploy and its log in Netlify.'));
    // Without an answer, the other addresses would only repeat it.
    if (typeof answer === 'string') break;
  }
  return findings;
}

function compare(answer: Response, status: number, headers: Record<string, string>): string | undefined {
  if (answer.status !== status) return `answers ${answer.status} instead of ${status}`;
  const missing = Object.entries(headers).filter(([name, value]) => answer.headers.get(name) !== value);
  if (missing.length > 0) return `lacks the header ${missing.map(([name]) => name).join(', ')}`;
  return undefined;
}

/** When the certificate of a host expires, in milliseconds since the epoch; undefined over plain http. */
function readExpiry({ protocol, hostname, port }: URL): Promise<number | undefined> {
  if (protocol !== 'https:') return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    // An expired certificate is to be read, too.
    const options = { host: hostname, port: Number(port) || 443, servername: hostname, rejectUnauthorized: false };
    const socket = connect(options, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.setTimeout(timeoutMilliseconds, () => socket.destroy(new Error('timeout')));
    socket.once('error', reject);
  });
}

const failures: Record<string, string | undefined> = {
  ENOTFOUND: 'does not exist in the DNS',
  ECONNREFUSED: 'refuses the connection',
  ECONNRESET: 'cuts the connection',
  CERT_HAS_EXPIRED: 'has an expired certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate that nobody has signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has the certificate of another address',
};

/** Says in words why `fetch` failed. */
function describeFailure(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return 'does not answer within 10 seconds';
  return failures[cause?.code ?? ''] ?? `cannot be reached (${cause?.code ?? error})`;
}
