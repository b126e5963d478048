import { questions } from './questions';

it.each(questions)('the question names the file of its answer: $what', ({ todo }) => {
  expect(todo).toMatch(/\bcontent\/\w+/);
});
