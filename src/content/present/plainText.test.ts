import { summarizeDescription } from './plainText';

it('summarizeDescription keeps words apart and marks beside their words', () => {
  expect(summarizeDescription('<ul><li>un</li><li>deux &lt;3&gt;</li></ul> <p>Fin <em>là</em>.</p>')).toBe(
    'un deux <3> Fin là.',
  );
});

it('summarizeDescription cuts a long text between words', () => {
  expect(summarizeDescription(`<p>${'mot '.repeat(60)}</p>`)).toBe(`${'mot '.repeat(39)}mot…`);
});
