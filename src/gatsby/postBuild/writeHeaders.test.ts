import { securityHeaders } from '../../securityHeaders';
import { pageRules, type Rule, siteRules, writeHeaders } from './writeHeaders';

const ofPages = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy'];

it('writeHeaders writes the format of Netlify’s _headers', () => {
  const rules: Rule[] = [
    { path: '/', headers: { 'X-One': 'a', 'X-Two': "b 'self'" } },
    { path: '/en/', headers: { 'X-One': 'c' } },
  ];
  expect(writeHeaders(rules)).toBe("/\n  X-One: a\n  X-Two: b 'self'\n/en/\n  X-One: c\n");
});

it.each([
  [['/'], ['/', '/index.html'], "frame-ancestors 'none'"],
  [['/albums/gadas/', '/albums/chantier/'], ['/albums/*'], "frame-ancestors 'none'"],
  [['/en/', '/en/albums/gadas/'], ['/en/*'], "frame-ancestors 'none'"],
  [['/404.html'], ['/404.html'], "frame-ancestors 'none'"],
  [
    ['/admin/login/', '/admin/edit/hero/', '/admin/edit/about/'],
    ['/admin/edit/*', '/admin/login/*'],
    "default-src 'none'; frame-ancestors 'none'",
  ],
])('pageRules covers %j by the same headers at %j, with the policy %s', (paths, addresses, policy) => {
  const rules = pageRules(paths, "default-src 'none'");
  expect(rules.map((rule) => rule.path)).toEqual(addresses);
  for (const { headers } of rules) {
    expect(headers).toEqual({
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  }
});

it.each([
  ['/admin/login/', ['X-Robots-Tag', ...ofPages]],
  ['/en/', ofPages],
  ['/index.html', ofPages],
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
  const rules = [...siteRules, ...pageRules(['/', '/en/', '/admin/login/'], "default-src 'none'")].filter(matches);
  expect(rules.flatMap(({ headers }) => Object.keys(headers))).toEqual([...Object.keys(securityHeaders), ...own]);
});
