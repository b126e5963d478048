import { existsSync } from 'node:fs';
import { displayFontUrl } from './GlobalStyles';

// A warm public/ would go on serving a deleted file.
it('the display font is in static/, beside its licence', () => {
  expect(existsSync(`static${displayFontUrl}`)).toBe(true);
  expect(existsSync('static/fonts/OFL.txt')).toBe(true);
});
