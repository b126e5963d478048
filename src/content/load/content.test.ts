import { providers } from '../../donation/providers/registry';
import { loadContent } from './load';
import { findLabelMistakes } from './loadLabels';

// The only suite that reads the live content. It checks what content:check checks and nothing else, so that a change of
// content which passes the command breaks no test.
it('the content is valid, and its labels have no mistake', () => {
  const content = loadContent('content');
  expect(
    findLabelMistakes(
      content,
      providers.map(({ name }) => name),
    ),
  ).toEqual([]);
});
