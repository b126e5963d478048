import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { Orderbook } from './orders';
import { Payments } from './payments';

/** Routes know Node's own request and answer too: a connection can be dropped through them. */
export type Env = { Bindings: HttpBindings };

/** A request under way. */
export type Exchange = Context<Env>;

/** A call that the provider's API received, kept so that a test can count requests and read bodies. */
type ReceivedCall = {
  at: string;
  method: string;
  path: string;
  origin?: string;
  contentType?: string;
  /** What the JSON says, else the text as it came. */
  body: unknown;
};

/** A request that the emulator made to a notify_url. `answer` is a status, or why there was none. */
export type SentCall = {
  at: string;
  method: 'GET' | 'POST';
  url: string;
  xToken?: string;
  body?: Record<string, string>;
  answer: number | string;
};

/** Everything that a reset forgets. */
export type Records = { payments: Payments; orders: Orderbook; received: ReceivedCall[]; sent: SentCall[] };

/** What every part of the emulator works with. */
export type Desk = {
  url: string;
  now: () => number;
  records: Records;
  /** Answers that will never come, to let go of at a reset. */
  held: Set<ServerResponse>;
  /** Aborted when the emulator closes, so that no notification outlives it. */
  closing: AbortSignal;
};

export function freshRecords(): Records {
  return { payments: new Payments(), orders: new Orderbook(), received: [], sent: [] };
}

/** Puts everything back as at the start. A notification under way keeps writing into the records it began with. */
export function resetDesk(desk: Desk): void {
  for (const response of desk.held) response.destroy();
  desk.held.clear();
  desk.records = freshRecords();
}

/** A log that someone leaves running must not grow for ever. */
export function pushCapped<Item>(list: Item[], item: Item): void {
  list.push(item);
  if (list.length > 500) list.shift();
}
