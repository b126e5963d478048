import { loadContent } from './load';

// The only suite that reads the live content. It checks exactly what content:check checks, so that content which passes
// the command breaks no test.
it('the content is valid', () => {
  expect(() => loadContent('content')).not.toThrow();
});
