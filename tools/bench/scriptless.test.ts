import { stripScripts } from './scriptless';

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

it('does not take what stands between two scripts', () => {
  expect(stripScripts('<script>a</script><img src="a.avif"><script>b</script>')).toBe('<img src="a.avif">');
});
