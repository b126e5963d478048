import type { StartedPayment } from '../providers/provider';
import type { PaymentCheck } from '../rules/paymentCheck';

// What the functions need of a store. netlify/blobLedger.ts implements it.

export const storeNames = {
  /** Only records: the treasurer's commands read this store whole. A site that is online must keep the name. */
  records: 'payments',
  /** When a run of the hourly check last succeeded. */
  runs: 'hourly-check',
  /**
   * Started payments, by reference, and the index of the hourly check, `<group>/<hour>/<reference>`. Nothing may list
   * this store without a prefix: its started payments pile up.
   */
  followUp: 'follow-up',
};

/** The key of a record in its store: `12345678/accepted`. */
export const recordKey = ({ reference, state }: Pick<PaymentRecord, 'reference' | 'state'>) => `${reference}/${state}`;

/** A check, the provider that answered it, and the reference under which the provider's back office has the payment. */
export type ProviderCheck = PaymentCheck & Partial<Pick<StartedPayment, 'providerId' | 'providerReference'>>;

/** A state of a payment as it is stored, without personal data; `recordedAt` is in ISO 8601. */
export type PaymentRecord = ProviderCheck & {
  reference: string;
  recordedAt: string;
  /** Random, so that a function knows its own record among those that others have stored. */
  nonce?: string;
  /**
   * Only in a pending record: a genuine notification has come. The treasurer's list leaves out other pending
   * payments, because strangers may have started them.
   */
  isNotified?: true;
};

/**
 * When something is stored: at a function's first try, in its retries, or in the hourly check. Each occasion has its
 * own timeout: a donor or the provider waits for the first try, and nobody for the others.
 */
export type Occasion = 'first' | 'retry' | 'hourly';

/** How long the store may take before a function answers. `reserve` may take twice as long. */
export const storeTimeoutMilliseconds = 1500;

/**
 * The groups of the hourly check's index say why a payment is marked. A proven payment is known to the provider, or a
 * function has tried to start it. Strangers can invent the references of the others: a group of those takes `maxPerDay`
 * marks a day.
 */
export const indexGroups = {
  /** Proven: a function has tried to start the payment, or to record the provider's answer about it. */
  ours: {},
  /** Proven: a genuine notification of the payment has come, but the check after it has not found how it ended. */
  notified: {},
  /**
   * Not proven: no provider has answered about the payment. The limit is higher, because real donors also return
   * while a provider is down.
   */
  unchecked: { maxPerDay: 500 },
  /** Not proven: no provider knows the payment. */
  unknown: { maxPerDay: 50 },
  /** Not proven: the notification of the payment has a wrong signature or token, or none. */
  suspect: { maxPerDay: 50 },
  /** No mention: the hourly check could not check the payment, which another group already has. */
  failing: {},
} as const;

export type IndexGroup = keyof typeof indexGroups;
export type MentionGroup = Exclude<IndexGroup, 'failing'>;
export type ProvenGroup = 'ours' | 'notified';

export const isProven = (group: IndexGroup): group is ProvenGroup => group === 'ours' || group === 'notified';

/**
 * A payment in the store. All calls share a timeout, which the occasion sets. A call throws if the store does not
 * answer.
 */
export type PaymentHandle = {
  read: (state: PaymentRecord['state']) => Promise<PaymentRecord | null>;
  /** Stores a record where there is none. @returns the record that is in the store then */
  add: (record: PaymentRecord) => Promise<PaymentRecord>;
  replace: (record: PaymentRecord) => Promise<void>;
  /** Puts the payment into the index of the hourly check. */
  mention: (group: MentionGroup) => Promise<void>;
};

export type Ledger = {
  paymentHandle: (reference: string, occasion: Occasion) => PaymentHandle;
  /** The payments that functions start. Each call throws if the store does not answer. */
  startedPayments: {
    /** @returns false if another payment has the reference, or once had it */
    reserve: (started: StartedPayment) => Promise<boolean>;
    /** Adds the provider's answer to the start. */
    complete: (started: StartedPayment) => Promise<void>;
    find: (reference: string) => Promise<StartedPayment | undefined>;
  };
};

/**
 * A mark in the index: a mention of a payment, or a check of it that has failed. A payment may have several marks.
 * `notified/2026-11-04T13/12345678` says that the provider notified payment 12345678 in that hour.
 */
export type Mark = {
  key: string;
  reference: string;
  /** Counted from the epoch: see `hourOf`. */
  hour: number;
  group: IndexGroup;
};

/** The only key in `storeNames.runs`: when a run last succeeded. */
export const runKey = 'latest-success';

export const hourMilliseconds = 60 * 60 * 1000;

/** A scheduled run may start seconds before its hour, so each hour begins a minute early. */
const earlyMilliseconds = 60_000;

export const hourOf = (time: Date) => Math.floor((time.getTime() + earlyMilliseconds) / hourMilliseconds);

/** The ledger of the hourly check. Every call but `listIndex` throws if the store does not answer. */
export type HourlyCheckLedger = Ledger & {
  /** @returns the marks that could be read until about `end` (as `Date.now()`), and why some could not */
  listIndex: (hour: number, end: number) => Promise<{ marks: Mark[]; failure?: string }>;
  storeSuccess: () => Promise<void>;
  markFailed: (reference: string) => Promise<void>;
  removeMark: (key: string) => Promise<void>;
};
