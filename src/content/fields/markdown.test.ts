/** @jest-environment jsdom */
import { listReports } from '../../testing/listReports';
import { markdownKind, renderMarkdown } from './markdown';

it.each([
  ['Un **pas**.', '<p>Un <strong>pas</strong>.</p>'],
  ['*Ici*\n\nlà', '<p><em>Ici</em></p>\n<p>là</p>'],
  ['- un\n- deux', '<ul>\n<li>un</li>\n<li>deux</li>\n</ul>'],
  ['1. un\n2. deux', '<ol>\n<li>un</li>\n<li>deux</li>\n</ol>'],
  ['[ici](https://asso.cm/)', '<p><a href="https://asso.cm/">ici</a></p>'],
  ['[là](/don/ "Le don")', '<p><a href="/don/" title="Le don">là</a></p>'],
  ['[appeler](tel:+237699)', '<p><a href="tel:+237699">appeler</a></p>'],
  ['voir https://asso.cm/a', '<p>voir <a href="https://asso.cm/a">https://asso.cm/a</a></p>'],
  ['nous@asso.cm', '<p><a href="mailto:nous@asso.cm">nous@asso.cm</a></p>'],
  ['contact@example.org', '<p><a>contact@example.org</a></p>'],
  ['[appelez](tel:+2376XXXXXXXX)', '<p><a>appelez</a></p>'],
  ['l’« été »\u00a0: 5 < 6 & 7', '<p>l’« été »\u00a0: 5 &lt; 6 &amp; 7</p>'],
  ['une\nligne  \net\\\nune\r\nautre', '<p>une<br />\nligne<br />\net<br />\nune<br />\nautre</p>'],
  ['Prix :\n- un\n- deux\nMerci', '<p>Prix :</p>\n<ul>\n<li>un</li>\n<li>deux</li>\n</ul>\n<p>Merci</p>'],
  ['1. un\n\nPuis\n\n1. deux', '<ol>\n<li>un</li>\n</ol>\n<p>Puis</p>\n<ol>\n<li>deux</li>\n</ol>'],
  ['2026. Une année\n3. trois', '<p>2026. Une année<br />\n3. trois</p>'],
  ['- 2026. Bilan', '<ul>\n<li>2026. Bilan</li>\n</ul>'],
  ['+ 237 699\n+ 237 677', '<p>+ 237 699<br />\n+ 237 677</p>'],
  ['- un\n  encore\nMerci', '<ul>\n<li>un<br />\nencore</li>\n</ul>\n<p>Merci</p>'],
  ['    En retrait\n-----\nsuite', '<p>En retrait<br />\n-----<br />\nsuite</p>'],
  ['* * *\n# Titre\n> Cité\n~~~', '<p>* * *<br />\n# Titre<br />\n&gt; Cité<br />\n~~~</p>'],
  ['`a` <b>b</b> &amp;', '<p>`a` &lt;b&gt;b&lt;/b&gt; &amp;amp;</p>'],
  ['![vue](https://a.org/a.jpg)', '<p>!<a href="https://a.org/a.jpg">vue</a></p>'],
  ['[a](www.a.org/fête (1).pdf)', '<p><a href="https://www.a.org/f%C3%AAte%20(1).pdf">a</a></p>'],
  ['[a](https://é.org/a b "c")', '<p>[a](<a href="https://%C3%A9.org/a">https://é.org/a</a> b &quot;c&quot;)</p>'],
  ['[a]( https://é.org/a b )', '<p><a href="https://%C3%A9.org/a%20b">a</a></p>'],
  ['<https://a.org/b>', '<p><a href="https://a.org/b">https://a.org/b</a></p>'],
  ['[Note]: au-bureau', '<p>[Note]: au-bureau</p>'],
  ['«https://a.org/b» et', '<p>«<a href="https://a.org/b">https://a.org/b</a>» et</p>'],
  ['“https://a.org/b.”', '<p>“<a href="https://a.org/b">https://a.org/b</a>.”</p>'],
  ['[ici](www.a.org)', '<p><a href="https://www.a.org">ici</a></p>'],
  ['[page](https://www.facebook.com)', '<p><a>page</a></p>'],
  ['[fête](/albums/xx-fete/)', '<p><a href="/albums/xx-fete/">fête</a></p>'],
  ['[écrire](nous@a.org)', '<p><a href="mailto:nous@a.org">écrire</a></p>'],
  ['[appeler](699000000)', '<p><a href="tel:+237699000000">appeler</a></p>'],
  ['[appeler](699112233/677112233)', '<p><a>appeler</a></p>'],
  ['[appeler](<tel:+237 699 11 22 33>)', '<p><a href="tel:+237699112233">appeler</a></p>'],
])('renderMarkdown renders %j as %j', (text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'page', 'https://', 'https://a b'])(
  'renderMarkdown removes the URL %s',
  (url) => {
    expect(renderMarkdown(`[*ici*](${url})`)).toBe('<p><a><em>ici</em></a></p>');
  },
);

const allowed = new Set('p strong em a ul ol li br'.split(' ').map((name) => name.toUpperCase()));

const script = '<script>alert(1)</script>';

// Modelled on OWASP's XSS filter evasion cheat sheet.
const attacks = [
  `![${script}](x)`,
  'Ici ![<img src=x onerror=alert(1)>](https://asso.cm/x.jpg) fin',
  '`a` <code><img src=x onerror=alert(1)></code>',
  `x <script>alert(1)<svg/onload=alert(2)></script>`,
  '![<meta http-equiv=refresh content="0;url=https://evil.example">](x)',
  script,
  `a\n\n${script}\n\nb`,
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img """><script>alert(1)</script>">',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<svg><script xlink:href="data:,alert(1)"></script></svg>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<math><mtext></p><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml <img src=x onerror=alert(1)>?>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A&#x61;vascript:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](< javascript:alert(1)>)',
  '[x](\u0001javascript:alert(1))',
  ...['javascript:alert(1)', 'vbscript:msgbox(1)', 'intent://x#Intent;end', 'data:text/html,x'].map(
    (url) => `[x <${url}> y](https://ok.org)`,
  ),
  '[x ![<vbscript:a>](x) *<javascript:alert(1)>* y](https://ok.org "t")',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](https://asso.cm" onclick="alert(1))',
  '[x](https://asso.cm "t\\" onclick=\\"alert(1)")',
  "[x](https://asso.cm 't' onclick=alert(1))",
  '[x][r]\n\n[r]: javascript:alert(1)',
  '[x][r]\n\n[r]: https://asso.cm "\\"><script>alert(1)</script>"',
  '<javascript:alert(1)>',
  '<https://asso.cm/"onclick="alert(1)>',
  'https://asso.cm/"onmouseover="alert(1)',
  '[![<script>alert(1)</script>](x)](javascript:alert(1))',
  '![x](x "\\"><img src=x onerror=alert(1)>")',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\<script>alert(1)\\</script>',
  '```html"><script>alert(1)</script>\n<img src=x onerror=alert(1)>\n```',
];

it.each(attacks)('renderMarkdown makes %s harmless', (attack) => {
  const template = document.createElement('template');
  template.innerHTML = renderMarkdown(attack);
  for (const element of template.content.querySelectorAll('*')) {
    expect(allowed).toContain(element.tagName);
    for (const { name, value } of element.attributes) {
      expect(['href', 'title', 'start']).toContain(name);
      if (name === 'href') expect(new URL(value, 'https://site.example').protocol).toMatch(/^(https?|mailto|tel):$/);
    }
  }
});

const markdown = { kind: 'markdown', frenchName: '', hint: '' } as const;

it.each([
  ['Voir [là](adresse)', '[là](adresse)'],
  ['[oui](a.org), puis [là]()', '[là]()'],
  ['[ici](www.a.org/fete (1.pdf)', '[ici](www.a.org/fete (1.pdf)'],
  ['[ici](www.a.org/a b.pdf "Un titre")', '[ici](www.a.org/a b.pdf "Un titre")'],
  ['[ici](javascript:alert)', '[ici](javascript:alert)'],
])('of the links in %j, %j leads nowhere', (text, value) => {
  expect(listReports(markdownKind, markdown, text)).toEqual([['noAddress', { value }]]);
});

it.each([
  ['**Attention :**le puits', '**Attention :**le puits'],
  ['un\n\n****', '****'],
])('%j shows the stars of %j', (text, value) => {
  expect(listReports(markdownKind, markdown, text)).toEqual([['starsLeft', { value }]]);
});

it.each([
  '[Appeler](+237 699 11 22 33) ou [lire](www.a.org/fête (1).pdf)',
  '\\[a\\](b) and \\[c](d) are no links',
  '[ici](https://a.org) [et](nous@a.org) [là](/don/ "Le don") [sic] (ainsi)',
  '**Attention :** le **puits**, 3 * 4, \\*\\*',
])('%j is valid Markdown', (text) => {
  expect(listReports(markdownKind, markdown, text)).toEqual([]);
});
