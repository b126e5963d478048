import { listReports } from '../testing/listReports';
import { type FocusField, mediaKinds, readFocus } from './media';

const focus: FocusField = { kind: 'focus', label: 'Centre', hint: '' };

it.each(['50% 30%', '0% 100%'])('%s is a focus', (value) => {
  expect(listReports(mediaKinds.focus, focus, value)).toEqual([]);
});

it.each(['101% 0%', '50 30', '50%', 'haut', 50])('%p is no focus', (value) => {
  expect(listReports(mediaKinds.focus, focus, value)).toEqual([['notFocus', { value: String(value) }]]);
});

it('a focus is read as fractions of the width and the height', () => {
  expect(readFocus('25% 100%')).toEqual([0.25, 1]);
});
