import { customer } from '../testing/testPayment';
import { decidePress, type Press, type Question } from './decidePress';

const open = { reference: '11111111', amount: 2500, currency: 'XAF', startedAt: 0 } as const;
const mobile = { amount: '1000', currency: 'XAF', channel: 'MOBILE_MONEY', customer } as const;
const card = (customer_email: string) =>
  ({ ...mobile, channel: 'CREDIT_CARD', customer: { ...customer, customer_email } }) as const;
const aboutDecimals: Question = {
  kind: 'asking',
  askedAt: 0,
  openPayments: [],
  isUnseen: false,
  typedDecimals: '1000,5',
  isEmailDoubtful: false,
};
const aboutPayment: Question = { ...aboutDecimals, typedDecimals: undefined, openPayments: [open] };

const press = (given: Partial<Press>) =>
  decidePress({
    values: mobile,
    pressedAt: 500,
    changed: [],
    isUnseen: false,
    openPayments: [],
    paysAnyway: false,
    ...given,
  });

it.each<[string, Partial<Press>, object]>([
  ['a donation without doubts', {}, { amount: 1000, currency: 'XAF', channel: 'MOBILE_MONEY' }],
  ['the details of a card', { values: card('ada@exemple.org') }, { customer: { customer_email: 'ada@exemple.org' } }],
  [
    'whole francs, the question about decimals answered',
    { values: { ...mobile, amount: '1000,5' }, question: aboutDecimals },
    { amount: 1000 },
  ],
  [
    'a doubtful e-mail address, the question about it answered',
    { values: card('x'), question: { ...aboutDecimals, isEmailDoubtful: true } },
    { customer: { customer_email: 'x' } },
  ],
  [
    'another donation beside an open payment, after Donate anyway',
    { openPayments: [open], question: aboutPayment, paysAnyway: true },
    { amount: 1000 },
  ],
  [
    'decimals beside an open payment, after Donate anyway',
    { values: { ...mobile, amount: '1000,5' }, openPayments: [open], question: aboutPayment, paysAnyway: true },
    { amount: 1000 },
  ],
])('a press sends %s', (_, given, donation) => {
  expect(press(given)).toMatchObject({ kind: 'send', donation });
});

it.each<[string, Partial<Press>, Partial<Question>]>([
  ['an amount with decimals', { values: { ...mobile, amount: ' 1000,5 ' } }, { typedDecimals: '1000,5' }],
  ['an e-mail address with blanks', { values: card('ada @exemple. org') }, { isEmailDoubtful: true }],
  ['what the page has not shown', { isUnseen: true }, { isUnseen: true }],
  ['an amount that changed without an event', { changed: ['amount'] }, { isUnseen: true }],
  ['a currency that changed without an event', { changed: ['currency'] }, { isUnseen: true }],
  ['an open payment', { openPayments: [open] }, { openPayments: [open], isUnseen: false }],
  [
    'an open payment and decimals at once',
    { values: { ...mobile, amount: '1000,5' }, openPayments: [open] },
    { openPayments: [open], typedDecimals: '1000,5' },
  ],
  [
    'an open payment again, where Pay is pressed and not the button of the question',
    { openPayments: [open], question: aboutPayment },
    { openPayments: [open] },
  ],
  [
    'any field that changed after the question, even within its half second',
    { question: aboutDecimals, changed: ['customer_name'], pressedAt: 499 },
    { askedAt: 499, isUnseen: true },
  ],
])('a press asks about %s, and the half second begins', (_, given, question) => {
  expect(press(given)).toMatchObject({ kind: 'asking', askedAt: 500, ...question });
});

it.each([
  ['a question about decimals', { question: aboutDecimals }],
  ['a question about an open payment', { question: aboutPayment, paysAnyway: true, openPayments: [open] }],
])('within half a second of %s, an answer sends nothing, and starts the half second anew', (_, given) => {
  expect(press({ ...given, pressedAt: 499 })).toEqual({ ...given.question, askedAt: 499 });
});

it('a field that changed without an event is not asked about if the button does not name it', () => {
  expect(press({ values: card('ada@exemple.org'), changed: ['customer_name'] }).kind).toBe('send');
});

it('an error comes before every question', () => {
  const values = { ...mobile, amount: '1002,5' };
  const problem = { reason: 'amount', fields: ['amount'] };
  expect(press({ values, openPayments: [open], isUnseen: true })).toEqual({ kind: 'invalid', problem });
});
