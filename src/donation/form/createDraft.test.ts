import { createDraft } from './createDraft';

it('a blank form of the specification’s provider offers Mobile Money and XAF', () => {
  expect(createDraft()).toMatchObject({ channel: 'MOBILE_MONEY', currency: 'XAF', amount: '' });
  expect(new Set(Object.values(createDraft().customer))).toEqual(new Set(['']));
});
