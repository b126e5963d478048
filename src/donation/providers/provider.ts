import type { Finding } from '../../shared/finding';
import type { LabelTexts } from '../../shared/i18n/interpolate';
import type { Language } from '../../shared/i18n/languages';
import type { AcceptedAmounts, Currency, Franc } from '../rules/amount';
import type { Channel, CustomerField, Donation, FormProblem, FormValues } from '../rules/donation';
import type { PaymentCheck } from '../rules/paymentCheck';

// The interface of a payment provider, which cinetpay/ and cinetpay-v1/ implement. cinetpayShared/ has what both share.
// The other files of this folder help to implement the interface, or to use what it gives; no page imports server/.

/** An attempt to start a payment. Each attempt has a reference of its own. */
export type Attempt = {
  donation: Donation;
  reference: string;
  language: Language;
  /** The origin of the notification and return URLs. */
  origin: string;
};

export const paymentFailures = [
  /** The provider, or this site's function, refuses the donation. */
  'refused',
  /** The provider answers HTTP 429, 5xx or no JSON, or our account or store does not work. */
  'unavailable',
  /** There is no answer, or it breaks off. */
  'network',
  /** The payment page that the provider named is not the provider's. */
  'foreignPage',
  /** The rate limit of this site's function, which people on one network share. */
  'busy',
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

export type StartResult =
  /** Only a function's result has `providerReference` and `secrets`, which the function stores and sends to no page. */
  | ({ kind: 'redirect'; url: string } & Partial<Pick<StartedPayment, 'providerReference' | 'secrets'>>)
  /**
   * `description`: the provider's text for a refusal, which is shown. `isReferenceTaken`: the provider already has a
   * payment with this reference.
   */
  | { kind: 'failed'; reason: PaymentFailure; description?: string; isReferenceTaken?: true };

/** The language of every `description`, which the French label `donation.providerAnswer` names. */
export const descriptionLanguage = 'en';

/** The environment of a build or of a function, as payments read it. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** What the pages contain of a provider's settings: nothing secret. */
export type ProviderSettings = Readonly<Record<string, string | undefined>> & {
  /** The URL of the provider's API; on this machine, of an emulator. */
  url: string;
};

/**
 * What the pages ask of a provider. Its `client.ts` exports each property by itself, because bundlers drop unused
 * exports from visitors' scripts, but keep the unused properties of an object.
 */
export type PaymentClient = {
  /** Checks the form's values, and leaves out what the provider does not ask for. */
  checkValues(values: FormValues): { donation: Donation } | { problem: FormProblem };
  /**
   * The customer fields that the form shows for a channel. The form does not mark optional fields: a label must say so,
   * as the hint of the donor number does.
   */
  shownFields: Readonly<Partial<Record<Channel, ShownFields>>>;
  /** In the order of the tabs; the first is the default. */
  channels: readonly [Channel, ...Channel[]];
  /** The first is the default, and the currency of the suggested amounts, which the content gives in francs. */
  acceptedCurrencies: readonly [Franc, ...Currency[]];
  /** Currencies that the provider's documents do not list. The form says so, but sends them all the same. */
  doubtfulCurrencies: AcceptedAmounts['doubtfulCurrencies'];
  /**
   * Minimum and maximum in francs; `[1, Infinity]` for none. Beyond them, the form offers another amount, but sends the
   * typed one all the same. A provider with limits states them in its label `donation.offers`.
   */
  likelyLimits: AcceptedAmounts['likelyLimits'];
  /** The names of our reference in returns and notifications. Our own forms send the first. */
  referenceNames: readonly [string, ...string[]];
  /** Asks for a payment page. Never throws: a failure is a result. */
  startPayment(settings: ProviderSettings, attempt: Attempt, send?: typeof fetch): Promise<StartResult>;
};

export type ShownFields = {
  /** In the order of the form. */
  all: readonly CustomerField[];
  /** The fields that may be left blank. */
  optional: readonly CustomerField[];
  /** Where the provider demands the code of a state. For other countries, a hint offers the country's code. */
  countriesOfStates?: readonly string[];
};

export type ProviderVariable = {
  name: string;
  /**
   * `public`: the pages contain it, whatever the provider calls it. `secret`: the pages never contain it. `url`:
   * replaces the provider's own URL.
   */
  role: 'public' | 'secret' | 'url';
  /** What does not work without this key. */
  effect?: string;
  /** Matches keys for tests, with which no money moves. */
  testKey?: RegExp;
};

/** The `effect` of a key without which nobody can pay. */
export const noPaymentsEffect = 'the site takes no payments';

/** What is stored of a payment that a function has started, without personal data; `startedAt` is in ISO 8601. */
export type StartedPayment = {
  providerId: string;
  reference: string;
  amount: number;
  currency: string;
  startedAt: string;
  /** The provider's own reference. */
  providerReference?: string;
  /** What only functions may know, such as `{ notifyToken: '9f8e…' }`. Empty until the provider answers the start. */
  secrets: Readonly<Record<string, string>>;
};

export type RequestOptions = {
  send?: typeof fetch;
  /** Ends a call that takes too long. */
  signal?: AbortSignal;
  /** Logs answers that the code does not know, so that a change of the provider's vocabulary is seen. */
  log?: (line: string) => void;
};

/** A notification. Only a check tells how its payment stands. */
export type NotificationResult =
  /**
   * It has the provider's signature or token. `isPaid`: whether the notification says that the payment was accepted;
   * undefined if it does not say how the payment ended. `startedAt`: in ISO 8601, or as the provider wrote it.
   * `started`: the started payment, if its token has proven the notification. It has its own `startedAt`.
   */
  | {
      kind: 'genuine';
      reference: string;
      amount?: number;
      isPaid?: boolean;
      startedAt?: string;
      started?: StartedPayment;
    }
  /**
   * It comes from a stranger or another provider, as far as this account can tell. `description`: why it was not
   * recorded, if it resembles one of this provider.
   */
  | { kind: 'foreign'; description?: string }
  /**
   * It has a wrong signature or token, or none. `description` says what came: `no x-token: cpm_site_id cpm_trans_id`.
   * `reference`: only if the notification names our account. It may be genuine then, because the provider may sign in a
   * way that we do not know.
   */
  | { kind: 'suspect'; description: string; reference?: string };

export type Account = {
  providerId: string;
  /** Asks how a payment stands. `started`: the started payment, if a function has started it. Never throws. */
  checkPayment(reference: string, options?: RequestOptions & { started?: StartedPayment }): Promise<PaymentCheck>;
  /** Absent without the keys that it needs. `findOwnStarted` finds a started payment of this provider. */
  readNotification?(
    request: Request,
    options: { findOwnStarted: (reference: string) => Promise<StartedPayment | undefined> },
  ): Promise<NotificationResult>;
  /**
   * Asks for a payment page, if the provider's payments start in a function. Never throws. That function stores the
   * amount, because the provider's later answers may not name it.
   */
  startPayment?(attempt: Attempt, options?: RequestOptions & { alert?: (line: string) => void }): Promise<StartResult>;
};

/** A provider as the build, the functions and the tools know it. */
export type Provider = {
  id: string;
  /** The name that donors read. */
  name: string;
  client: PaymentClient;
  /** Replacements for labels of content/labels that are not true of this provider. */
  labels?: Readonly<Record<Language, LabelTexts>>;
  variables: readonly ProviderVariable[];
  url: string;
  /** @returns undefined while the association has no keys: the site then takes no payments */
  readSettings(variables: Variables): ProviderSettings | undefined;
  /** Asks the provider at `url`, without moving money, what would keep the donors of a site from paying. */
  diagnose(url: string, variables: Variables, site: string, send?: typeof fetch): Promise<Finding[]>;
} & StartOfPayments;

/** What asks for the payment page: the donor's browser, or a function of this site. Known even without keys. */
type StartOfPayments =
  | { paymentsStartIn: 'browser'; readAccount(variables: Variables): (Account & { startPayment?: never }) | undefined }
  | { paymentsStartIn: 'function'; readAccount(variables: Variables): Required<Account> | undefined };
