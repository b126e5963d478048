import { type Fault, type FaultPlace, faultKinds, faultPlaces } from './faultKinds';
import type { Faults } from './faults';
import { isRecord } from './readBody';
import { type Switches, switchNames } from './switches';

/** What a control call may change: a fault, or none with null, for each place named; the switches named. */
export type Orders = { [Place in FaultPlace]?: Fault<Place> | null } & { switches?: Partial<Switches> };

/** Orders that cannot be followed, and why in a sentence. */
export class OrdersError extends Error {}

/** @throws OrdersError, so that a test with a misspelt fault does not pass for want of one */
export function readOrders(value: unknown): Orders {
  if (!isRecord(value)) throw new OrdersError('The body must be a JSON object.');
  expectOnly(value, [...faultPlaces, 'switches'], 'the body');
  const faults = faultPlaces
    .filter((place) => Object.hasOwn(value, place))
    .map((place) => [place, readFault(place, value[place])]);
  return { ...Object.fromEntries(faults), switches: readSwitches(value.switches) };
}

export function followOrders(faults: Faults, switches: Switches, { switches: changed, ...orders }: Orders): void {
  if (orders.init !== undefined) faults.choose('init', orders.init ?? undefined);
  if (orders.check !== undefined) faults.choose('check', orders.check ?? undefined);
  if (orders.notify !== undefined) faults.choose('notify', orders.notify ?? undefined);
  Object.assign(switches, changed);
}

function readFault<Place extends FaultPlace>(place: Place, value: unknown): Fault<Place> | null {
  if (value === null) return null;
  if (!isRecord(value)) throw new OrdersError(`${place} must be null or an object with a kind.`);
  expectOnly(value, ['kind', 'calls', 'ms', 'address'], place);
  const { kind, calls, ms, address } = value;
  const kinds = Object.keys(faultKinds[place]);
  if (!isKind(place, kind)) throw new OrdersError(`${place}.kind must be one of: ${kinds.join(', ')}.`);
  expectNumber(`${place}.calls`, calls, 1, 1_000);
  expectNumber(`${place}.ms`, ms, 0, 600_000);
  if (address !== undefined && typeof address !== 'string') throw new OrdersError(`${place}.address must be a text.`);
  return { kind, calls, ms, address } as Fault<Place>;
}

function isKind<Place extends FaultPlace>(place: Place, kind: unknown): kind is Fault<Place>['kind'] {
  return typeof kind === 'string' && Object.hasOwn(faultKinds[place], kind);
}

function readSwitches(value: unknown): Partial<Switches> {
  if (value === undefined) return {};
  if (!isRecord(value)) throw new OrdersError('switches must be an object.');
  expectOnly(value, switchNames, 'switches');
  const wrong = Object.keys(value).find((name) => typeof value[name] !== 'boolean');
  if (wrong) throw new OrdersError(`switches.${wrong} must be true or false.`);
  return value;
}

function expectNumber(name: string, value: unknown, least: number, most: number): void {
  if (value === undefined) return;
  if (!Number.isInteger(value) || Number(value) < least || Number(value) > most) {
    throw new OrdersError(`${name} must be a whole number from ${least} to ${most}.`);
  }
}

function expectOnly(value: Record<string, unknown>, names: string[], where: string): void {
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown) throw new OrdersError(`There is no "${unknown}" in ${where}: only ${names.join(', ')}.`);
}
