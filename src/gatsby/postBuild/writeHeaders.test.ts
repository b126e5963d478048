import { securityHeaders } from '../../securityHeaders';
import { pageRules, type Rule, siteRules } from './writeHeaders';

const ofPages = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy'];

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
