import type { Fields } from './fields';
import { finish } from './finish';
import type { Site } from './model';

const fields = {
  line: { kind: 'text', label: '', hint: '' },
  body: { kind: 'markdown', label: '', hint: '' },
  words: { kind: 'list', label: '', hint: '', of: { kind: 'text', label: '', hint: '' } },
} as const satisfies Fields;

const site = { name: 'Notre association', shortName: 'NA', phone: '+237699', email: 'nous@example.org' } as Site;

const finished = (values: { line?: string; body?: string; words?: string[] }) =>
  finish(fields, { line: '', body: '', words: [], ...values }, site);

it('fills in the facts of the site, inside lists too', () => {
  const { line, words } = finished({ line: '© 2024 {name}', words: ['{email}', '{phone} ou {phone}'] });
  expect(line).toBe('© 2024 Notre association');
  expect(words).toEqual(['nous@example.org', '+237699 ou +237699']);
});

it.each([
  ['Qui ? Nous !', 'Qui\u00a0? Nous\u00a0!'],
  ['« Ensemble »', '«\u00a0Ensemble\u00a0»'],
  ['1 000 000 de pas', '1\u00a0000\u00a0000 de pas'],
])('keeps together what French does not break: %s', (typed, shown) => {
  expect(finished({ line: typed }).line).toBe(shown);
});

it('turns Markdown into HTML', () => {
  expect(finished({ body: 'Un **pas**.' }).body).toBe('<p>Un <strong>pas</strong>.</p>');
});

it('shows raw HTML in Markdown as text', () => {
  expect(finished({ body: 'Ici <script>alert(1)</script>' }).body).not.toContain('<script');
});

it('keeps ordinary links', () => {
  expect(finished({ body: '[ici](https://example.org/)' }).body).toContain('<a href="https://example.org/">ici</a>');
});

it('asks no other host for a picture in a text', () => {
  expect(finished({ body: '![Une vue](https://example.org/a.jpg)' }).body).toBe('<p>Une vue</p>');
});

it('makes no link of a script', () => {
  expect(finished({ body: '[ici](javascript:alert(1))' }).body).toBe('<p>ici</p>');
});
