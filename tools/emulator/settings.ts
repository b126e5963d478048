import { type RefusalCode, refusalMessages } from './payments';

const answerFaults = {
  delay: 'answers after 3 seconds',
  noAnswer: 'never answers',
  dropped: 'drops the connection',
  serverError: 'answers 500',
  tooManyRequests: 'answers 429',
  html: 'answers HTML instead of JSON',
  malformedJson: 'answers truncated JSON',
  tokenExpired: 'no longer takes the token (v1)',
  addressRefused: 'takes no call from this address, nor a login (v1)',
};

/** The faults of each call. The control page derives from this list. */
export const faultKinds = {
  init: {
    ...answerFaults,
    noAddress: 'answers 201 without a URL',
    wrongAddress: 'answers 201 with the given address (javascript: by default)',
    corsRefused: 'sends no CORS header, not even to OPTIONS',
    duplicateId: 'refuses the transaction id as used',
    failed: 'answers that the payment has failed already, as for an amount that is too small (v1)',
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
    wrongSignature: 'signs with another key; in v1, names another token',
    shortSignature: 'signs all fields but the last, cpm_error_message',
    wrongAmount: 'names another amount, correctly signed; in v1, a state that is not asked for',
  },
} as const;

export type Call = keyof typeof faultKinds;

export const calls = Object.keys(faultKinds) as Call[];

export type Fault<Name extends Call> = {
  kind: keyof (typeof faultKinds)[Name] & string;
  /** How many more calls it affects; every call until reset when absent. For `notify`, one call is one decision. */
  calls?: number;
  address?: string;
  code?: RefusalCode;
  operator?: string;
};

export type Faults = { [Name in Call]?: Fault<Name> | null };

/** Behaviours that docs/cinetpay.md leaves open. With all off, the emulator follows the table of its section 10. */
export const switchDocs = {
  returnByGet: 'returns the payer by GET instead of POST',
  returnInQuery: 'names the payment in the query of return_url instead of the form',
  returnUnnamed: 'does not name the payment in the return',
  lateSuccess: 'lets a payment that was refused or cancelled be accepted later',
};

export type Switches = Record<keyof typeof switchDocs, boolean>;

/** The body of a `PUT /control`: a fault per call (null clears it) and the switches to change. */
export type SettingsUpdate = Faults & { switches?: Partial<Switches> };

/** The faults and switches for the next calls. */
export class Settings {
  readonly faults: Faults = {};
  readonly switches: Switches = { returnByGet: false, returnInQuery: false, returnUnnamed: false, lateSuccess: false };

  /** @returns the name that does not exist, if any; nothing is changed then, so that no test passes by a misspelt fault */
  update({ switches = {}, ...faults }: SettingsUpdate): string | undefined {
    const wrong = [
      ...findUnknown(Object.keys(switches), switchDocs),
      ...findUnknown(Object.keys(faults), faultKinds),
      ...calls.flatMap((call) => findUnknown(faults[call] ? [faults[call].kind] : [], faultKinds[call])),
      ...findUnknown(faults.check?.code ? [faults.check.code] : [], refusalMessages),
    ];
    if (wrong.length > 0) return wrong[0];
    Object.assign(this.switches, switches);
    Object.assign(this.faults, faults);
    return undefined;
  }

  /** Returns the fault for this call, and clears it after its last call. */
  take<Name extends Call>(name: Name): Fault<Name> | undefined {
    const fault: Fault<Name> | null | undefined = this.faults[name];
    if (fault?.calls !== undefined) {
      fault.calls -= 1;
      if (fault.calls <= 0) delete this.faults[name];
    }
    return fault ?? undefined;
  }
}

function findUnknown(names: string[], known: object): string[] {
  return names.filter((name) => !Object.hasOwn(known, name));
}
