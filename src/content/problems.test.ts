import { languages } from '../shared/i18n/languages';
import { loadFixtureContent } from '../testing/loadFixtureContent';
import { reasons } from './problems';

const { labels } = loadFixtureContent();

it.each(Object.keys(reasons))('the reason %s has a French label with the same variables', (reason) => {
  const french = labels[languages[0]][`editor.problem.${reason}`] ?? '';
  expect(french).not.toBe('');
  const named = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];
  // The French label may omit details for maintainers, and name a line in place of the parser's English message.
  const known = [...named(reasons[reason as keyof typeof reasons]), '{{line}}'];
  expect(known).toEqual(expect.arrayContaining(named(french)));
});
