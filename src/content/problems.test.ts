import { languages } from '../i18n/languages';
import { loadFixtureContent } from '../testing/loadFixtureContent';
import { describeReason, reasons } from './problems';

const { labels } = loadFixtureContent();

it('describeReason interpolates its values', () => {
  expect(describeReason('tooLong', { length: 12, max: 10 })).toBe('has 12 characters, but may have 10 at most');
});

it.each(Object.keys(reasons))('the reason %s has a French label with the same variables', (reason) => {
  const french = labels[languages[0]][`admin.problem.${reason}`] ?? '';
  expect(french).not.toBe('');
  const named = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];
  // French may omit what only maintainers read, and give a line instead of a parser's English message.
  const known = [...named(reasons[reason as keyof typeof reasons]), '{{line}}'];
  expect(known).toEqual(expect.arrayContaining(named(french)));
});
