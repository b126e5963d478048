import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Payment } from './payments';
import { type Choices, Settings } from './settings';

/** Gives routes access to Node's own request and response, to drop connections. */
export type Env = { Bindings: HttpBindings };

export type RequestContext = Context<Env>;

/** A call to the emulated API, recorded so that tests can count requests and read bodies. */
type ReceivedCall = {
  at: string;
  method: string;
  path: string;
  contentType?: string;
  /** The parsed JSON, or the text when it does not parse. */
  body: unknown;
};

/** A request from the emulator to a payment's `notifyUrl`. `answer` is the status, or why there is none. */
export type SentCall = {
  at: string;
  method: 'GET' | 'POST';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  answer: number | string;
};

/** Everything that a reset clears. A provider keeps more in a WeakMap of its own, by these records. */
export type Records = { payments: Payment[]; settings: Settings; received: ReceivedCall[]; sent: SentCall[] };

export type EmulatorState = {
  url: string;
  now: () => number;
  records: Records;
  /** Responses that the `noAnswer` fault keeps open until a reset. */
  held: Set<ServerResponse>;
  /** Aborts notifications when the emulator closes. */
  closing: AbortSignal;
};

export function emptyRecords(choices: readonly Choices[]): Records {
  return { payments: [], settings: new Settings(choices), received: [], sent: [] };
}

/** A notification in flight keeps writing to the records that it started with. */
export function resetEmulator(emulator: EmulatorState): void {
  for (const response of emulator.held) response.destroy();
  emulator.held.clear();
  emulator.records = emptyRecords(emulator.records.settings.choices);
}

/** Caps the log at 500 items, so that a long-running emulator does not leak memory. */
export function pushCapped<Item>(list: Item[], item: Item): void {
  list.push(item);
  if (list.length > 500) list.shift();
}
