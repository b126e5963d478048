import { nameScripts } from './finishBuild';

const bundle = async (islands: readonly string[]) => ['/react.js', `/${islands.join('-') || 'page'}.js`];
const island = (name: string) => `<div data-island="${name}"></div>`;
const loader = '<script data-scripts="" data-now="true">go()</script>';

it('nameScripts names the files of a page’s islands, each once, in its script loader', async () => {
  const page = (files: string) =>
    `${island('Form')}${island('Toaster')}${island('Form')}${loader.replace('""', `"${files}"`)}`;
  const named = page('/react.js /Form-Toaster.js');
  expect(await nameScripts(page(''), false, bundle)).toBe(named);
  // An earlier build has named the files of its own.
  expect(await nameScripts(page('/old.js'), false, bundle)).toBe(named);
});

it('nameScripts names the files of the islands apart where only a stored payment needs them', async () => {
  expect(
    await nameScripts(`${island('Form')}<script data-scripts="" data-payment="">go()</script>`, true, bundle),
  ).toBe(`${island('Form')}<script data-scripts="/react.js /page.js" data-payment="/react.js /Form.js">go()</script>`);
});
