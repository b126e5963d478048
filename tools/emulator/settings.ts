export const calls = ['init', 'check', 'notify'] as const;

export type Call = (typeof calls)[number];

/** What tests and people can choose: each name with the words of its button. */
export type Choices = {
  /** The provider's; absent for what every provider has. */
  id?: string;
  faults?: { readonly [name in Call]?: Readonly<Record<string, string>> };
  /** Behaviours that the documents leave open, off unless chosen. */
  switches?: Readonly<Record<string, string>>;
  /** The codes with which the fault `refused` can answer. */
  refusalCodes?: Readonly<Record<string, string>>;
};

/** Applied by `sendThroughFault`. */
const answerFaults = {
  delay: 'answers after 3 seconds',
  noAnswer: 'never answers',
  dropped: 'drops the connection',
  serverError: 'answers 500',
  tooManyRequests: 'answers 429',
  html: 'answers HTML instead of JSON',
  malformedJson: 'answers truncated JSON',
};

/**
 * What every provider's emulator can do. `twice`, `beforeReturn`, `never` and the switch are applied for all; each
 * provider's part applies the other faults, those of answers by `sendThroughFault`.
 */
export const commonChoices: Choices = {
  faults: {
    init: {
      ...answerFaults,
      noAddress: 'accepts without the address of its page',
      wrongAddress: 'accepts with the given address (javascript: by default)',
    },
    check: {
      ...answerFaults,
      unknownState: 'answers the undocumented state OF_NO_TABLE',
      unknownReference: 'does not know the payment',
      refused: 'answers that the payment was refused, in every state',
    },
    notify: {
      twice: 'sends each notification twice',
      beforeReturn: 'notifies, and only then lets the payer return',
      never: 'never notifies',
      wrongSignature: 'signs with another key, or names another token',
      unsigned: 'leaves out the signature or token',
      wrongAmount: 'claims another amount, correctly signed, or a state where notifications tell none',
    },
  },
  switches: { lateSuccess: 'lets a payment that was refused or cancelled be accepted later' },
};

export type Fault = {
  kind: string;
  /** How many more calls it affects; every call until reset when absent. For `notify`, one call is one decision. */
  calls?: number;
  /** What it answers, where that can be chosen: an address, a code, a name. */
  value?: string;
};

export type Faults = { [name in Call]?: Fault | null };

export type Switches = Record<string, boolean>;

/** The body of a `PUT /control`: a fault per call (null clears it) and the switches to change. */
export type SettingsUpdate = Faults & { switches?: Switches };

/** The faults and switches for the next calls. */
export class Settings {
  readonly faults: Faults = {};
  readonly switches: Switches;

  constructor(readonly choices: readonly Choices[]) {
    const names = choices.flatMap(({ switches = {} }) => Object.keys(switches));
    this.switches = Object.fromEntries(names.map((name) => [name, false]));
  }

  /** @returns the name that does not exist, if any; nothing is changed then, so that no test passes by a misspelt fault */
  update({ switches = {}, ...faults }: SettingsUpdate): string | undefined {
    const given = calls.flatMap((call) => (faults[call] ? [{ call, ...faults[call] }] : []));
    const wrong =
      Object.keys(switches).find((name) => !Object.hasOwn(this.switches, name)) ??
      Object.keys(faults).find((name) => !calls.some((call) => call === name)) ??
      given.find(({ call, kind }) => !this.has(kind, (choices) => choices.faults?.[call]))?.kind ??
      given.find(({ kind, value }) => kind === 'refused' && value && !this.has(value, (one) => one.refusalCodes))
        ?.value;
    if (wrong !== undefined) return wrong;
    Object.assign(this.switches, switches);
    Object.assign(this.faults, faults);
    return undefined;
  }

  /** Returns the fault for this call, and clears it after its last call. */
  take(call: Call): Fault | undefined {
    const fault = this.faults[call];
    if (fault?.calls !== undefined) {
      fault.calls -= 1;
      if (fault.calls <= 0) delete this.faults[call];
    }
    return fault ?? undefined;
  }

  private has(name: string, list: (choices: Choices) => object | undefined): boolean {
    return this.choices.some((choices) => Object.hasOwn(list(choices) ?? {}, name));
  }
}
