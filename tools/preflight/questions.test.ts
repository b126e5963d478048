import { loadFixtureContent } from '../../src/testing/loadFixtureContent';
import { findUnfinished } from './findUnfinished';
import { questions } from './questions';

it('findUnfinished lists the questions for the association, none of them harmful', () => {
  const asked = findUnfinished(loadFixtureContent(), {})['Questions for the association'];
  expect(asked).toHaveLength(questions.length);
  expect(asked?.filter(({ isHarmful }) => isHarmful)).toEqual([]);
});

it.each(questions)('the question names the file of its answer: $what', ({ what, todo }) => {
  expect(what).toMatch(/\?$/);
  expect(todo).toMatch(/\bcontent\/\w+/);
});
