import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { languages } from '../i18n/languages';
import { describeReason, reasons } from './problems';

const { labels } = loadFixtureContent();

it('fills in what a reason is about', () => {
  expect(describeReason('tooLong', { length: 12, max: 10 })).toBe('has 12 characters, but may have 10 at most');
});

it.each(Object.keys(reasons))('says %s to a volunteer too, about the same things', (reason) => {
  const french = labels[languages[0]][`admin.problem.${reason}`] ?? '';
  expect(french).not.toBe('');
  const named = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];
  // French may leave out what only a maintainer reads, and say a line instead of an engine's English.
  const known = [...named(reasons[reason as keyof typeof reasons]), '{{line}}'];
  expect(known).toEqual(expect.arrayContaining(named(french)));
});
