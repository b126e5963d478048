import { localizedPath, paymentReturnPath, pollPath } from '../../routes';
import { functionHeaders } from '../../securityHeaders';
import type { Language } from '../../shared/i18n/languages';
import type { Variables } from '../providers/provider';
import { readChecked } from '../rules/findOutcome';
import { outcomes } from '../rules/outcomes';
import {
  eraseReferenceCookie,
  hasEarlyCookie,
  listReferenceCookies,
  readLanguageCookie,
  writeCheckCookie,
  writeReferenceCookie,
} from '../rules/paymentCookies';
import { isReference } from '../rules/reference';
import { checkWithAccounts, listReferenceNames, openAccounts, returnMilliseconds } from './accounts';
import { recordPayment } from './recordPayment';
import { hasStartedCookie } from './startedPayments';
import type { Ledger, ProviderCheck } from './store';

/**
 * Checks the payment of a returning donor, and redirects to the page of its state. The provider sends the reference by
 * POST or in the query; for the donor's own "check again", it is in a cookie.
 */
export async function handleReturn(
  request: Request,
  variables: Variables,
  { send, ...ledger }: Ledger & { send?: typeof fetch },
): Promise<Response> {
  const { log, alert, now } = ledger;
  // Other sites could embed this address and use up our rate limit through their visitors. Old browsers and programs
  // do not name their site.
  const { headers: requestHeaders } = request;
  const isForeign = (requestHeaders.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin';
  const isPage = (requestHeaders.get('sec-fetch-dest') ?? 'document') === 'document';
  if (isForeign && !isPage) return new Response(null, { status: 204, headers: functionHeaders });
  const cookies = requestHeaders.get('cookie') ?? '';
  const visit = () => handleReturnVisit(readLanguageCookie(cookies));
  if (request.method === 'HEAD') return visit();
  const posted = await request.formData().catch(() => new FormData());
  const { searchParams } = new URL(request.url);
  const named = listReferenceNames(variables).flatMap((name) => [posted.get(name), searchParams.get(name)]);
  const references = named.filter(isReference);
  // A provider may also send its own reference, under a name by which another provider sends ours.
  const startedReference = references.find((candidate) => hasStartedCookie(cookies, candidate));
  const openReferences = listReferenceCookies(cookies);
  const reference = startedReference ?? references[0] ?? openReferences[0];
  if (!reference && request.method === 'GET') return visit();
  const accounts = openAccounts(variables);
  if (accounts.length === 0 && reference)
    alert('The payment keys are not set: a returning donor was told that the payment could not be checked.', 'setup');

  let check: ProviderCheck | undefined;
  if (reference)
    check = await checkWithAccounts(accounts, reference, { send, ledger, cookies, deadline: returnMilliseconds });
  // The donor is answered even if recording fails: it is tried once now, and again after the answer.
  if (reference && check) await recordPayment(reference, check, ledger);
  const mayBeEarly = reference !== undefined && hasEarlyCookie(cookies, reference);
  const outcome = check?.state === 'refused' && mayBeEarly ? 'early' : check?.state;
  if (outcome === 'unchecked' && accounts.length > 0) log('The provider could not be asked how a payment stands.');

  // A browser that blocks cookies loses the answer: its page asks again, for the reference in its address.
  const fragment = reference && !cookies ? `#${reference}` : '';
  const page = localizedPath(paymentReturnPath(outcome), readLanguageCookie(cookies)) + fragment;
  const headers = new Headers({ ...functionHeaders, Location: page });
  if (reference && check && outcome) {
    const isFinal = outcomes[outcome].payment === 'final';
    const checkedAt = Math.floor(now().getTime() / 1000);
    // A link can name somebody else's payment. The provider's page and our own button send a POST.
    const isPost = request.method === 'POST';
    const isOwn =
      isPost || openReferences.length === 0 || openReferences.includes(reference) || startedReference !== undefined;
    if (isFinal) headers.append('Set-Cookie', eraseReferenceCookie(reference));
    else if (isOwn) headers.append('Set-Cookie', writeReferenceCookie(reference, checkedAt));
    // The page gets the facts that `readChecked` knows, without the payout date.
    const answer = readChecked({ ...check, payoutAt: undefined, reference, outcome, checkedAt });
    if (answer) headers.append('Set-Cookie', writeCheckCookie(answer));
    if (new URL(request.url).pathname === pollPath) return Response.json(answer, { headers });
  }
  // 303 turns the provider's POST into a GET for the static page.
  return new Response(null, { status: 303, headers });
}

// Written here, because the functions are built without the content.
const visitWords: Record<Language, { title: string; link: string }> = {
  fr: { title: 'Après votre paiement', link: 'Continuer' },
  en: { title: 'After your payment', link: 'Continue' },
};

/**
 * Answers a GET without a reference with 200, as the provider's probe requires, and refreshes to the neutral page. That
 * page cannot be served from this URL, because Gatsby's router matches only its own path.
 */
function handleReturnVisit(language: Language): Response {
  const page = localizedPath(paymentReturnPath(), language);
  const { title, link } = visitWords[language];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title>
<meta http-equiv="refresh" content="0; url=${page}"><a href="${page}">${link}</a>`;
  return new Response(html, { headers: { ...functionHeaders, 'Content-Type': 'text/html; charset=utf-8' } });
}
