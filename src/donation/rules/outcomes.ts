type OutcomeTraits = {
  /** `final`: the payment has ended. `open`: the money may still move. `none`: a page's outcome, not a check's. */
  finality: 'final' | 'open' | 'none';
  /** Whether the page polls, and shows the codes to dial. */
  isPolled?: true;
  /** Whether the page offers to pay again. */
  offersRetry?: true;
  /** When the page offers to give without this site's payment: at once, or once it no longer polls. */
  otherWays?: 'now' | 'afterPolling';
  /** How many of the steps are above the actions, if more than the first. */
  stepsFirst?: 2;
  /** Whether the page warns that the operator may refuse the same amount again. */
  warnsOfSameAmount?: true;
};

const traitsByOutcome = {
  accepted: { finality: 'final' },
  refused: { finality: 'final', offersRetry: true, otherWays: 'now', warnsOfSameAmount: true },
  cancelled: { finality: 'final', offersRetry: true, otherWays: 'now' },
  /** The provider knows the payment, which has not ended. */
  pending: { finality: 'open', isPolled: true, otherWays: 'afterPolling' },
  /** The provider does not know the reference. */
  unknown: { finality: 'open', otherWays: 'now' },
  /** The provider gave no answer, or could not be asked. */
  unchecked: { finality: 'open', isPolled: true },
  /** The provider says `refused`, but so soon that the operator may not have waited for the donor. */
  early: { finality: 'open', isPolled: true, otherWays: 'afterPolling', stepsFirst: 2 },
  /** No open payment is known. */
  neutral: { finality: 'none' },
  /** Not checked, but this device remembers an open payment. */
  found: { finality: 'none' },
  /** Accepted, but this device does not know the payment: a link may lead anybody here. */
  elsewhere: { finality: 'none' },
  /** The page has no answer of the provider yet. */
  waiting: { finality: 'none' },
} as const satisfies Record<string, OutcomeTraits>;

/**
 * What a return page shows. Each outcome has a row, and the labels `return.<outcome>.title`, `.text` and `.next`. Each
 * outcome of a check also has the label `.stamp`.
 */
export type Outcome = keyof typeof traitsByOutcome;

export type CheckedOutcome = {
  [Name in Outcome]: (typeof traitsByOutcome)[Name]['finality'] extends 'none' ? never : Name;
}[Outcome];

/** The outcomes that have a page of their own. */
export type PageOutcome = CheckedOutcome | 'neutral';

/** How a payment stands, as a check found it. */
export type PaymentState = Exclude<CheckedOutcome, 'early'>;

export const outcomes: Readonly<Record<Outcome, OutcomeTraits>> = traitsByOutcome;

// Marked as pure, so that bundlers drop the call, and the table, from scripts that use neither.
export const checkedOutcomes = /* @__PURE__ */ listCheckedOutcomes();

function listCheckedOutcomes(): CheckedOutcome[] {
  const names = Object.keys(traitsByOutcome) as Outcome[];
  return names.filter((name): name is CheckedOutcome => outcomes[name].finality !== 'none');
}

/** The outcome that a page shows until it has read the provider's answer: never a final outcome. */
export function outcomeAtFirst(pageOutcome: PageOutcome): Outcome {
  return outcomes[pageOutcome].finality === 'final' ? 'waiting' : pageOutcome;
}
