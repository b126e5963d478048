import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWithoutScripts, stripScripts } from './scriptless';

it.each([
  ['an external script', '<script src="/app.js" async=""></script>'],
  ['an inline script over several lines', '<script id="x">window.a = 1;\nif (1 < 2) go()</script>'],
  ['a module', '<SCRIPT type="module">import "/a.js"</SCRIPT>'],
  ['a preloaded script', '<link as="script" rel="preload" href="/framework.js"/>'],
  ['a preloaded module', '<link rel="modulepreload" href="/framework.js">'],
  ['preloaded data for scripts', '<link rel="preload" as="fetch" href="/page-data.json" crossorigin>'],
])('stripScripts removes %s', (_, tag) => {
  expect(stripScripts(`<p>before</p>${tag}<p>after</p>`)).toBe('<p>before</p><p>after</p>');
});

it.each([
  ['JSON-LD', '<script type="application/ld+json">{"@type":"NGO"}</script>'],
  ['a preloaded font', '<link rel="preload" as="font" href="/a.woff2" crossorigin>'],
  ['a preloaded picture', '<link rel="preload" as="image" href="/a.avif">'],
  ['styles', '<style>p { color: red }</style>'],
  ['a link to scripts.html', '<a href="/as=script">about scripts</a>'],
])('stripScripts keeps %s', (_, tag) => {
  expect(stripScripts(`<p>before</p>${tag}`)).toBe(`<p>before</p>${tag}`);
});

it('stripScripts unwraps noscript in the head but not in the body', () => {
  const waiting = '<noscript><link rel="preload" as="image" href="/a.avif"></noscript>';
  expect(stripScripts(`<head>${waiting}</head><body>${waiting}`)).toBe(
    `<head><link rel="preload" as="image" href="/a.avif"></head><body>${waiting}`,
  );
});

it('stripScripts keeps what is between two scripts', () => {
  expect(stripScripts('<script>a</script><img src="a.avif"><script>b</script>')).toBe('<img src="a.avif">');
});

it('copyWithoutScripts changes only the pages of the copy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scriptless-test-'));
  const from = join(folder, 'from');
  const to = join(folder, 'to');
  const page = '<h1>Accueil</h1><script src="/app.js"></script>';
  try {
    mkdirSync(join(from, 'page-data/404.html'), { recursive: true });
    writeFileSync(join(from, 'index.html'), page);
    writeFileSync(join(from, 'page-data/404.html/page-data.json'), page);
    copyWithoutScripts(from, to);
    expect(readFileSync(join(to, 'index.html'), 'utf8')).toBe('<h1>Accueil</h1>');
    expect(readFileSync(join(to, 'page-data/404.html/page-data.json'), 'utf8')).toBe(page);
    expect(readFileSync(join(from, 'index.html'), 'utf8')).toBe(page);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
