import { parseUrl } from '../../../shared/webAddress';
import type { PaymentCheck } from '../../rules/paymentCheck';
import type { RequestOptions } from '../provider';

// What both of CinetPay's APIs share.

/** CinetPay's domains and their subdomains. */
const hosts = /(^|\.)cinetpay\.(com|net|co)$/;

/**
 * Whether an address may be that of a payment page: one of the provider's over https, or one beside an emulator over
 * http.
 * @param asked the address that has named it
 */
export function isPaymentPage(address: string, asked: string): boolean {
  const page = parseUrl(address);
  if (page?.protocol === 'https:') return hosts.test(page.hostname);
  const { protocol, hostname } = new URL(asked);
  return page?.protocol === 'http:' && protocol === 'http:' && page.hostname === hostname;
}

/** The provider's edge refuses requests without a user agent, and those with some libraries' default one. */
export const userAgent = 'Mozilla/5.0 (compatible; donation-site/1.0)';

/** Code and status of an answer, of which a log must not take more: the rest may name the donor. */
export function showAnswer({ code, status }: { code?: unknown; status?: unknown }): string {
  const show = (value: unknown) =>
    String(value)
      .replace(/[^\w-]/g, '?')
      .slice(0, 40);
  return `code ${show(code)} with status ${show(status)}`;
}

/**
 * Answers for a check that fails, and logs why, in words that follow `CinetPay`. `isBlocked`: the checks of other
 * payments would fail, too.
 */
export const failCheckOf =
  (reference: string, log: RequestOptions['log']) =>
  (why: string, isBlocked = false): PaymentCheck => {
    log?.(`Payment ${reference} could not be checked: CinetPay ${why}.`);
    return { state: 'unchecked', ...(isBlocked && { blockedBy: `CinetPay ${why}` }) };
  };
