export type Rule = { path: string; headers: Record<string, string> };

/** What every page of the site is answered with besides its policy. The headers of all files are in netlify.toml. */
export const pageHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The rules as Netlify reads them from a file `_headers`. */
export function writeHeaders(rules: readonly Rule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
