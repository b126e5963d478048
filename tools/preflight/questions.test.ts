import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { findUnfinished } from './findUnfinished';
import { questions } from './questions';

it('lists what only the association can answer, and stops no build for it', () => {
  const asked = findUnfinished(loadFixtureContent(), {})['Questions for the association'];
  expect(asked).toHaveLength(questions.length);
  expect(asked?.filter(({ isHarmful }) => isHarmful)).toEqual([]);
});

it.each(questions)('says where the answer goes: $what', ({ what, todo }) => {
  expect(what).toMatch(/\?$/);
  expect(todo).toMatch(/\bcontent\/\w+/);
});
