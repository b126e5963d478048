import { defaultLanguage } from '../i18n/languages';
import { tokens } from '../theme/tokens';
import { pageWords } from './words';

/** Shown when the content cannot be had. */
export const failureId = 'decap-failure';

/** The element Decap draws itself into. */
const rootId = 'nc-root';

const custom = Object.entries(tokens)
  .map(([name, value]) => `${name}: ${value};`)
  .join('\n');

/**
 * Decap takes the whole window and places its editor in it absolutely: it gets the room below the banner. On a phone,
 * where it would be 800 pixels wide, its toolbar wraps, and fields and preview stand one above the other. Its own class
 * names change with every version, so that it is told by structure; \`SplitPane\` is react-split-pane's own name.
 */
const pageStyles = `
:root {
${custom}
}
body {
  margin: 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  block-size: 100vh;
  block-size: 100dvh;
}
#demo {
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: 0 1.5rem;
  padding: 0.25rem 1rem;
  background: var(--color-mark);
  color: var(--color-ink);
  font: 700 var(--size-small) / 1.4 var(--font-body);
  text-align: center;
}
#demo p {
  margin: 0.375rem 0;
}
#demo a {
  display: inline-flex;
  align-items: center;
  min-block-size: var(--size-touch);
  color: inherit;
}
#${rootId} {
  position: relative;
  overflow: auto;
}
.message {
  padding: 2rem 1rem;
  font: 400 var(--size-body) / 1.6 var(--font-body);
  text-align: center;
}
`;

/** The document at `/admin/decap/`: that it is a demo is said before and above anything of Decap. */
export function writePage(): string {
  return `<!doctype html>
<html lang="${defaultLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${pageWords.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
${pageStyles}
</style>
</head>
<body>
<aside id="demo"><p>${pageWords.demo}</p><a href="/admin/dashboard/">← ${pageWords.back}</a></aside>
<div id="${rootId}">
<noscript><p class="message">${pageWords.noScript}</p></noscript>
<p class="message" id="${failureId}" role="alert" hidden>${pageWords.failed}</p>
</div>
</body>
</html>
`;
}
