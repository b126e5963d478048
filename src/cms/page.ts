import { defaultLanguage } from '../i18n/languages';
import { dashboardPath } from '../routes';
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
 * Decap's class names change with every version: its parts are told by what they are made of. `SplitPane` and `Pane1`
 * are react-split-pane's own names, and its sizes stand in `style`.
 */
const toolbarParts = "a[href^='#/collections/'] + div + div";
const toolbar = `div:has(> ${toolbarParts})`;
const editor = `div:has(> div > ${toolbarParts})`;

/**
 * Decap takes the whole window and places its editor in it: it gets the room below the banner. On a phone its editor would
 * be 800 pixels wide: there the toolbar wraps, and what stood side by side stands one above the other.
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
  justify-content: center;
  align-items: center;
  gap: 1.5rem;
  padding: 0.25rem 1rem;
  background: var(--color-mark);
  color: var(--color-ink);
  font: 700 var(--size-small) / 1.4 var(--font-body);
}
#demo p {
  margin: 0.375rem 0;
  color: inherit;
}
#demo a {
  display: inline-flex;
  align-items: center;
  min-block-size: var(--size-touch);
  color: inherit;
  font-weight: inherit;
  text-decoration: underline;
  white-space: nowrap;
}
#demo a:focus-visible {
  outline: 3px solid var(--color-accent);
  outline-offset: 3px;
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
/* They lead to another host, and to a deployed preview, which there is not. */
#${rootId} a[href*='decapcms.org'],
#${rootId} ${toolbar} > div:nth-of-type(1) > div:nth-of-type(2) {
  display: none;
}
@media (max-width: 799px) {
  #${rootId} ${editor} {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    padding-block-start: 0;
  }
  #${rootId} ${toolbar} {
    position: relative;
    flex: none;
    flex-wrap: wrap;
    min-inline-size: 0;
    block-size: auto;
  }
  #${rootId} ${toolbar} > * {
    flex: 1 1 auto;
    min-inline-size: 0;
    block-size: auto;
    padding: 0.5rem;
  }
  #${rootId} ${toolbar} > div:nth-of-type(2) {
    display: none;
  }
  #${rootId} ${toolbar} > div > div {
    flex-wrap: wrap;
    gap: 0.375rem 0;
  }
  #${rootId} ${toolbar} + div {
    flex: 1;
    inline-size: 100%;
    min-block-size: 0;
  }
  #${rootId} ${toolbar} + div > div:first-of-type {
    inset: auto 0.5rem 0.5rem auto;
    display: flex;
    gap: 0.5rem;
  }
  .SplitPane {
    flex-direction: column !important;
  }
  .Pane1 {
    inline-size: 100% !important;
    block-size: 50% !important;
  }
  .Pane2 {
    block-size: 50%;
  }
  .Resizer {
    border-block-start: 3px solid var(--color-ink);
  }
}
`;

/** The document at `/admin/decap/`: that it is a demo is said before and above anything of Decap. */
export function writePage(): string {
  return `<!doctype html>
<html lang="${defaultLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${pageWords.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
${pageStyles}
</style>
</head>
<body>
<section id="demo" aria-label="${pageWords.demoName}"><p>${pageWords.demo}</p><a href="${dashboardPath}">← ${pageWords.back}</a></section>
<div id="${rootId}">
<noscript><p class="message">${pageWords.noScript}</p></noscript>
<p class="message" id="${failureId}" role="alert" hidden>${pageWords.failed}</p>
</div>
</body>
</html>
`;
}
