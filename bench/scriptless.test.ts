import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWithoutScripts, stripScripts } from './scriptless';

it.each([
  ['a script of its own file', '<script src="/app.js" async=""></script>'],
  ['a script in the page, over several lines', '<script id="x">window.a = 1;\nif (1 < 2) go()</script>'],
  ['a module', '<SCRIPT type="module">import "/a.js"</SCRIPT>'],
  ['a script fetched ahead', '<link as="script" rel="preload" href="/framework.js"/>'],
  ['a module fetched ahead', '<link rel="modulepreload" href="/framework.js">'],
  ['data fetched ahead for scripts', '<link rel="preload" as="fetch" href="/page-data.json" crossorigin>'],
])('takes away %s', (_, tag) => {
  expect(stripScripts(`<p>before</p>${tag}<p>after</p>`)).toBe('<p>before</p><p>after</p>');
});

it.each([
  ['what search engines read', '<script type="application/ld+json">{"@type":"NGO"}</script>'],
  ['a font fetched ahead', '<link rel="preload" as="font" href="/a.woff2" crossorigin>'],
  ['a picture fetched ahead', '<link rel="preload" as="image" href="/a.avif">'],
  ['styles', '<style>p { color: red }</style>'],
  ['a link to scripts.html', '<a href="/as=script">about scripts</a>'],
])('leaves %s', (_, tag) => {
  expect(stripScripts(`<p>before</p>${tag}`)).toBe(`<p>before</p>${tag}`);
});

it('lets out what waits in the head, and leaves the body its own', () => {
  const waiting = '<noscript><link rel="preload" as="image" href="/a.avif"></noscript>';
  expect(stripScripts(`<head>${waiting}</head><body>${waiting}`)).toBe(
    `<head><link rel="preload" as="image" href="/a.avif"></head><body>${waiting}`,
  );
});

it('does not take what stands between two scripts', () => {
  expect(stripScripts('<script>a</script><img src="a.avif"><script>b</script>')).toBe('<img src="a.avif">');
});

it('copies a site without the scripts of its pages, and nothing else changed', () => {
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
