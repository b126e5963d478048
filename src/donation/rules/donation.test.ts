import { type FormProblem, mayBeEmail, withoutEdited } from './donation';

it.each(['ada @exemple.org', 'ada@exemple. org', 'ada@exemple', 'ada', '@exemple.org'])(
  'the e-mail address %j is doubted',
  (text) => expect(mayBeEmail(text)).toBe(false),
);

it('an e-mail address with a space after it, as keyboards add one, is not doubted', () => {
  expect(mayBeEmail('ada@exemple.org ')).toBe(true);
});

const noAmount: FormProblem = { reason: 'amount', fields: ['amount'] };
const noName: FormProblem = { reason: 'customer', fields: ['customer_name', 'customer_city'] };
const noCity: FormProblem = { reason: 'customer', fields: ['customer_city'] };
const wrongPhone: FormProblem = { reason: 'phone', fields: ['customer_phone_number'] };

it.each<[what: string, problem: FormProblem, edited: string[], left: FormProblem | undefined]>([
  ['amount stays while another field is edited', noAmount, ['currency', 'customer_city'], noAmount],
  ['amount goes when it is edited', noAmount, ['amount'], undefined],
  ['field goes when it is edited, and others stay', noName, ['customer_name'], noCity],
  ['last field goes when it is edited', noCity, ['customer_city'], undefined],
  ['phone number stays while the amount is edited', wrongPhone, ['amount'], wrongPhone],
  ['amount goes with a change of tab', noAmount, ['channel'], undefined],
  ['fields go with a change of tab', noName, ['channel'], undefined],
])('the error of the %s', (_, problem, edited, left) => {
  expect(withoutEdited(problem, edited)).toEqual(left);
});
