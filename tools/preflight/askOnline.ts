import { lookup as lookUpHost } from 'node:dns/promises';
import { connect } from 'node:tls';
import { nameAddress } from '../../src/donation/providers/addresses';
import { describeFailure } from '../../src/donation/providers/describeFailure';
import type { Provider, Variables } from '../../src/donation/providers/provider';
import { localizedPath, notifyPath, posterPath, returnPath, startPath } from '../../src/routes';
import { functionHeaders, securityHeaders } from '../../src/securityHeaders';
import { ToolError } from '../command';
import type { CheckedPart } from './checks';
import type { Finding } from './finding';

/** What is asked; a part that is undefined is not. */
export type Asked = {
  provider: Pick<Provider, 'url' | 'variables' | 'startedBy' | 'askOnline'>;
  /** The provider's keys and address. */
  variables: Variables;
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
export async function askOnline({ provider, variables, site }: Asked, tools: Tools = {}): Promise<CheckedPart[]> {
  const { lookup = lookUpHost, send } = tools;
  const url = variables[nameAddress(provider)]?.trim() || provider.url;
  const hosts = [url, ...(site ? [site] : [])].map((url) => new URL(url).hostname);
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
      findings: isResolved[0]
        ? (await provider.askOnline(url, variables, site ?? exampleSite, send)).map(({ what, todo }) =>
            problem(what, todo),
          )
        : [gone(url)],
    },
    ...(site ? [{ heading: 'The published site, asked now', findings: await askSite(site, provider, tools) }] : []),
  ];
  return parts.map((part) => ({ ...part, isAdvice: false }));
}

/** Stands in for a site without an address. */
const exampleSite = 'https://www.example.org';

const problem = (what: string, todo: string): Finding => ({ what, todo, isHarmful: true });

const gone = (url: string) =>
  problem(
    `${new URL(url).hostname} does not exist in the DNS: nobody can pay online`,
    'Close payments (docs/operations.md), and ask the provider which address replaces it.',
  );

type Expected = { path: string; status: number; headers: Record<string, string>; todo?: string };

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

/** Where a function starts payments; it answers 404 without the provider's keys. */
const expectedStart: Expected = {
  path: startPath,
  status: 405,
  headers: functionHeaders,
  todo: 'Set the provider’s keys for the functions in Netlify (docs/going-live.md), and deploy.',
};

async function askSite(
  site: string,
  { startedBy }: Asked['provider'],
  { send = fetch, now = Date.now }: Tools,
): Promise<Finding[]> {
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
  for (const { path, status, headers, todo } of startedBy === 'function'
    ? [...expectedAnswers, expectedStart]
    : expectedAnswers) {
    const answer = await send(new URL(path, site), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }).catch(describeFailure);
    const wrong = typeof answer === 'string' ? answer : compare(answer, status, headers);
    if (wrong)
      findings.push(
        problem(`${new URL(path, site).href} ${wrong}`, todo ?? 'Look at the last deploy and its log in Netlify.'),
      );
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
