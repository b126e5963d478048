import { addNoticeScript, removeUnused, replaceScripts } from './rewritePages';

const loader = '<script id="gatsby-script-loader">window.pagePath="/";</script>';
const start = '<!-- slice-start id="_gatsby-scripts-1" -->';
const end = '<!-- slice-end id="_gatsby-scripts-1" -->';
const page = `<p>Texte</p>${loader}${start}<script>window.chunks={}</script><script src="/a.js" async></script>${end}</body>`;

const replace = (changes: Partial<Parameters<typeof replaceScripts>[1]> = {}, html = page) =>
  replaceScripts(html, { files: ['/react.js', '/landing.js'], loader: 'go()', startsAtLoad: false, ...changes });

it('replaceScripts replaces Gatsby’s scripts by the script loader and its file names', () => {
  expect(replace()).toBe(`<p>Texte</p>${start}<script data-scripts="/react.js /landing.js">go()</script>${end}</body>`);
});

it('replaceScripts marks a page whose scripts start at load', () => {
  expect(replace({ startsAtLoad: true })).toContain(' data-now="true">go()');
});

it('replaceScripts names the files for a device with a stored payment', () => {
  expect(replace({ filesOfPayment: ['/react.js', '/payment.js'] })).toContain(
    '<script data-scripts="/react.js /landing.js" data-payment="/react.js /payment.js">go()',
  );
});

it('replaceScripts leaves a page without files without scripts', () => {
  expect(replace({ files: [] })).toBe(`<p>Texte</p>${start}${end}</body>`);
});

it('replaceScripts rewrites a page of an earlier build again', () => {
  const before = replace({ files: ['/old.js'], loader: 'old()' });
  expect(replace({}, before)).toBe(replace());
});

it('replaceScripts inserts the script loader verbatim, dollar signs included', () => {
  expect(replace({ loader: "f('$&')" })).toContain("f('$&')");
});

it('replaceScripts throws when a page lacks the marks of Gatsby’s scripts', () => {
  expect(() => replace({}, '<body></body>')).toThrow('not found');
});

it('removeUnused removes what visitors’ pages do not need, and nothing else', () => {
  const html =
    '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5"/><title data-gatsby-head="true">T</title><div id="gatsby-announcer" style="top:0" aria-live="assertive"></div><p>Gatsby</p>';
  expect(removeUnused(html)).toBe(
    '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>T</title><p>Gatsby</p>',
  );
});

it('addNoticeScript puts the script right after the notice, once, and changes no page without one', () => {
  const band = '<aside class="a" data-until="2026-03-04"><p>Fermé.</p></aside>';
  const other = '<main><aside>Autre chose</aside></main>';
  const added = addNoticeScript(band + other, 'hide()');
  expect(added).toBe(`${band}<script>hide()</script>${other}`);
  expect(addNoticeScript(added, 'new()')).toBe(`${band}<script>new()</script>${other}`);
  expect(addNoticeScript(other, 'hide()')).toBe(other);
});
