const answerFaults = {
  delay: 'answers late (ms, 3000 unless given)',
  noAnswer: 'never answers',
  dropped: 'drops the connection',
  serverError: 'answers 500',
  tooManyRequests: 'answers 429',
  html: 'answers HTML instead of JSON',
  malformedJson: 'answers JSON cut short',
};

/** What can be made to go wrong, and where. The check of a control call and the control page are both drawn from it. */
export const faultKinds = {
  init: {
    ...answerFaults,
    noAddress: 'answers 201 without an address',
    wrongAddress: 'answers 201 with the given address (javascript: unless given)',
    corsRefused: 'sends no CORS header, to OPTIONS neither',
    duplicateId: 'says that the transaction id was used already',
  },
  check: {
    ...answerFaults,
    unknownCode: 'answers a code that no table has',
    unknownReference: 'does not know the payment',
  },
  notify: {
    twice: 'sends each notification twice',
    beforeReturn: 'notifies, and only then lets the payer return',
    never: 'never notifies',
    wrongSignature: 'signs with another key',
    wrongAmount: 'names another amount, correctly signed',
  },
} as const;

export type FaultPlace = keyof typeof faultKinds;

export const faultPlaces = Object.keys(faultKinds) as FaultPlace[];

export type Fault<Place extends FaultPlace> = {
  kind: keyof (typeof faultKinds)[Place];
  /** How many calls it still befalls; until reset when it is not given. For `notify`, one call is one decision. */
  calls?: number;
  ms?: number;
  address?: string;
};
