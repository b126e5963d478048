import { readRefusalReason } from './refusalCodes';

it.each([
  ['602', 'balance'],
  ['604', 'code'],
  ['606', 'orangeMoney'],
  ['641', 'tooLow'],
  ['642', 'tooHigh'],
  ['603', 'unavailable'],
  ['621', 'unavailable'],
  ['622', 'unavailable'],
  ['626', 'unavailable'],
  ['804', 'unavailable'],
  ['635', 'number'],
  ['636', 'number'],
  ['637', 'number'],
  ['807', 'dayLimit'],
  ['808', 'dayLimit'],
  ['809', 'monthLimit'],
  ['810', 'monthLimit'],
  ['811', 'weekLimit'],
  ['812', 'weekLimit'],
])('readRefusalReason reads code %s as %s', (code, reason) => {
  expect(readRefusalReason(code)).toBe(reason);
});

it.each(['600', '609', '625', '662', '', 'constructor'])('readRefusalReason gives no reason for %j', (code) => {
  expect(readRefusalReason(code)).toBeUndefined();
});
