import { randomBytes } from 'node:crypto';

export type Channel = 'MOBILE_MONEY' | 'CREDIT_CARD' | 'WALLET';

export type PageLanguage = 'fr' | 'en';

/** How each state of a payment is told by check, and as `cpm_error_message` by a notification: CINETPAY.md 6, 7 and 10. */
export const paymentStates = {
  created: { code: '662', message: 'WAITING_CUSTOMER_PAYMENT', status: 'PENDING', notified: 'WAITING_FOR_CUSTOMER' },
  pending: { code: '662', message: 'WAITING_CUSTOMER_PAYMENT', status: 'PENDING', notified: 'WAITING_FOR_CUSTOMER' },
  accepted: { code: '00', message: 'SUCCES', status: 'ACCEPTED', notified: 'SUCCES' },
  refused: { code: '600', message: 'PAYMENT_FAILED', status: 'REFUSED', notified: 'PAYMENT_FAILED' },
  cancelled: { code: '627', message: 'TRANSACTION_CANCEL', status: 'REFUSED', notified: 'TRANSACTION_CANCEL' },
} as const;

export type PaymentState = keyof typeof paymentStates;

export type Order = {
  transactionId: string;
  amount: number;
  currency: string;
  description: string;
  metadata: string | null;
  language: PageLanguage;
  notifyUrl: string;
  returnUrl: string;
  /** Those that the hosted page offers: none when only a card was asked for and the customer is not known. */
  channels: Channel[];
};

export type Payment = Order & {
  token: string;
  /** The opaque `signature` of the notifications, which is not their HMAC. */
  signature: string;
  state: PaymentState;
  channel: Channel | null;
  changedAt: number;
};

/** The payments since the start or the last reset, by transaction id and by token. */
export class Payments {
  private byId = new Map<string, Payment>();
  private byToken = new Map<string, Payment>();

  create(order: Order, now: number): Payment {
    const payment: Payment = {
      ...order,
      token: randomBytes(32).toString('hex'),
      signature: randomBytes(32).toString('hex'),
      state: 'created',
      channel: null,
      changedAt: now,
    };
    this.byId.set(payment.transactionId, payment);
    this.byToken.set(payment.token, payment);
    return payment;
  }

  findById(transactionId: string): Payment | undefined {
    return this.byId.get(transactionId);
  }

  findByToken(token: string): Payment | undefined {
    return this.byToken.get(token);
  }

  list(): Payment[] {
    return [...this.byId.values()];
  }
}

export function isFinal({ state }: Payment): boolean {
  return state !== 'created' && state !== 'pending';
}

/** Cameroon's codes of CINETPAY.md 3.5; its table has no wallet there. */
export function methodOf({ channel }: Payment): string | null {
  const methods = { MOBILE_MONEY: 'OMCM', CREDIT_CARD: 'VISAMCM', WALLET: 'WAVECI' };
  return channel && methods[channel];
}

/** As the provider writes a moment: "2022-09-15 22:57:15". The zone is not documented; UTC is the one of Abidjan. */
export function formatMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}
