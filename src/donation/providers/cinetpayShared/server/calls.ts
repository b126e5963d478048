import type { PaymentCheck } from '../../../rules/paymentCheck';
import type { RequestOptions } from '../../provider';

// What the calls of CinetPay's two APIs share on the server.

/** The provider's edge refuses requests without a user agent, or with the default user agent of some libraries. */
export const userAgent = 'Mozilla/5.0 (compatible; donation-site/1.0)';

/** How long a diagnosis waits for an answer. */
export const diagnosisMilliseconds = 10_000;

export const retryLater = 'Try again in an hour. If it lasts, close payments (docs/operations.md) and ask CinetPay.';

/** The code and the status of an answer. A log must not have more of it: the rest may name the donor. */
export function showAnswer({ code, status }: { code?: unknown; status?: unknown }): string {
  const show = (value: unknown) =>
    String(value)
      .replace(/[^\w-]/g, '?')
      .slice(0, 40);
  return `code ${show(code)} with status ${show(status)}`;
}

/**
 * Returns a function that logs why a check of the payment has failed, and makes the check's result. `why` continues a
 * sentence that begins with `CinetPay`. `isBlocked`: whether the checks of other payments would also fail.
 */
export const createFailureReporter =
  (reference: string, log: RequestOptions['log']) =>
  (why: string, isBlocked = false): PaymentCheck => {
    log?.(`Payment ${reference} could not be checked: CinetPay ${why}.`);
    return { state: 'unchecked', ...(isBlocked && { blockedBy: `CinetPay ${why}` }) };
  };
