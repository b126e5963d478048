import { type CheckedOutcome, checkedOutcomes, type PaymentState } from './outcomes';
import { isReference } from './reference';

/** Reasons for a refusal that a donor can act on. */
export const refusalReasons = [
  'balance',
  'code',
  'orangeMoney',
  'unavailable',
  'tooLow',
  'tooHigh',
  'number',
  'dayLimit',
  'weekLimit',
  'monthLimit',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** The provider's answer about a payment, without personal data. */
export type PaymentCheck = CheckFacts & {
  state: PaymentState;
  reason?: RefusalReason;
  /** If unchecked: why the provider checks none of our payments now. We call too often, or it refuses our account. */
  blockedBy?: string;
};

type CheckFacts = {
  amount?: number;
  currency?: string;
  /** The provider's name for the operator or the card: `OM`. */
  method?: string;
  /** The operator's transaction number of an accepted payment: CinetPay's `operator_id`. */
  operatorId?: string;
  /** When the payment was accepted: `2022-09-15T22:57:15Z`. */
  paidAt?: string;
  /** When the provider will pay out an accepted payment, in the same format. */
  payoutAt?: string;
};

/** Whether `Date` writes a time in UTC, in ISO 8601, as it was: it reads 30 February, and writes 2 March. */
const isUtcTime = (text: string) => JSON.stringify(new Date(text)) === `"${text.replace('Z', '.000Z')}"`;

const textChecks = {
  currency: (text: string) => /^[A-Z]{3}$/.test(text),
  method: (text: string) => /^[\w-]{1,20}$/.test(text),
  operatorId: (text: string) => /^[\w.:-]{1,40}$/.test(text),
  paidAt: isUtcTime,
  payoutAt: isUtcTime,
};

/** The facts of a payment, each in one format for all providers; drops values in another format. */
export function readCheckFacts(values: Partial<Record<keyof CheckFacts, unknown>>): CheckFacts {
  const amount = readWholeAmount(values.amount);
  const names = Object.keys(textChecks) as (keyof typeof textChecks)[];
  const texts = names
    .map((name) => [name, values[name]] as const)
    .filter(([name, text]) => typeof text === 'string' && textChecks[name](text));
  return { ...(amount && { amount }), ...Object.fromEntries(texts) };
}

/** Reads a whole amount as a provider writes it: `1000`, `"1000"`, `"1000.00"`. Undefined for anything else. */
export function readWholeAmount(value: unknown): number | undefined {
  const isWritten = typeof value === 'number' || (typeof value === 'string' && /^\d+(\.0+)?$/.test(value));
  const amount = isWritten ? Number(value) : 0;
  return Number.isSafeInteger(amount) && amount > 0 ? amount : undefined;
}

/**
 * What the return function tells the return page of a check; `checkedAt` is in seconds since the epoch, by the
 * function's clock.
 */
export type ReturnAnswer = Omit<PaymentCheck, 'state'> & {
  reference: string;
  outcome: CheckedOutcome;
  checkedAt?: number;
};

/** Validates a stored or fetched answer. Undefined without a reference or an outcome; drops other invalid facts. */
export function readReturnAnswer(values: Readonly<Record<string, unknown>> = {}): ReturnAnswer | undefined {
  const { reference } = values;
  const outcome = checkedOutcomes.find((known) => known === values.outcome);
  if (!isReference(reference) || !outcome) return undefined;
  const reason = refusalReasons.find((known) => known === values.reason);
  const checkedAt = Number(values.checkedAt);
  return {
    reference,
    outcome,
    ...(checkedAt > 0 && { checkedAt }),
    ...(reason && { reason }),
    ...readCheckFacts(values),
  };
}
