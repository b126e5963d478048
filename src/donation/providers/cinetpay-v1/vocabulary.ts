// CinetPay's vocabulary (API v1). Source: docs/cinetpay-v1.md, sections 1 to 4 and 6.

/** Production. The sandbox is `https://api.cinetpay.net`. */
export const cinetpayV1Url = 'https://api.cinetpay.co';

/** The code at the root of an answer to a call that worked. */
export const okCode = 200;
export const okStatus = 'OK';

/** How a payment stands, by its code, with the status that belongs to the code. Only the first is paid. */
export const paymentStates = {
  100: { status: 'SUCCESS', state: 'accepted' },
  2010: { status: 'FAILED', state: 'refused' },
  // The documentation says “the merchant's balance”, so the donor is given no reason.
  2005: { status: 'INSUFFICIENT_BALANCE', state: 'refused' },
  1200: { status: 'TRANSACTION_EXIST', state: 'pending' },
  2001: { status: 'INITIATED', state: 'pending' },
  2002: { status: 'PENDING', state: 'pending' },
  // The documentation says that it is not final, so it is checked again for a while.
  2003: { status: 'EXPIRED', state: 'pending' },
  2004: { status: 'OTP_ERROR', state: 'pending' },
  2006: { status: 'USER_NOT_FOUND', state: 'pending' },
  2007: { status: 'USER_IS_BLOCKED', state: 'pending' },
  2008: { status: 'OTP_EXPIRED', state: 'pending' },
} as const;

/** The minimum and maximum of Cameroon's operators, in francs: `likelyLimits` of ../provider.ts. */
export const operatorLimits = [300, 2_000_000] as const;

export const unknownReferenceCode = 404;
export const takenReferenceCode = 1200;

/** The statuses of a payment that has ended already when it is started: nobody can pay on its page. */
export const finalStatuses: readonly unknown[] = ['SUCCESS', 'FAILED'];

/** The codes of a token that is invalid or has expired. Sources disagree on the HTTP status. */
export const tokenCodes: readonly unknown[] = [1002, 1003];

/** What is wrong with our keys or our account, by code: nothing that a donor could fix. */
export const accountProblems: Record<string, string | undefined> = {
  '1002': 'it refuses the token that it has just given',
  '1003': 'it refuses the token that it has just given',
  '1005': 'CINETPAY_V1_API_KEY or CINETPAY_V1_API_PASSWORD is wrong',
  '2011': 'the IP address from which the site calls is not on the list in its back office',
};
