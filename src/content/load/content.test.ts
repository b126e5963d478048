import { loadContent } from './load';

// The only suite that reads the live content. It checks what content:check checks and nothing else, so that a change of
// content which passes the command breaks no test.
it('the content is valid', () => {
  expect(() => loadContent('content')).not.toThrow();
});
