import { existsSync } from 'node:fs';
import { displayFontUrl } from './GlobalStyles';

// Journeys would not notice: the public/ of an earlier build goes on serving a deleted font.
it('the display font is in static/, beside its licence', () => {
  expect(existsSync(`static${displayFontUrl}`)).toBe(true);
  expect(existsSync('static/fonts/OFL.txt')).toBe(true);
});
