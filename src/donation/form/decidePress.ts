import { checkValues } from '../providers/chosenClient';
import { readAmount } from '../rules/amount';
import { type Donation, type FormProblem, type FormValues, mayBeEmail } from '../rules/donation';
import type { RememberedPayment } from '../rules/rememberedPayment';

/** Within this time after a question, a press is a double click's second, not an answer, and restarts the time. */
export const doublePressMilliseconds = 500;

/** A question before sending. The next press on Pay answers it; a question about an open payment has its own button. */
export type Question = {
  kind: 'asking';
  /** When the question appeared, or when a press last answered it too soon, by `performance.now()`. */
  askedAt: number;
  /** This device's payments without a final answer. */
  openPayments: RememberedPayment[];
  /** The donor must look again at what will be sent: see `Press.isUnseen`. */
  isUnseen: boolean;
  /** What the donor typed, if it has decimals, which are not sent. */
  typedDecimals: string | undefined;
  /** The e-mail address does not look whole: dictation, for example, puts blanks into it. */
  isEmailDoubtful: boolean;
};

export type Press = {
  values: FormValues;
  /** By `performance.now()`. */
  pressedAt: number;
  /** The fields that changed without an event, such as by autofill: the form learns of them only at this press. */
  changed: readonly string[];
  /**
   * Whether the donor must look again: the page showed something other than the values, or this amount was given after
   * it was typed, perhaps in another browser tab.
   */
  isUnseen: boolean;
  openPayments: RememberedPayment[];
  /** The question that the form shows. */
  question?: Question | undefined;
  /** Whether the button of the question about an open payment was pressed. */
  paysAnyway: boolean;
};

type Decision = { kind: 'invalid'; problem: FormProblem } | Question | { kind: 'send'; donation: Donation };

/** What a press on Pay does: it shows what is wrong, asks first, or sends. */
export function decidePress({ values, pressedAt, changed, question, paysAnyway, ...press }: Press): Decision {
  const isAnswer = question && (paysAnyway || !question.openPayments[0]);
  // The page does not show yet what changed without an event: Pay named the old amount and currency, and a question was
  // asked before the change.
  const hasChanged = changed.some((name) => isAnswer || name === 'amount' || name === 'currency');
  const isConfirmed = isAnswer && !hasChanged;
  if (isConfirmed && pressedAt - question.askedAt < doublePressMilliseconds) return { ...question, askedAt: pressedAt };
  const checked = checkValues(values);
  if ('problem' in checked) return { kind: 'invalid', problem: checked.problem };

  const { donation } = checked;
  const { openPayments } = press;
  const isUnseen = press.isUnseen || hasChanged;
  const typed = values.amount.trim();
  const typedDecimals = readAmount(typed)?.losesDecimals ? typed : undefined;
  const email = donation.customer?.customer_email;
  const isEmailDoubtful = Boolean(email && !mayBeEmail(email));
  const isAsked = !isConfirmed && (openPayments[0] || isUnseen || typedDecimals || isEmailDoubtful);
  return isAsked
    ? { kind: 'asking', askedAt: pressedAt, openPayments, isUnseen, typedDecimals, isEmailDoubtful }
    : { kind: 'send', donation };
}
