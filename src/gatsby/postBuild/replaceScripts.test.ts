import { replaceScripts } from './replaceScripts';

const loader = '<script id="gatsby-script-loader">window.pagePath="/";</script>';
const start = '<!-- slice-start id="_gatsby-scripts-1" -->';
const end = '<!-- slice-end id="_gatsby-scripts-1" -->';
const page = `<p>Texte</p>${loader}${start}<script>window.chunks={}</script><script src="/a.js" async></script>${end}</body>`;

const replace = (changes: Partial<Parameters<typeof replaceScripts>[1]> = {}, html = page) =>
  replaceScripts(html, { files: ['/react.js', '/landing.js'], starter: 'go()', isHasty: false, ...changes });

it('puts the starter, which knows what to load, in the place of all of Gatsby’s scripts', () => {
  expect(replace()).toBe(`<p>Texte</p>${start}<script data-scripts="/react.js /landing.js">go()</script>${end}</body>`);
});

it('tells the starter where it need not wait for intent', () => {
  expect(replace({ isHasty: true })).toContain(' data-now="true">go()');
});

it('leaves a page without scripts where there are to be none', () => {
  expect(replace({ files: [] })).toBe(`<p>Texte</p>${start}${end}</body>`);
});

it('finds the place again in a page of an earlier build, whatever the scripts were', () => {
  const before = replace({ files: ['/old.js'], starter: 'old()' });
  expect(replace({}, before)).toBe(replace());
});

it('takes the starter as it is, dollars and all', () => {
  expect(replace({ starter: "f('$&')" })).toContain("f('$&')");
});

it('stops the build when a page has no place for scripts', () => {
  expect(() => replace({}, '<body></body>')).toThrow('not found');
});
