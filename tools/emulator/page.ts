import { html, raw } from 'hono/html';

const banners = { fr: 'Simulateur de paiement — aucun argent réel', en: 'Payment simulator — no real money' };

// Grey and hatched, so that it cannot be mistaken for the provider's page or the site's.
const styles = raw(`
  :root { color-scheme: light; }
  * { box-sizing: border-box; }
  body { margin: 0; background: #f2f2f2; color: #1c1c1c; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  header { padding: .75rem 1rem; background: #1c1c1c; color: #fff; font-weight: 700; text-align: center;
    border-block-end: .5rem solid; border-image: repeating-linear-gradient(45deg, #1c1c1c 0 .5rem, #ffd84d .5rem 1rem) 8; }
  main { max-width: 34rem; margin: 0 auto; padding: 1rem; }
  h1 { font-size: 1.4rem; line-height: 1.2; }
  h2 { font-size: 1.1rem; margin-block: 2rem .5rem; }
  dl { margin: 0 0 1rem; padding: 1rem; background: #fff; border: 1px solid #767676; }
  dt { color: #4a4a4a; }
  dd { margin: 0 0 .5rem; font-weight: 700; }
  button { font: inherit; display: block; width: 100%; min-height: 44px; margin-block-end: .75rem; padding: .5rem 1rem;
    border: 2px solid #1c1c1c; background: #fff; color: #1c1c1c; font-weight: 700; cursor: pointer; }
  button.short { display: inline-block; width: auto; margin-block-end: .25rem; text-align: start; font-weight: 400; }
  button.first, button[aria-pressed="true"] { background: #1c1c1c; color: #fff; }
  :focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
  li { margin-block-end: .5rem; }
  pre { padding: .75rem; background: #fff; border: 1px solid #767676; white-space: pre-wrap; }
`);

/** A page or a fragment whose interpolated values are escaped. */
export type Page = ReturnType<typeof html>;

type Content = { language: keyof typeof banners; title: string; body: Page };

/** The layout of every page, with a banner that says it is a simulator. */
export function writePage({ language, title, body }: Content): Page {
  const banner = banners[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} | ${banner}</title>
<style>${styles}</style>
</head>
<body>
<header>${banner}</header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}
