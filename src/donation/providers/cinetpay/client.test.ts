import { customerFields } from '../../rules/donation';
import { fieldsOf } from './client';

it('a card asks for all details of the donor, Mobile Money for none', () => {
  expect(fieldsOf).toEqual({ CREDIT_CARD: { all: customerFields, optional: ['customer_id'] } });
});
