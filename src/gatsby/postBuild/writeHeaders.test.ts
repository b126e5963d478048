import { pageRules, type Rule, writeHeaders } from './writeHeaders';

it('writes each rule as Netlify reads it', () => {
  const rules: Rule[] = [
    { path: '/', headers: { 'X-One': 'a', 'X-Two': "b 'self'" } },
    { path: '/en/', headers: { 'X-One': 'c' } },
  ];
  expect(writeHeaders(rules)).toBe("/\n  X-One: a\n  X-Two: b 'self'\n/en/\n  X-One: c\n");
});

it.each([
  ['/', ['/', '/index.html']],
  ['/en/albums/gadas/', ['/en/albums/gadas/', '/en/albums/gadas/index.html']],
  ['/404.html', ['/404.html']],
])('protects the page %s at every address of its own', (path, addresses) => {
  const rules = pageRules(path, "default-src 'none'");
  expect(rules.map((rule) => rule.path)).toEqual(addresses);
  for (const { headers } of rules) {
    expect(headers['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
  }
});
