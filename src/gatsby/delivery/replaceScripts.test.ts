import { replaceScripts } from './replaceScripts';

const slice = '<script>window.chunks={}</script><script src="/a.js" async></script><script src="/b.js" async></script>';
const start = '<!-- slice-start id="_gatsby-scripts-1" -->';
const end = '<!-- slice-end id="_gatsby-scripts-1" -->';
const page = `<p>Texte</p>${start}${slice}${end}</body>`;

const replace = ({ html = page, ...changes }: { html?: string } & Partial<Parameters<typeof replaceScripts>[1]> = {}) =>
  replaceScripts(html, { slice, starter: 'go()', own: ['/page.js'], start: 'onIntent', ...changes });

it('puts the starter, which knows what to fetch, in the place of the scripts', () => {
  expect(replace()).toBe(
    `<p>Texte</p>${start}<script>window.chunks={}</script><script data-scripts="/a.js /b.js /page.js">go()</script>${end}</body>`,
  );
});

it('tells the starter where it need not wait for intent', () => {
  expect(replace({ start: 'afterLoad' })).toContain(' data-now="true">go()');
});

it('leaves a page without scripts where there are to be none', () => {
  expect(replace({ start: 'never' })).toBe(`<p>Texte</p>${start}${end}</body>`);
});

it('finds the place again in a page of an earlier build, whatever the scripts were', () => {
  const before = replace({ slice: slice.replace('/a.js', '/old.js'), starter: 'old()' });
  expect(replace({ html: before })).toBe(replace());
});

it('takes the starter as it is, dollars and all', () => {
  expect(replace({ starter: "f('$&')" })).toContain("f('$&')");
});

it.each([
  ['the page', '<body></body>', slice],
  ['Gatsby’s scripts', page, '<script defer src="/a.js"></script>'],
])('stops the build when the place is not in %s', (_, html, scripts) => {
  expect(() => replace({ html, slice: scripts })).toThrow('not found');
});
