import { securityHeaders } from '../../securityHeaders';
import { pageRules, type Rule, siteRules, writeHeaders } from './writeHeaders';

const crossOrigin = ['Opener', 'Embedder', 'Resource'].map((kind) => `Cross-Origin-${kind}-Policy`);

it('writeHeaders writes the format of Netlify’s _headers', () => {
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
])('pageRules covers %s at each of its URLs', (path, addresses) => {
  const rules = pageRules(path, "default-src 'none'");
  expect(rules.map((rule) => rule.path)).toEqual(addresses);
  for (const { headers } of rules) {
    expect(headers['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
  }
});

it.each([
  ['/admin/login/', ['X-Robots-Tag', 'Content-Security-Policy', ...crossOrigin]],
  ['/admin/decap/', ['X-Robots-Tag', 'Content-Security-Policy']],
  ['/admin/decap/cms.js', ['X-Robots-Tag', 'Content-Security-Policy']],
  ['/sw.js', ['Content-Security-Policy', 'Cache-Control']],
  ['/islands-page-0a1b2c.js', ['Cache-Control', 'Cross-Origin-Resource-Policy']],
  ['/static/photo.jpg', ['Cache-Control', 'Cross-Origin-Resource-Policy']],
  ['/share/home.jpg', ['Cross-Origin-Resource-Policy']],
  ['/sitemap.xml', []],
])('%s gets no header twice: those of every file, and %j', (address, own) => {
  const matches = ({ path }: Rule) =>
    new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`).test(address);
  const rules = [...siteRules, ...pageRules('/admin/login/', "default-src 'none'")].filter(matches);
  expect(rules.flatMap(({ headers }) => Object.keys(headers))).toEqual([...Object.keys(securityHeaders), ...own]);
});
