/** The channels that the site asks for. */
export const channels = ['MOBILE_MONEY', 'CREDIT_CARD'] as const;

export type Channel = (typeof channels)[number];

export type PageLanguage = 'fr' | 'en';

/** The buttons of the hosted page. `close` changes no state, and the payer does not return to the site. */
export const decisions = ['accept', 'refuse', 'cancel', 'pending', 'close'] as const;

export type Decision = (typeof decisions)[number];

export type PaymentState = 'created' | 'pending' | 'accepted' | 'refused' | 'cancelled';

export type Payment = {
  /** The id of the provider whose API has started it. */
  provider: string;
  /** The site's reference, or the provider's own where the provider is told none. */
  transactionId: string;
  amount: number;
  currency: string;
  description: string;
  language: PageLanguage;
  notifyUrl: string;
  returnUrl: string;
  channel: Channel;
  token: string;
  state: PaymentState;
  changedAt: number;
  /** What only the provider's own code reads. */
  own: Readonly<Record<string, string>>;
};

export function isFinal({ state }: Payment): boolean {
  return state !== 'created' && state !== 'pending';
}
