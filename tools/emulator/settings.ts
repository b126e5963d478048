import { type RefusalCode, refusalMessages } from './payments';

const answerFaults = {
  delay: 'answers late (ms, 3000 by default)',
  noAnswer: 'never answers',
  dropped: 'drops the connection',
  serverError: 'answers 500',
  tooManyRequests: 'answers 429',
  html: 'answers HTML instead of JSON',
  malformedJson: 'answers truncated JSON',
};

/** The faults per call. Validation and the control page both derive from this list. */
export const faultKinds = {
  init: {
    ...answerFaults,
    noAddress: 'answers 201 without a URL',
    wrongAddress: 'answers 201 with the given URL (javascript: by default)',
    corsRefused: 'sends no CORS header, not even to OPTIONS',
    duplicateId: 'refuses the transaction id as used',
  },
  check: {
    ...answerFaults,
    unknownCode: 'answers an undocumented code',
    unknownReference: 'does not know the payment',
    refused: 'answers REFUSED with the given code (600 by default) in every state',
    namesOperator: 'names the operator (MTNCM by default) and its transaction number in every state',
  },
  notify: {
    twice: 'sends each notification twice',
    beforeReturn: 'notifies, and only then lets the payer return',
    never: 'never notifies',
    wrongSignature: 'signs with another key',
    shortSignature: 'signs all fields but the last, cpm_error_message',
    wrongAmount: 'names another amount, correctly signed',
  },
} as const;

export type FaultPlace = keyof typeof faultKinds;

export const faultPlaces = Object.keys(faultKinds) as FaultPlace[];

export type Fault<Place extends FaultPlace> = {
  kind: keyof (typeof faultKinds)[Place] & string;
  /** How many more calls it affects; every call until reset when absent. For `notify`, one call is one decision. */
  calls?: number;
  ms?: number;
  address?: string;
  code?: RefusalCode;
  operator?: string;
};

/** The optional fields of a fault: the calls they apply to, and their labels on the control page. */
export const faultDetails: Record<Exclude<keyof Fault<FaultPlace>, 'kind'>, FaultDetail> = {
  calls: { label: 'For how many calls (until reset when empty)', places: ['init', 'check', 'notify'], isNumber: true },
  ms: { label: 'Delay in ms', places: ['init', 'check'], isNumber: true },
  address: { label: 'Address', places: ['init'] },
  code: { label: 'Code', places: ['check'] },
  operator: { label: 'Operator', places: ['check'] },
};

type FaultDetail = { label: string; places: FaultPlace[]; isNumber?: boolean };

/** Behaviours that docs/cinetpay.md leaves open. With all off, the emulator follows the table of its section 10. */
export const switchDocs = {
  acceptForm: 'takes form-encoded bodies as well as JSON',
  keyIs624: 'answers 624 instead of 609 to an unknown apikey',
  duplicateIs624: 'answers 624 instead of 608 to a used transaction id',
  refuseLocalhost: 'refuses localhost in notify_url and return_url',
  returnByGet: 'returns the payer by GET instead of POST',
  returnInQuery: 'names the payment in the query of return_url instead of the form',
  returnUnnamed: 'does not name the payment in the return',
  lateSuccess: 'lets a payment that was refused or cancelled be accepted later',
};

type Switch = keyof typeof switchDocs;

export type Switches = Record<Switch, boolean>;

export const switchNames = Object.keys(switchDocs) as Switch[];

/** The body of a `PUT /control`: a fault per call (null clears it) and the switches to change. */
export type SettingsUpdate = { [Place in FaultPlace]?: Fault<Place> | null } & { switches?: Partial<Switches> };

/** An invalid update; the message is a sentence for the caller. */
export class SettingsError extends Error {}

/** The faults and switches for the next calls. */
export class SettingsStore {
  readonly switches = Object.fromEntries(switchNames.map((name) => [name, false])) as Switches;
  private readonly faults: { [Place in FaultPlace]?: Fault<Place> } = {};

  /** @throws SettingsError without changing anything, so that no test passes because its fault is misspelt */
  update(value: unknown): void {
    const { switches, ...faults } = readUpdate(value);
    Object.assign(this.switches, switches);
    Object.assign(this.faults, faults);
  }

  peek<Place extends FaultPlace>(place: Place): Fault<Place> | undefined {
    return this.faults[place] as Fault<Place> | undefined;
  }

  /** Returns the fault for this call, and clears it after its last call. */
  take<Place extends FaultPlace>(place: Place): Fault<Place> | undefined {
    const fault = this.peek(place);
    if (fault?.calls !== undefined) {
      fault.calls -= 1;
      if (fault.calls <= 0) delete this.faults[place];
    }
    return fault;
  }
}

type Fields = Record<string, unknown>;

function readUpdate(value: unknown): SettingsUpdate {
  const update = readObject(value, 'The body must be a JSON object.', [...faultPlaces, 'switches'], 'the body');
  const named = faultPlaces.filter((place) => Object.hasOwn(update, place));
  const faults = Object.fromEntries(named.map((place) => [place, readFault(place, update[place])]));
  return { ...faults, switches: readSwitches(update.switches) };
}

function readFault(place: FaultPlace, value: unknown): Fault<FaultPlace> | undefined {
  if (value === null) return undefined;
  const names = ['kind', ...Object.keys(faultDetails)];
  const fault = readObject(value, `${place} must be null or an object with a kind.`, names, place);
  expectOneOf(`${place}.kind`, fault.kind, Object.keys(faultKinds[place]));
  expectNumber(`${place}.calls`, fault.calls, 1, 1_000);
  expectNumber(`${place}.ms`, fault.ms, 0, 600_000);
  for (const name of ['address', 'operator']) {
    if (fault[name] !== undefined && typeof fault[name] !== 'string') {
      throw new SettingsError(`${place}.${name} must be a text.`);
    }
  }
  if (fault.code !== undefined) expectOneOf(`${place}.code`, fault.code, Object.keys(refusalMessages));
  return { ...fault } as Fault<FaultPlace>;
}

function readSwitches(value: unknown = {}): Partial<Switches> {
  const switches = readObject(value, 'switches must be an object.', switchNames, 'switches');
  const wrong = Object.keys(switches).find((name) => typeof switches[name] !== 'boolean');
  if (wrong) throw new SettingsError(`switches.${wrong} must be true or false.`);
  return switches;
}

function readObject(value: unknown, otherwise: string, names: readonly string[], where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SettingsError(otherwise);
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown) throw new SettingsError(`There is no "${unknown}" in ${where}: only ${names.join(', ')}.`);
  return value as Fields;
}

function expectOneOf(name: string, value: unknown, known: string[]): void {
  if (typeof value !== 'string' || !known.includes(value)) {
    throw new SettingsError(`${name} must be one of: ${known.join(', ')}.`);
  }
}

function expectNumber(name: string, value: unknown, least: number, most: number): void {
  if (value === undefined) return;
  if (!Number.isInteger(value) || Number(value) < least || Number(value) > most) {
    throw new SettingsError(`${name} must be a whole number from ${least} to ${most}.`);
  }
}
