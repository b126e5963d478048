import { stripScripts } from './scriptless';

it.each([
  ['an external script', '<script src="/app.js" async=""></script>'],
  ['an inline script over several lines', '<script id="x">window.a = 1;\nif (1 < 2) go()</script>'],
])('stripScripts removes %s', (_, tag) => {
  expect(stripScripts(`<p>before</p>${tag}<p>after</p>`)).toBe('<p>before</p><p>after</p>');
});

it.each([
  ['JSON-LD', '<script type="application/ld+json">{"@type":"NGO"}</script>'],
  ['styles', '<style>p { color: red }</style>'],
  ['what is between two scripts', '<img src="a.avif">'],
])('stripScripts keeps %s', (_, tag) => {
  expect(stripScripts(`<script>a</script>${tag}<script>b</script>`)).toBe(tag);
});

it('stripScripts unwraps noscript in the head but not in the body', () => {
  const font = '<link rel="preload" as="font" href="/a.woff2">';
  const waiting = `<noscript>${font}</noscript>`;
  expect(stripScripts(`<head>${waiting}</head><body>${waiting}`)).toBe(`<head>${font}</head><body>${waiting}`);
});
