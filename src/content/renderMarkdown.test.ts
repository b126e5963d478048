import { renderMarkdown } from './renderMarkdown';

it.each([
  ['Un **pas**.', '<p>Un <strong>pas</strong>.</p>'],
  ['*Ici*\n\nlà', '<p><em>Ici</em></p>\n<p>là</p>'],
  ['- un\n- deux', '<ul>\n<li>un</li>\n<li>deux</li>\n</ul>'],
  ['1. un\n2. deux', '<ol>\n<li>un</li>\n<li>deux</li>\n</ol>'],
  ['[ici](https://example.org/)', '<p><a href="https://example.org/">ici</a></p>'],
  ['[là](/don/ "Le don")', '<p><a href="/don/" title="Le don">là</a></p>'],
  ['[appeler](tel:+237699)', '<p><a href="tel:+237699">appeler</a></p>'],
  ['voir https://example.org/a', '<p>voir <a href="https://example.org/a">https://example.org/a</a></p>'],
  ['nous@example.org', '<p><a href="mailto:nous@example.org">nous@example.org</a></p>'],
  ['l’« été »\u00a0: 5 < 6 & 7', '<p>l’« été »\u00a0: 5 &lt; 6 &amp; 7</p>'],
])('renders %j', (text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

it('lets the words of a picture stand for it, so that no other host is asked', () => {
  expect(renderMarkdown('![Une *belle* vue](https://example.org/a.jpg "x")')).toBe('<p>Une belle vue</p>');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'page'])('makes no link of %s', (address) => {
  expect(renderMarkdown(`[*ici*](${address})`)).toBe('<p><em>ici</em></p>');
});
