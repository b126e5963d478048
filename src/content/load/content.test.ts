import { loadContent } from './load';

// The only unit test of the live entries. It checks exactly what content:check checks, so that content which passes the
// command breaks no unit test. Labels come from content/labels in every test, which names them by key.
it('the content is valid', () => {
  expect(() => loadContent('content')).not.toThrow();
});
