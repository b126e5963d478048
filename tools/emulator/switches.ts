/** Behaviours that CINETPAY.md leaves open. All off is the table of its section 10 as it stands. */
export const switchDocs = {
  acceptForm: 'takes form-encoded bodies as well as JSON',
  keyIs624: 'answers 624 and not 609 to an unknown apikey',
  duplicateIs624: 'answers 624 and not 608 to a transaction id used before',
  refuseLocalhost: 'refuses localhost in notify_url and return_url',
  returnByGet: 'sends the payer back with GET and not POST',
};

export type Switch = keyof typeof switchDocs;

export const switchNames = Object.keys(switchDocs) as Switch[];

export type Switches = Record<Switch, boolean>;

export function allSwitchesOff(): Switches {
  return Object.fromEntries(switchNames.map((name) => [name, false])) as Switches;
}
