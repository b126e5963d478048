import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';

// What the emulated APIs and the hosted page share.

/** When the site is notified of a donor's decision. The first is the default. */
export const notifyTimes = ['while the donor returns', 'before the donor returns', 'never'] as const;
export type NotifyTime = (typeof notifyTimes)[number];

/** The buttons of the hosted page, and the states to which they lead. */
export const decisions = { accept: 'accepted', refuse: 'refused', cancel: 'cancelled', pending: 'pending' } as const;
export type Decision = keyof typeof decisions;
/** The texts of these buttons, in both languages of the site. */
export const buttons: Record<Decision, string> = {
  accept: 'Accepter · Accept',
  refuse: 'Refuser · Refuse',
  cancel: 'Annuler · Cancel',
  pending: 'Laisser en attente · Leave pending',
};
export type EmulatedPaymentState = 'created' | (typeof decisions)[Decision];

export type Payment = {
  providerId: string;
  reference: string;
  amount: number;
  currency: string;
  description: string;
  language: 'fr' | 'en';
  channel: 'MOBILE_MONEY' | 'CREDIT_CARD';
  notifyUrl: string;
  returnUrl: string;
  token: string;
  state: EmulatedPaymentState;
  changedAt: number;
  /** What only the file of this provider reads. */
  details: Readonly<Record<string, string>>;
};

/** A notification. `answer` is the status of the site's answer, or says why there is none. */
export type SentNotification = { body: string; answer: number | string };

/** The body of a call to an API, or of its answer. */
export type RequestFields = Record<string, unknown>;
export type Env = { Bindings: HttpBindings };

/** An emulated provider. Each has a file here, which is written only from `docs/<id>.md`. */
export type EmulatedProvider = {
  id: string;
  /** The environment of a site that pays to the emulator at this URL: keys of its account, and URL of its API. */
  variables: (url: string) => Record<string, string>;
  serve: (emulator: EmulatorState) => Hono<Env>;
  /** Undefined for a state of which the provider does not notify. */
  writeNotification: (payment: Payment, state: EmulatedPaymentState) => Notification | undefined;
  /**
   * The form that takes the donor back to the site. For GET, `fields` must include the query of the URL, because
   * browsers replace the query of `action` with the fields.
   */
  describeReturnForm: (payment: Payment) => { method: 'get' | 'post'; action: string; fields: Record<string, string> };
};
export type Notification = { headers: Record<string, string>; body: string };

export class EmulatorState {
  url = '';
  /** Everything that a reset clears. `startCalls`: the bodies of the calls that start a payment, refused ones too. */
  memory = {
    notifyTime: notifyTimes[0] as NotifyTime,
    payments: [] as Payment[],
    startCalls: [] as RequestFields[],
    notifications: [] as SentNotification[],
  };

  /** @returns the token of the payment, and the URL of its page */
  addPayment(given: Omit<Payment, 'token' | 'changedAt'>) {
    const token = randomBytes(16).toString('hex');
    this.memory.payments.push({ ...given, token, changedAt: Date.now() });
    return { payment_token: token, payment_url: `${this.url}/payment/${token}` };
  }
}

/** The fields of the body; none if it is no JSON object. */
export async function readBody({ req }: Context<Env>): Promise<RequestFields> {
  const value: unknown = await req.json().catch(() => undefined);
  return typeof value === 'object' && value !== null ? (value as RequestFields) : {};
}

/** The trimmed text of a field; empty when it is not a string. */
export function textOf(fields: RequestFields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
}
