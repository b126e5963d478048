import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { pageWords } from '../../editors/decap/words';
import { defaultLanguage } from '../../i18n/languages';
import { dashboardPath } from '../../routes';
import { tokens } from '../../theme/tokens';

/** Compiles the styles for browsers with `:has()` but without CSS nesting. */
function writeStyles(): string {
  const values = Object.entries(tokens).map(([name, value]) => `${name}: ${value};`);
  const styles = `:root { ${values.join('\n')} }\n${readFileSync('src/gatsby/decap/page.css', 'utf8')}`;
  return transformSync(styles, { loader: 'css', target: 'chrome105' }).code;
}

/** The page at `/admin/decap/`; its demo banner comes before anything of Decap. */
export function writePage(): string {
  return `<!doctype html>
<html lang="${defaultLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${pageWords.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
${writeStyles()}
</style>
</head>
<body>
<section id="demo" aria-label="${pageWords.demoName}"><p>${pageWords.demo}</p><a href="${dashboardPath}">← ${pageWords.back}</a></section>
<main class="message" id="narrow">
<h1>${pageWords.narrow}</h1>
<a href="${dashboardPath}">${pageWords.ownEditor}</a>
</main>
<div id="nc-root">
<noscript><p class="message">${pageWords.noScript}</p></noscript>
<p class="message" role="alert" hidden>${pageWords.failed}</p>
</div>
</body>
</html>
`;
}
