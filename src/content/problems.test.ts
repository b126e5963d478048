import { languages } from '../shared/i18n/languages';
import { loadFixtureContent } from '../testing/loadFixtureContent';
import { reasons } from './problems';

const { labels } = loadFixtureContent();

it.each(Object.keys(reasons))('the reason %s has a French label, without variables of its own', (reason) => {
  const french = labels[languages[0]][`editor.problem.${reason}`] ?? '';
  expect(french).not.toBe('');
  const named = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];
  expect(named(reasons[reason as keyof typeof reasons])).toEqual(expect.arrayContaining(named(french)));
});
