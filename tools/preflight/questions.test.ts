import { listQuestions } from './questions';

it.each(listQuestions('Example Pay'))('the question names the file of its answer: $what', ({ todo }) => {
  expect(todo).toMatch(/\bcontent\/\w+/);
});
