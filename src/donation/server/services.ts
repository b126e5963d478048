import type { AlertKind } from './alert';
import type { Ledger } from './ledger';

/** What a function works with. netlify/openServices.ts makes it. */
export type Services<Store extends Ledger = Ledger> = {
  ledger: Store;
  log: (line: string) => void;
  /**
   * Logs a line that somebody must act on, and posts it to the webhook. A caller need not await it: the function is
   * kept running until the line is posted.
   * @returns whether the webhook took it; true without a webhook, where somebody must read the log
   */
  alert: (line: string, kind?: AlertKind) => Promise<boolean>;
  /** Keeps the function running until this work is done, which may be after its answer. */
  waitUntil: (work: Promise<unknown>) => void;
  /** For how long a function starts new tries to store a record or a mention after its answer. */
  retryMilliseconds: number;
  now: () => Date;
  /** Calls the provider, in place of `fetch`. */
  send?: typeof fetch;
};
