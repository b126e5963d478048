import { checkPayment, type PaymentCheck } from '../donation/checkPayment';
import { isFinalState } from '../donation/ending';
import { earlyCookie, languageCookie, paymentSeconds, writeCheckCookie } from '../donation/paymentCookies';
import { referenceNames } from '../donation/provider';
import { type PaymentVariables, readProvider } from '../donation/settings';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages';
import { localizedPath, paymentReturnPath, returnPath } from '../routes';
import { functionHeaders } from '../securityHeaders';

/** Holds the reference between a payment that is not settled and the next look at it; never in the address. */
const referenceCookie = 'donation_reference';

type Tools = { send?: typeof fetch; log: (line: string) => void; now?: () => number };

/**
 * Answers the payer's way back. The provider brings a reference and no result: the result is asked for, and the payer
 * sent on to the page that tells it. It says that it posts the reference, and elsewhere that it adds it as a parameter.
 * A POST without one is the donor's own "check again"; so may be a GET, by the reference kept in the cookie.
 */
export async function handleReturn(
  request: Request,
  variables: PaymentVariables,
  { send, log, now = Date.now }: Tools,
): Promise<Response> {
  const cookies = readCookies(request.headers.get('cookie') ?? '');
  const posted = await request.formData().catch(() => new FormData());
  const { searchParams } = new URL(request.url);
  const named = [posted, searchParams].flatMap((values) => referenceNames.map((name) => values.get(name)));
  const reference = [...named, cookies.get(referenceCookie)].find(isReference);
  if (!reference && request.method === 'GET') return handleReturnVisit(readLanguage(cookies));
  const provider = readProvider(variables);
  if (!provider) log('The payment keys are not set: a returning donor was told that the payment could not be checked.');

  let check: PaymentCheck | undefined;
  if (reference) check = provider ? await checkPayment(provider, reference, { send }) : { state: 'unchecked' };
  const isEarly = check?.state === 'refused' && cookies.get(earlyCookie) === reference;
  const state = isEarly ? 'early' : check?.state;
  if (state === 'unchecked' && provider) log('The provider could not be asked how a payment stands.');

  const page = localizedPath(paymentReturnPath(state), readLanguage(cookies));
  const headers = new Headers({ ...functionHeaders, Location: page });
  if (reference && check && state) {
    const kept = isFinalState(state) ? '; Max-Age=0' : `${reference}; Max-Age=${paymentSeconds}`;
    headers.append('Set-Cookie', `${referenceCookie}=${kept}; Path=${returnPath}; HttpOnly; Secure; SameSite=Lax`);
    const checkedAt = Math.floor(now() / 1000);
    headers.append('Set-Cookie', writeCheckCookie({ ...check, reference, state, checkedAt }));
  }
  // 303 turns the provider's POST into a GET, which the static page answers.
  return new Response(null, { status: 303, headers });
}

/**
 * Answers a GET without a reference with 200, which the provider wants when it tries the address, and leads whoever
 * looks on to the page without a payment. That page itself cannot stand here: Gatsby's router knows it by its own
 * address alone.
 */
function handleReturnVisit(language: Language): Response {
  const page = localizedPath(paymentReturnPath(), language);
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>CinetPay</title>
<meta http-equiv="refresh" content="0; url=${page}"><a href="${page}">${page}</a>`;
  return new Response(html, { headers: { ...functionHeaders, 'Content-Type': 'text/html; charset=utf-8' } });
}

function isReference(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9]{1,30}$/.test(value);
}

function readLanguage(cookies: Map<string, string>): Language {
  const language = cookies.get(languageCookie);
  return isLanguage(language) ? language : defaultLanguage;
}

function readCookies(header: string): Map<string, string> {
  return new Map(
    header.split(';').map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name.trim(), value.trim()];
    }),
  );
}
