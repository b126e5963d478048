import { localizedPath, paymentReturnPath, pollPath } from '../../routes';
import { functionHeaders } from '../../securityHeaders';
import type { Language } from '../../shared/i18n/languages';
import type { Variables } from '../providers/provider';
import { type CheckedOutcome, outcomes } from '../rules/outcomes';
import { readReturnAnswer } from '../rules/paymentCheck';
import {
  eraseReferenceCookie,
  formatCheckCookie,
  formatReferenceCookie,
  hasEarlyCookie,
  readLanguageCookie,
  readReferenceCookies,
} from '../rules/paymentCookies';
import { isReference } from '../rules/reference';
import { checkWithAccounts, donorTimeoutMilliseconds, listAccounts, listReferenceNames } from './accounts';
import { recordPayment } from './recordPayment';
import type { Services } from './services';

/**
 * Checks the payment of a returning donor, and redirects to the page of its outcome. The request names the payment's
 * reference in its body or query: the provider or the button “check again” has put it there. Otherwise a cookie names
 * it. A page that polls gets the answer as JSON in place of the redirect.
 */
export async function handleReturn(request: Request, variables: Variables, services: Services): Promise<Response> {
  const { method, url, headers } = request;
  if (isEmbedded(headers)) return new Response(null, { status: 204, headers: functionHeaders });
  const cookies = headers.get('cookie') ?? '';
  const language = readLanguageCookie(cookies);
  if (method === 'HEAD') return answerVisit(language);
  const { reference, mayRemember } = await findReference(request, cookies, variables);
  if (!reference) return method === 'GET' ? answerVisit(language) : redirect(undefined, language);

  const accounts = listAccounts(variables);
  const check = await checkWithAccounts(accounts, reference, services, { timeout: donorTimeoutMilliseconds });
  // Waits for the first try only: the retries follow the answer to the donor. A reference that a stranger has invented
  // does no harm: only what the provider confirms is recorded, and the index limits unconfirmed payments.
  await recordPayment(reference, check, services);
  if (accounts.length === 0)
    services.alert(
      'The keys of the provider are not set: a payment could not be checked for its returning donor.',
      'setup',
    );
  else if (check.state === 'unchecked')
    services.log(`Payment ${reference} could not be checked for its returning donor.`);

  const outcome = check.state === 'refused' && hasEarlyCookie(cookies, reference) ? 'early' : check.state;
  const checkedAt = Math.floor(services.now().getTime() / 1000);
  // The page gets the facts that `readReturnAnswer` knows, without the payout date.
  const answer = readReturnAnswer({ ...check, payoutAt: undefined, reference, outcome, checkedAt });
  const isPoll = new URL(url).pathname === pollPath;
  // A browser that blocks cookies loses the answer, so its page asks again about the reference in its URL.
  const response = isPoll
    ? Response.json(answer, { headers: functionHeaders })
    : redirect(outcome, language, cookies ? '' : `#${reference}`);
  const addCookie = (cookie: string) => response.headers.append('Set-Cookie', cookie);
  if (outcomes[outcome].finality === 'final') addCookie(eraseReferenceCookie(reference));
  else if (mayRemember) addCookie(formatReferenceCookie(reference, checkedAt));
  if (answer) addCookie(formatCheckCookie(answer));
  return response;
}

/**
 * Whether a page of another site requests this function without opening it, as a picture, frame or script does. Through
 * its visitors, that page could use up the calls that the provider allows us. Old browsers send neither header.
 */
function isEmbedded(headers: Headers): boolean {
  const isFromOtherSite = (headers.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin';
  return isFromOtherSite && (headers.get('sec-fetch-dest') ?? 'document') !== 'document';
}

/** The reference in the request, else the first in the cookies. `mayRemember`: whether a cookie may keep it. */
async function findReference(request: Request, cookies: string, variables: Variables) {
  const posted = await request.formData().catch(() => new FormData());
  const { searchParams } = new URL(request.url);
  const values = listReferenceNames(variables).flatMap((name) => [posted.get(name), searchParams.get(name)]);
  const references = values.filter(isReference);
  const open = readReferenceCookies(cookies);
  // The field of our reference at one provider may hold the other provider's own reference. A reference that a cookie
  // of this browser has as well is more likely ours, so it comes first.
  const reference = references.find((candidate) => open.includes(candidate)) ?? references[0] ?? open[0] ?? '';
  // A link, which sends a GET, can name somebody else's payment. That payment must not come before the open payments of
  // this browser.
  const mayRemember = request.method === 'POST' || open.length === 0 || open.includes(reference);
  return { reference, mayRemember };
}

/** 303 turns the provider's POST into a GET for the static page. */
function redirect(outcome: CheckedOutcome | undefined, language: Language, fragment = ''): Response {
  const page = localizedPath(paymentReturnPath(outcome), language) + fragment;
  return new Response(null, { status: 303, headers: { ...functionHeaders, Location: page } });
}

// Words in code, because the functions are built without the labels.
const visitWords: Record<Language, { title: string; link: string }> = {
  fr: { title: 'Après votre paiement', link: 'Continuer' },
  en: { title: 'After your payment', link: 'Continue' },
};

/** Answers 200, as the provider's probe requires. A browser goes on to the neutral page, which is a static file. */
function answerVisit(language: Language): Response {
  const page = localizedPath(paymentReturnPath(), language);
  const { title, link } = visitWords[language];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title>
<meta http-equiv="refresh" content="0; url=${page}"><a href="${page}">${link}</a>`;
  return new Response(html, { headers: { ...functionHeaders, 'Content-Type': 'text/html; charset=utf-8' } });
}
