import { createHash } from 'node:crypto';
import { fixedDocumentKeys } from '../../src/content/documents/documents';
import { dashboardPath, decapPath, editPath, loginPath } from '../../src/routes';
import { securityHeaders } from '../../src/securityHeaders';
import { listBuiltPages, openPage, readAll, readText, visitorPages } from './builtFiles';

const editorPages = [loginPath, dashboardPath, ...fixedDocumentKeys.map(editPath)];

/** All pages except Decap's. */
const ownPages = [...new Set([...visitorPages, ...listBuiltPages()])].filter((path) => !path.startsWith(decapPath));

const rules = readHeaders();
/** The headers that the rules give to a path, rule by rule. */
const headersOf = (path: string) =>
  [...rules].flatMap(([rule, headers]) =>
    new RegExp(`^${rule.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`).test(path) ? headers : [],
  );
const headerPolicies = (path: string) =>
  headersOf(path).flatMap((headers) => headers.get('content-security-policy') ?? []);

/** The policy of a page, from its `<meta>` and its headers. */
function readPolicy(path: string): string {
  const policies = readAll(openPage(path), 'meta[http-equiv=Content-Security-Policy]', 'content');
  return [...policies, ...headerPolicies(path)].join('; ');
}

describe('the policy', () => {
  it.each(visitorPages)('of %s comes before everything that it governs', (path) => {
    expect(readText(path)).toMatch(/^((?!<(script|style|link|noscript)).)*<meta http-equiv="Content-Security-Policy"/s);
    expect(readText(path).match(/http-equiv="Content-Security-Policy"/g)).toHaveLength(1);
  });

  it.each(ownPages)('of %s allows its inline scripts by hash, no eval and no other source', (path) => {
    const policy = readPolicy(path);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+')+; /);
    expect(policy).toContain("; base-uri 'none'");
    expect(policy).not.toContain('unsafe-eval');
    const inline = openPage(path).querySelectorAll('script:not([src], [type="application/json"], [type$="ld+json"])');
    expect(inline.length).toBeGreaterThan(0);
    for (const { textContent } of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(textContent).digest('base64')}'`);
  });

  it('is the same on all visitors’ pages: besides this site, only the payment provider may be reached', () => {
    const policies = [...new Set(visitorPages.map(readPolicy))];
    const withoutHashes = policies.map((policy) =>
      policy.replaceAll(/ 'sha256-[\w+/=]+'/g, '').replace(/:\d+;/, ':PORT;'),
    );
    expect(withoutHashes).toEqual([
      "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; " +
        "font-src 'self'; connect-src 'self' http://127.0.0.1:PORT; worker-src 'self'; form-action 'self'; " +
        "base-uri 'none'; frame-ancestors 'none'",
    ]);
  });
});

describe('the header rules', () => {
  // tools/serve.test.ts proves that the server applies them.
  it.each([...visitorPages, loginPath])('protect the visitors of %s', (path) => {
    expect(Object.fromEntries(headersOf(path).flatMap((headers) => [...headers]))).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('forbid frames around every page, in one policy: browsers would enforce two', () => {
    for (const path of visitorPages) expect([path, headerPolicies(path)]).toEqual([path, ["frame-ancestors 'none'"]]);
    for (const path of editorPages)
      expect([path, headerPolicies(path)]).toEqual([path, [expect.stringMatching(/; frame-ancestors 'none'$/)]]);
  });

  it('have one policy for Decap’s folder, which names no other host', () => {
    expect(headerPolicies(`${decapPath}cms.js`)).toEqual([
      expect.stringMatching(/^((?!https?:|\*).)*frame-ancestors 'none'$/),
    ]);
    expect(headerPolicies(decapPath)).toEqual(headerPolicies(`${decapPath}cms.js`));
  });

  it('do not grow with the pages: all albums share one', () => {
    expect([...rules.keys()].filter((rule) => rule.startsWith('/albums/'))).toEqual(['/albums/*']);
  });

  const ofPages = ['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'];

  it.each([
    ['/admin/login/', ['x-robots-tag', ...ofPages]],
    ['/en/', ofPages],
    ['/index.html', ofPages],
    ['/admin/decap/', ['x-robots-tag', 'content-security-policy']],
    ['/admin/decap/cms.js', ['x-robots-tag', 'content-security-policy']],
    ['/sw.js', ['content-security-policy', 'cache-control']],
    ['/islands-page-0a1b2c.js', ['cache-control', 'cross-origin-resource-policy']],
    ['/static/photo.jpg', ['cache-control', 'cross-origin-resource-policy']],
    ['/share/home.jpg', ['cross-origin-resource-policy']],
    ['/sitemap.xml', []],
  ])('give %s the headers of every file and %j, none twice', (path, own) => {
    const ofEveryFile = Object.keys(securityHeaders).map((name) => name.toLowerCase());
    expect(headersOf(path).flatMap((headers) => [...headers.keys()])).toEqual([...ofEveryFile, ...own]);
  });
});

it.each(editorPages)('%s has noindex', (path) => {
  expect(readAll(openPage(path), 'meta[name=robots]', 'content')).toEqual(['noindex']);
});

/** The rules of `_headers`, by path and header name. */
function readHeaders(): Map<string, Map<string, string>> {
  const rules = new Map<string, Map<string, string>>();
  let current = new Map<string, string>();
  for (const line of readText('/_headers').split('\n').filter(Boolean)) {
    if (!line.startsWith(' ')) {
      current = new Map();
      rules.set(line, current);
    } else current.set(line.slice(0, line.indexOf(':')).trim().toLowerCase(), line.slice(line.indexOf(':') + 1).trim());
  }
  return rules;
}
