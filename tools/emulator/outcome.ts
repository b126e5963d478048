/** What both calls of the provider answer with, less its `api_response_id`. */
type Envelope = {
  code: string;
  message: string;
  description?: string;
  data?: Record<string, unknown>;
};

/** An answer before it is written: the provider's envelope, or what its edge says without one. */
export type Outcome = { status: number } & ({ envelope: Envelope } | { text: string } | { html: string });

const messages = {
  '608': 'MINIMUM_REQUIRED_FIELDS',
  '609': 'AUTH_NOT_FOUND',
  '613': 'ERROR_SITE_ID_NOTVALID',
  '624': 'UNKNOWN_ERROR',
  '641': 'ERROR_AMOUNT_TOO_LOW',
  '642': 'ERROR_AMOUNT_TOO_HIGH',
};

/** A refusal in the envelope: CINETPAY.md 3.2, which takes 400 for the best guess of the status. */
export function refuse(code: keyof typeof messages, description: string): Outcome {
  return { status: 400, envelope: { code, message: messages[code], description } };
}

/** 624 never says more than this, whatever its cause. */
export function refuseWithoutReason(): Outcome {
  return refuse('624', 'An error occurred while processing the request');
}

/** @param now milliseconds, from which the identifier of the answer is made */
export function writeOutcome(outcome: Outcome, now: number): { type: string; body: string } {
  if ('html' in outcome) return { type: 'text/html; charset=utf-8', body: outcome.html };
  if ('text' in outcome) return { type: 'text/plain; charset=utf-8', body: `${outcome.text}\n` };
  const body = { ...outcome.envelope, api_response_id: (now / 1000).toFixed(4) };
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}
