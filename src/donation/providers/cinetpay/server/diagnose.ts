import type { Finding } from '../../../../shared/finding';
import { createReference } from '../../../rules/reference';
import { diagnosisMilliseconds, retryLater, showAnswer, userAgent } from '../../cinetpayShared/server/calls';
import type { Variables } from '../../provider';
import { readJsonObject } from '../../readJsonObject';
import { describeFailure } from '../../server/describeFailure';
import { showOrigin } from '../../urls';
import { readCinetpaySettings } from '../settings';
import {
  acceptedCode,
  expiredAccountCode,
  pendingCodes,
  unknownErrorCode,
  unknownKeyCode,
  unknownSiteCode,
  wrongFieldCode,
} from '../vocabulary';

/** Asks whether the site's browsers may send payments (CORS), and, by a made-up payment, whether the keys are known. */
export async function diagnoseCinetpay(
  url: string,
  variables: Variables,
  site: string,
  send = fetch,
): Promise<Finding[]> {
  const request = (path: string, init: RequestInit) =>
    send(`${url}${path}`, { ...init, signal: AbortSignal.timeout(diagnosisMilliseconds) });
  const { origin } = new URL(site);
  const shownUrl = showOrigin(url);
  const preflight = await request('', {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  }).catch(describeFailure);
  if (typeof preflight === 'string') return [{ what: `${shownUrl} ${preflight}`, todo: retryLater }];
  const findings: Finding[] = [];
  const allowed = preflight.headers.get('Access-Control-Allow-Origin');
  if (!preflight.ok || (allowed !== '*' && allowed !== origin))
    findings.push({
      what: `${shownUrl} does not let browsers pay from ${origin} (status ${preflight.status}, CORS ${allowed ?? 'none'})`,
      todo: 'Ask CinetPay to allow the site’s origin. Until then each donation ends in a network error.',
    });

  const settings = readCinetpaySettings(variables);
  if (!settings) return findings;
  const keyFinding = await request('/check', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
    body: JSON.stringify({ apikey: settings.apiKey, site_id: settings.siteId, transaction_id: createReference() }),
  })
    .then(async (response) => {
      const { ok, status } = response;
      const body = (await readJsonObject(response)) ?? {};
      const code = String(body.code);
      if (Object.hasOwn(accountProblems, code)) return accountProblems[code];
      // After these codes, the provider has looked for the payment, so it knows the keys.
      if ([wrongFieldCode, acceptedCode, ...pendingCodes].includes(code) && (ok || status === 400)) return undefined;
      return {
        what: `${shownUrl} answers HTTP ${status}, ${showAnswer(body)} about a made-up payment`,
        todo: askProvider,
      };
    })
    .catch((error) => ({ what: `${shownUrl}, asked about a payment, ${describeFailure(error)}`, todo: askProvider }));
  return keyFinding ? [...findings, keyFinding] : findings;
}

const askProvider = 'Ask CinetPay.';
const copyValue = 'Copy the value from CinetPay’s back office once more, and deploy.';

/** The codes that tell, for a payment that nobody has started, what is wrong with the keys or the account. */
const accountProblems: Record<string, Finding | undefined> = {
  [unknownKeyCode]: { what: 'CinetPay does not know GATSBY_CINETPAY_API_KEY', todo: copyValue },
  [unknownSiteCode]: { what: 'CinetPay does not know GATSBY_CINETPAY_SITE_ID', todo: copyValue },
  [unknownErrorCode]: {
    what: 'CinetPay answers 624, an unknown error, which a wrong GATSBY_CINETPAY_API_KEY causes',
    todo: copyValue,
  },
  [expiredAccountCode]: {
    what: 'CinetPay’s service for this account has expired',
    todo: 'Close payments (docs/operations.md), and ask CinetPay to renew it.',
  },
};
