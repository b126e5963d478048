import { languages } from '../../i18n/languages';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { refusalReasons } from './refusalReasons';

const { labels } = loadFixtureContent();

it.each(languages)('every refusal reason has its own label, and advice, in %s', (language) => {
  const sentences = refusalReasons.map((reason) => labels[language][`return.reason.${reason}`]?.trim());
  expect(sentences).not.toContain(undefined);
  expect(new Set(sentences).size).toBe(refusalReasons.length);
  const advice = refusalReasons.map((reason) => labels[language][`return.advice.${reason}`]?.trim());
  expect(advice).not.toContain(undefined);
});
