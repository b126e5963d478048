import { type FocusField, mediaKinds, readFocus } from './media';

const field: FocusField = { kind: 'focus', label: 'Centre', hint: '' };

it.each([
  ['50% 30%', true],
  ['0% 100%', true],
  ['101% 0%', false],
  ['50 30', false],
  ['50%', false],
  ['haut', false],
  [50, false],
])('whether %p is a point of a picture: %p', (value, isPoint) => {
  const report = jest.fn();
  mediaKinds.focus.check(field, value, report);
  expect(report.mock.calls).toEqual(isPoint ? [] : [['notFocus', { value: String(value) }]]);
});

it('a point is read as fractions of the width and the height', () => {
  expect(readFocus('25% 100%')).toEqual([0.25, 1]);
});
