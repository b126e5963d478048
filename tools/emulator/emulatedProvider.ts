import type { Hono } from 'hono';
import type { EmulatorState, Env } from './emulatorState';
import type { Payment, PaymentState } from './payments';
import type { Choices, Fault, Switches } from './settings';

/** What the emulator posts to a payment's `notifyUrl`. */
export type Notification = { headers: Readonly<Record<string, string>>; body: string };

/** The form of the hosted page that takes the payer back to the site. */
export type ReturnForm = {
  method: 'get' | 'post';
  /** Browsers replace the query of a GET form's action with its fields. */
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
};

/**
 * A provider's part of the emulator: `emulator` in `src/donation/providers/<id>/emulator/emulator.ts`, written from the
 * provider's document alone. It applies the faults of `commonChoices` that are left to it, and may have choices of its own.
 */
export type EmulatedProvider = Choices & {
  id: string;
  /** The keys of its only account, by environment variable. */
  keys: Readonly<Record<string, string>>;
  /** The environment variables of a site: the keys, and `url` in place of the provider's own address. */
  variables: (url: string) => Record<string, string>;
  /** The path of the call that starts a payment, after that address. */
  startPath: string;
  /**
   * The API, with paths after its address (`apiPath`). A payment that it starts goes into `records.payments`, and its page
   * is `/payment/<token>` at the emulator's own address.
   */
  serve: (emulator: EmulatorState) => Hono<Env>;
  /** Whether it asks a `notifyUrl` by GET before each notification, and skips one that does not answer with 200. */
  pings: boolean;
  /** Undefined for a state of which the provider does not notify. */
  writeNotification: (
    payment: Payment,
    state: PaymentState,
    fault: Fault['kind'] | undefined,
  ) => Notification | undefined;
  describeReturn: (payment: Payment, switches: Switches) => ReturnForm;
};

/** The provider that started a payment. */
export function providerOf(payment: Payment, providers: readonly EmulatedProvider[]): EmulatedProvider {
  const provider = providers.find(({ id }) => id === payment.provider);
  if (!provider)
    throw new Error(`The payment ${payment.transactionId} is of no emulated provider: ${payment.provider}.`);
  return provider;
}
