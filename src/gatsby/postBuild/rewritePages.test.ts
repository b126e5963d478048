import { replaceScripts } from './rewritePages';

const loader = '<script id="gatsby-script-loader">window.pagePath="/";</script>';
const start = '<!-- slice-start id="_gatsby-scripts-1" -->';
const end = '<!-- slice-end id="_gatsby-scripts-1" -->';
const page = `<p>Texte</p>${loader}${start}<script>window.chunks={}</script><script src="/a.js" async></script>${end}</body>`;

const replace = (changes: Partial<Parameters<typeof replaceScripts>[1]> = {}, html = page) =>
  replaceScripts(html, { files: ['/react.js', '/landing.js'], loader: 'go()', startsAtLoad: false, ...changes });

it('puts the script loader, which knows what to load, in the place of all of Gatsby’s scripts', () => {
  expect(replace()).toBe(`<p>Texte</p>${start}<script data-scripts="/react.js /landing.js">go()</script>${end}</body>`);
});

it('tells the script loader where it need not wait for intent', () => {
  expect(replace({ startsAtLoad: true })).toContain(' data-now="true">go()');
});

it('tells the script loader what to load where the device remembers a payment', () => {
  expect(replace({ filesOfPayment: ['/react.js', '/payment.js'] })).toContain(
    '<script data-scripts="/react.js /landing.js" data-payment="/react.js /payment.js">go()',
  );
});

it('leaves a page without scripts where there are to be none', () => {
  expect(replace({ files: [] })).toBe(`<p>Texte</p>${start}${end}</body>`);
});

it('finds the place again in a page of an earlier build, whatever the scripts were', () => {
  const before = replace({ files: ['/old.js'], loader: 'old()' });
  expect(replace({}, before)).toBe(replace());
});

it('takes the script loader as it is, dollars and all', () => {
  expect(replace({ loader: "f('$&')" })).toContain("f('$&')");
});

it('stops the build when a page has no place for scripts', () => {
  expect(() => replace({}, '<body></body>')).toThrow('not found');
});
