import { loadContent } from './load';

// The only unit test of the live entries. It demands no more than content:check, so that content which passes the
// command breaks no unit test.
it('the content is valid', () => {
  expect(() => loadContent('content')).not.toThrow();
});
