import { providers } from '../../src/donation/providers/registry';
import type { Channel, CustomerField } from '../../src/donation/rules/donation';
import { listQuestions } from './questions';

const [provider] = providers as [(typeof providers)[number]];

it.each(listQuestions(provider))('the question names the file of its answer: $what', ({ todo }) => {
  expect(todo).toMatch(/\bcontent\/\w+/);
});

it('a question about a detail is asked only where the provider asks for it', () => {
  const about = (fields: CustomerField[]) =>
    listQuestions({
      name: 'Pay',
      client: { ...provider.client, fieldsOf: { MOBILE_MONEY: { all: fields, optional: [] } } },
    }).flatMap(({ field }) => field ?? []);
  expect(about(['customer_state', 'customer_id']).sort()).toEqual(['customer_id', 'customer_state']);
  expect(about(['customer_email'])).toEqual([]);
});

it('a question about a way to pay is asked only where the provider has it', () => {
  const about = (channels: [Channel, ...Channel[]]) =>
    listQuestions({ name: 'Pay', client: { ...provider.client, channels } }).flatMap(({ channel }) => channel ?? []);
  expect(about(['MOBILE_MONEY', 'CREDIT_CARD'])).toEqual(['CREDIT_CARD']);
  expect(about(['MOBILE_MONEY'])).toEqual([]);
});
