export type Rule = { path: string; headers: Record<string, string> };

/** What every page of the site is answered with besides its policy. The headers of all files are in netlify.toml. */
const pageHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A page's rules, at each of its addresses: its file has one of its own. */
export function pageRules(path: string, policy: string): Rule[] {
  const headers = { 'Content-Security-Policy': `${policy}; frame-ancestors 'none'`, ...pageHeaders };
  const addresses = path.endsWith('/') ? [path, `${path}index.html`] : [path];
  return addresses.map((address) => ({ path: address, headers }));
}

/** The rules as Netlify reads them from a file `_headers`. */
export function writeHeaders(rules: readonly Rule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
