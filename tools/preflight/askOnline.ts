import { createHash } from 'node:crypto';
import { isPlaceholder } from '../../src/content/contacts';
import type { Content } from '../../src/content/model/model';
import { siteFields } from '../../src/content/model/singletons';
import { localize } from '../../src/content/present/localize';
import type { Provider, Variables } from '../../src/donation/providers/provider';
import { describeFailure } from '../../src/donation/providers/server/describeFailure';
import { nameUrlVariable } from '../../src/donation/providers/urls';
import { localizedPath, notifyPath, posterPath, returnPath } from '../../src/routes';
import { functionHeaders, securityHeaders } from '../../src/securityHeaders';
import { defaultLanguage } from '../../src/shared/i18n/languages';
import { parseUrl } from '../../src/shared/url';
import { ToolError } from '../command';
import type { FindingGroup, PreflightFinding } from './checkBeforeLaunch';

/** Whom to ask; without a site, only the provider. */
export type OnlineSubject = {
  provider: Pick<Provider, 'url' | 'variables' | 'readSettings' | 'diagnose'>;
  /** The provider's keys and URL. */
  variables: Variables;
  /** The published site: `https://www.example.org`. Undefined while its URL is a placeholder. */
  site: string | undefined;
};

/** The site to ask: `SITE_URL`, else the URL in the content unless it is a placeholder. */
export function chooseSite({ site }: Content, { SITE_URL }: Variables): string | undefined {
  const { url } = localize(siteFields, site.entry, defaultLanguage);
  return SITE_URL?.trim() || (isPlaceholder(url) ? undefined : url);
}

/** If this host is not found, this machine is offline. */
const controlHost = 'api.netlify.com';

const timeoutMilliseconds = 10_000;

/**
 * Asks the provider and the published site whether donors can pay today. Moves no money: the only payment it asks about
 * has a made-up reference.
 * @throws ToolError on a machine without network, and for a URL that is not whole
 */
export async function askOnline({ provider, variables, site }: OnlineSubject, send = fetch): Promise<FindingGroup[]> {
  const urlName = nameUrlVariable(provider);
  const url = variables[urlName]?.trim() || provider.url;
  const leaveUnset = 'write it whole, from https:// on, or leave it unset for the provider’s own.';
  requireHost(url, `${urlName} is not a URL: ${leaveUnset}`);
  // Loading the content has checked its URL, so a wrong URL is SITE_URL's.
  if (site) requireHost(site, `SITE_URL is not the URL of a site: write it whole, as ${exampleSite}.`);
  if (!(await isFound(controlHost, send))) throw new ToolError(noNetwork);
  const findings = await provider.diagnose(url, variables, site ?? exampleSite, send);
  return [
    { heading: 'The payment provider, asked now', findings: findings.map(({ what, todo }) => harmful(what, todo)) },
    ...(site ? [{ heading: 'The published site, asked now', findings: await askSite(site, send) }] : []),
  ];
}

const noNetwork = `This machine does not find ${controlHost}: nothing was asked. Behind a proxy, set HTTPS_PROXY and NODE_USE_ENV_PROXY=1 (Node 24).`;

/** Whether a host name resolves. Uses `fetch`, because a machine behind a proxy may resolve no names itself. */
function isFound(host: string, send: typeof fetch): Promise<boolean> {
  return send(`https://${host}`, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMilliseconds) }).then(
    () => true,
    ({ cause }) => !/^(ENOTFOUND|EAI_)/.test(cause?.code ?? ''),
  );
}

/** Sums up the answers, and says who was not asked. */
export function summarizeOnline(groups: readonly FindingGroup[], { provider, variables, site }: OnlineSubject): string {
  const count = groups.flatMap(({ findings }) => findings).length;
  if (count > 0)
    return count === 1 ? 'One thing keeps donors from paying.' : `${count} things keep donors from paying.`;
  const ofProvider = provider.readSettings(variables)
    ? 'The provider answers as it should.'
    : 'The provider was not asked about the account: its keys are not set here.';
  return `${ofProvider} ${site ? 'The site answers as it should.' : 'The site was not asked: its URL is a placeholder.'}`;
}

function requireHost(url: string, refusal: string): void {
  // Without its scheme, `localhost:8888` is a URL too, but has no host.
  if (!parseUrl(url)?.hostname) throw new ToolError(refusal);
}

/** Stands in for a site without a URL. */
const exampleSite = 'https://www.example.org';

const harmful = (what: string, todo: string): PreflightFinding => ({ what, todo, isHarmful: true });

type Expected = { path: string; method?: 'POST'; status: number; headers: Record<string, string>; todo?: string };

const expectedAnswers: Expected[] = [
  ...['/', posterPath].flatMap((path) =>
    [path, localizedPath(path, 'en')].map((localized) => ({ path: localized, status: 200, headers: securityHeaders })),
  ),
  { path: '/no-such-page', status: 404, headers: securityHeaders },
  { path: '/en/no-such-page', status: 404, headers: securityHeaders },
  { path: '/admin', status: 302, headers: {} },
  { path: returnPath, status: 200, headers: functionHeaders },
  // A function that has its keys refuses an unsigned notification; without keys, it answers 503.
  {
    path: notifyPath,
    method: 'POST',
    status: 403,
    headers: functionHeaders,
    todo: 'Set the provider’s keys for the functions in Netlify (docs/going-live.md), and deploy.',
  },
];

const lookAtDeploy = 'Look at the last deploy and its log in Netlify.';

const rewritten = 'is not the page that was built: something between the host and its visitors rewrites it';
const stopRewriting =
  'Donors may find a form that does nothing. In front of Netlify, set the DNS record to *DNS only*; in Netlify, remove injected snippets.';

/** Netlify's answer for a private project. The site itself never answers so. */
const privateStatus = 401;
const makePublic =
  'Nobody can open it, and it gets no notifications. Make it public in Netlify: Project configuration › General › Visitor access.';

async function askSite(site: string, send: typeof fetch): Promise<PreflightFinding[]> {
  const findings: PreflightFinding[] = [];
  for (const { path, method, status, headers, todo = lookAtDeploy } of expectedAnswers) {
    const { href } = new URL(path, site);
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const answer = await send(href, { method, redirect: 'manual', signal }).catch(describeFailure);
    // If the site cannot be reached or is private, its other paths would answer the same.
    if (typeof answer === 'string') return [...findings, harmful(`${href} ${answer}`, todo)];
    if (answer.status === privateStatus)
      return [...findings, harmful(`${href} answers ${privateStatus}: the project is private`, makePublic)];
    const difference = describeDifference(answer, status, headers);
    if (difference) findings.push(harmful(`${href} ${difference}`, todo));
    else if (path === '/' && isRewritten(await answer.text()))
      findings.push(harmful(`${href} ${rewritten}`, stopRewriting));
  }
  return findings;
}

/** Whether a page has no script, or a script whose hash is not in the policy that the build has put into the page. */
function isRewritten(html: string): boolean {
  const [, policy = ''] = /"Content-Security-Policy" content="([^"]*)"/i.exec(html) ?? [];
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gis)].filter(
    ([, attributes]) => !/ type="application\//.test(attributes ?? ''),
  );
  const isOurs = ([, attributes = '', code = '']: readonly string[]) =>
    !/ (src|type)=/.test(attributes) && policy.includes(createHash('sha256').update(code).digest('base64'));
  return scripts.length === 0 || !scripts.every(isOurs);
}

function describeDifference(answer: Response, status: number, headers: Record<string, string>): string | undefined {
  if (answer.status !== status) return `answers ${answer.status} instead of ${status}`;
  const missing = Object.entries(headers).filter(([name, value]) => answer.headers.get(name) !== value);
  return missing.length > 0 ? `lacks the header ${missing.map(([name]) => name).join(', ')}` : undefined;
}
