import type { StartedPayment } from '../providers/provider';
import type { PaymentCheck } from '../rules/paymentCheck';

// What the functions need of a store, a log and a clock. Implemented by netlify/blobLedger.ts.

export const storeNames = {
  /** Records alone, because the treasurer's tools read all of it. */
  records: 'payments',
  /** The runs of the hourly check. */
  runs: 'hourly-check',
  /**
   * Started payments, by reference, and the index of the hourly check, `<group>/<hour>/<reference>`. Nothing may list
   * it without a prefix: started payments pile up.
   */
  followUp: 'follow-up',
};

/** How a payment stands, and with whom: the provider, whose own reference may be the only one in its back office. */
export type ProviderCheck = PaymentCheck & Partial<Pick<StartedPayment, 'providerId' | 'providerReference'>>;

/** The stored record of a payment, without personal data. */
export type PaymentRecord = ProviderCheck & {
  reference: string;
  recordedAt: string;
  /** Tells two functions that record the same state in one millisecond whose record was stored. */
  nonce?: string;
  /** Only if pending: the provider has signed a notification of it. Without one, anybody may have started it. */
  isNotified?: true;
};

/**
 * `money`: a payment that somebody must look up, or a failed run of the hourly check. `unconfirmed`: one of which no
 * money is known. `setup`: what is set wrongly. `forged`: a notification with a wrong signature, or none.
 */
export type AlertKind = 'money' | 'unconfirmed' | 'setup' | 'forged';

/**
 * When something is stored: before a function answers, in its retries after the answer, or in the hourly check. The
 * occasion sets the deadline, because only before the answer does somebody wait.
 */
export type Occasion = 'answer' | 'retry' | 'hourly';

/**
 * The groups of the index: why a payment is marked. A mark stays until the provider has given a definite answer about
 * its payment, or for two weeks, unless its group says otherwise. Strangers can invent references, so the groups that
 * they could fill take a limited number of marks a day (`mostPerDay`).
 */
export const indexGroups = {
  /** Proven: a function has started or recorded the payment. Stays while no provider answers about the payment. */
  ours: {},
  /**
   * Proven: the provider has signed a notification of the payment, or has answered about it while the record could not
   * be stored. Stays until a definite answer, or until an alert has named the payment after two weeks.
   */
  notified: {},
  /**
   * Not proven: no provider has answered about the payment. The limit is higher, because real donors return, too, while
   * a provider is down.
   */
  unchecked: { mostPerDay: 500 },
  /** Not proven: no provider knows the payment. */
  unknown: { mostPerDay: 50 },
  /** Not proven: the notification of the payment has a wrong signature, or none. */
  forged: { mostPerDay: 50 },
  /** No mention, but a failed try: the hourly check could not check the payment. Stays until a try succeeds. */
  failing: {},
} as const;

export type IndexGroup = keyof typeof indexGroups;
export type ProvenGroup = 'ours' | 'notified';
export type UnprovenGroup = Exclude<IndexGroup, ProvenGroup | 'failing'>;

/**
 * The record of one state of a payment: `12345678/accepted`. All steps share one deadline, which depends on the occasion,
 * and throw when the store does not answer.
 */
export type RecordHandle = {
  read: () => Promise<PaymentRecord | null>;
  /** Stores a record if there is none. @returns what is stored then */
  add: (record: PaymentRecord) => Promise<PaymentRecord>;
  replace: (record: PaymentRecord) => Promise<void>;
  /** Lets the hourly check find the payment. */
  mention: (group: ProvenGroup) => Promise<void>;
};

export type Ledger = {
  openRecord: (reference: string, state: PaymentRecord['state'], occasion: Occasion) => RecordHandle;
  /** What is stored of the payments that functions start. All throw when the store cannot be reached. */
  startedPayments: {
    /** @returns false when another payment has the reference, or ever had it */
    reserve: (started: StartedPayment) => Promise<boolean>;
    /** Adds what the provider has answered. */
    complete: (started: StartedPayment) => Promise<void>;
    find: (reference: string) => Promise<StartedPayment | undefined>;
  };
  /** Leaves a payment that has no record to the hourly check. Throws when it cannot. */
  mention: (group: 'notified' | UnprovenGroup, reference: string, occasion: Occasion) => Promise<void>;
  log: (line: string) => void;
  /**
   * Logs a line that somebody must act on, and posts it to the webhook. Need not be awaited: the function goes on until
   * it is posted.
   * @returns whether the webhook took it
   */
  alert: (line: string, kind?: AlertKind) => Promise<boolean>;
  /** Takes over work that goes on after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
  /** How long after the answer the store is tried again. */
  retryMilliseconds: number;
  now: () => Date;
};

/**
 * A mark in the index: a mention of a payment, or a try that failed. A payment may have several:
 * `notified/2026-11-04T13/12345678` says that the provider has notified it in that hour.
 */
export type Mark = {
  key: string;
  reference: string;
  /** Since the epoch, in UTC: see `hourOf`. */
  hour: number;
  group: IndexGroup;
};

/** The keys in `storeNames.runs`. */
export const runKeys = {
  /** When a run last left no payment unchecked. */
  complete: 'complete',
  /** Since when each hour has had a run that tried all that was due. */
  unbroken: 'unbroken',
};

/** A scheduled run may come seconds before its hour: hours begin a minute early. */
const earlyMilliseconds = 60_000;

export const hourOf = (moment: Date) => Math.floor((moment.getTime() + earlyMilliseconds) / 3600_000);

/** The ledger of the hourly check. All but `listIndex` throw when the store does not answer. */
export type HourlyCheckLedger = Ledger & {
  /** @returns the marks that could be read until `end`, and why they are not all */
  listIndex: (hour: number, end: number) => Promise<{ marks: Mark[]; failure?: string }>;
  /** Notes a run that has tried all that was due. @returns since which hour each hour has had such a run */
  noteRun: (hour: number) => Promise<number>;
  /** Notes that this run has left no payment unchecked. */
  noteComplete: () => Promise<void>;
  markFailed: (reference: string) => Promise<void>;
  removeMark: (key: string) => Promise<void>;
};
