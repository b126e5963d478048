import type { Advice } from '../../../../shared/advice';
import { createReference } from '../../../rules/reference';
import { showAddress } from '../../addresses';
import { userAgent } from '../../cinetpayApis';
import { describeFailure } from '../../describeFailure';
import type { Variables } from '../../provider';
import { readAnswer } from '../../readFields';
import { readCinetpaySettings } from '../settings';

const timeoutMilliseconds = 10_000;

/** Asks whether browsers of the site may pay, and whether the keys are known, with a made-up reference. */
export async function diagnoseCinetpay(url: string, values: Variables, site: string, send = fetch): Promise<Advice[]> {
  const ask = (path: string, init: RequestInit) =>
    send(`${url}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMilliseconds) });
  const { origin } = new URL(site);
  const address = showAddress(url);
  const preflight = await ask('', {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  }).catch(describeFailure);
  if (typeof preflight === 'string') {
    const todo = 'Try again in an hour. If it lasts, close payments (docs/operations.md) and ask CinetPay.';
    return [{ what: `${address} ${preflight}`, todo }];
  }
  const advice: Advice[] = [];
  const allowed = preflight.headers.get('Access-Control-Allow-Origin');
  if (!preflight.ok || (allowed !== '*' && allowed !== origin))
    advice.push({
      what: `${address} does not let browsers pay from ${origin} (status ${preflight.status}, CORS ${allowed ?? 'none'})`,
      todo: 'Ask CinetPay to allow the site’s address. Until then each donation ends in a network error.',
    });

  const settings = readCinetpaySettings(values);
  if (!settings) return advice;
  const answer = await ask('/check', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
    body: JSON.stringify({ apikey: settings.apiKey, site_id: settings.siteId, transaction_id: createReference() }),
  })
    .then(async (response): Promise<{ code?: unknown }> => (await readAnswer(response)) ?? {})
    .catch(describeFailure);
  const code = typeof answer === 'string' ? undefined : answer.code;
  const keys = keyProblems[String(code)];
  if (keys) advice.push({ what: keys, todo: 'Copy the value from CinetPay’s back office once more, and deploy.' });
  // Any other documented code means that the keys were accepted: the provider looked for the payment.
  else if (typeof code !== 'string')
    advice.push({
      what: `${address}, asked about a payment, ${typeof answer === 'string' ? answer : 'answered without a code'}`,
      todo: 'Ask CinetPay.',
    });
  return advice;
}

const keyProblems: Record<string, string | undefined> = {
  '609': 'CinetPay does not know GATSBY_CINETPAY_API_KEY',
  '613': 'CinetPay does not know GATSBY_CINETPAY_SITE_ID',
  '624': 'CinetPay reports an error of the account, which a wrong GATSBY_CINETPAY_API_KEY also causes',
};
