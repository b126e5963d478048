import { transformSync } from 'esbuild';

/** Of spring 2021: the oldest that `npm run engines` tries is Chromium 90. They drop nested rules. */
const target = ['chrome90', 'firefox88', 'safari14.1'];

/**
 * Minifies the styles of a page. Works also on styles that are minified already.
 * @throws an error naming the mistake in a style: browsers would drop the rule in silence
 */
export function minifyStyles(html: string): string {
  return html.replace(/(<style\b[^>]*>)(.*?)(?=<\/style>)/gs, (_, start, css) => {
    const { code, warnings } = transformSync(css, { loader: 'css', minify: true, target });
    if (warnings[0]) throw new Error(`The styles of a page have a mistake: ${warnings[0].text}`);
    return start + code.trimEnd();
  });
}
