import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { preProcessFile } from 'typescript';

// Each name with a colon is a folder or file. After the colon stand the folders from which its code imports, types
// included: each must be listed further up. docs/architecture.md describes the three rings. Paths are below `src`
// unless they begin with `./`; `npm:react` includes emotion and i18next. The most specific name applies, and a file
// without one fails.
// Besides tests, only `chosenClient` and `registry` import the folder of a provider. The emulator shares only the
// country with the site, so that a mistake on one side shows on the other.

const inside = `
  ./content/labels: shared/finding: shared/dataAttributes: shared/i18n: shared/media: shared/unknownValues:
  shared/url: securityHeaders:
  country: shared/i18n
  routes: shared/i18n
  content/contacts: shared/url country
  content/problems: shared/i18n country
  content/fields: shared/i18n shared/url shared/unknownValues content/contacts content/problems
  content/model: shared/finding shared/i18n country content/fields
  content/present: shared/i18n shared/url shared/unknownValues routes content/contacts content/fields content/model
  content/check: shared/finding shared/i18n country shared/unknownValues content/contacts content/problems content/fields
    content/model content/present
  content/load: shared/finding shared/i18n country shared/media shared/unknownValues content/problems content/fields
    content/model content/check content/present
  content/documents: shared/i18n shared/unknownValues routes content/problems content/fields content/model content/check
    content/present
  content/select: shared/url content/fields content/model content/present
  donation/rules: shared/i18n country routes
  donation/providers: shared/finding shared/i18n shared/url shared/unknownValues routes donation/rules
  donation/providers/server: shared/unknownValues
  donation/providers/cinetpayShared: shared/url donation/rules donation/providers
  donation/providers/cinetpay: shared/finding shared/i18n country shared/unknownValues routes donation/rules
    donation/providers donation/providers/server donation/providers/cinetpayShared
  donation/providers/cinetpay-v1: shared/i18n country shared/unknownValues routes donation/rules donation/providers
    donation/providers/server donation/providers/cinetpayShared
  donation/providers/chosenClient: donation/providers/cinetpay
  donation/providers/server/registry: donation/providers donation/providers/cinetpay donation/providers/cinetpay-v1
  donation/server: shared/i18n shared/unknownValues securityHeaders routes donation/rules donation/providers
    donation/providers/server donation/providers/server/registry
`;

const middle = `
  shared/theme: npm:react shared/dataAttributes
  shared/wording: npm:react ./content/labels shared/i18n
  shared/browser: npm:react
  shared/components: npm:react shared/dataAttributes shared/media shared/theme shared/wording shared/browser
  site/head: npm:react shared/i18n shared/media routes content/contacts content/present shared/theme shared/wording
  site/layout: npm:react shared/i18n shared/media routes content/present shared/theme
    shared/wording shared/components
  site/frame: npm:react shared/dataAttributes shared/i18n routes content/contacts content/model content/present
    shared/theme shared/wording shared/components site/layout
  site/activity: npm:react routes content/model content/present content/select shared/theme shared/wording
    shared/components site/layout
  site/album: npm:react shared/dataAttributes shared/media routes content/model content/present content/select
    shared/theme shared/wording shared/browser shared/components site/layout
  donation/device: country shared/unknownValues donation/rules donation/providers donation/providers/chosenClient
    shared/browser
  donation/openPayments: npm:react shared/i18n routes donation/rules donation/providers/chosenClient shared/theme
    shared/wording donation/device
  donation/form: npm:react shared/dataAttributes shared/i18n country routes content/model donation/rules
    donation/providers donation/providers/chosenClient shared/theme shared/wording shared/browser shared/components
    donation/device donation/openPayments
  site/sections: npm:react shared/dataAttributes country shared/media routes content/contacts content/model
    content/present content/select shared/theme shared/wording shared/components site/layout site/activity site/album
    donation/form
  donation/return: npm:react shared/dataAttributes shared/i18n country routes content/model content/present
    donation/rules donation/providers donation/providers/chosenClient shared/theme shared/wording
    shared/components donation/device donation/openPayments
  site/pages: npm:react shared/dataAttributes shared/media shared/url routes content/model content/present
    content/select donation/rules shared/theme shared/wording shared/components site/layout site/activity site/album
    site/sections donation/return
`;

const outside = `
  client: npm:react shared/dataAttributes shared/i18n routes shared/wording shared/browser shared/components
  editors/hasDecap:
  editors/decap: npm:react ./content/labels shared/i18n shared/url shared/unknownValues routes content/fields
    content/model content/present content/select shared/theme shared/wording shared/components site/frame site/sections
    site/pages
  editors/demo: npm:react npm:gatsby ./content/labels shared/i18n shared/media shared/unknownValues routes
    content/contacts content/problems content/fields content/model content/present content/documents content/select
    shared/theme shared/wording shared/browser shared/components site/sections site/pages editors/hasDecap
  gatsby: npm:react npm:gatsby ./content/labels shared/dataAttributes shared/i18n country shared/media shared/url
    securityHeaders routes content/contacts content/fields content/model content/present content/load content/documents
    content/select donation/rules donation/providers donation/providers/server/registry shared/theme shared/wording
    shared/browser shared/components site/frame site/pages client editors/hasDecap editors/decap
  templates: npm:react npm:gatsby content/documents shared/theme shared/components site/frame site/head site/pages
    editors/demo gatsby
  ./netlify: donation/server
  ./tools/command:
  ./tools/emulator: country ./tools/command
  ./tools: ./content/labels shared/finding shared/i18n country shared/url shared/unknownValues securityHeaders routes
    content/contacts content/problems content/fields content/model content/check content/present content/load
    content/documents donation/rules donation/providers donation/providers/server donation/providers/server/registry
    donation/server gatsby ./tools/command ./tools/emulator
`;

const folders = new Map<string, string[]>();
for (const word of `${inside}${middle}${outside}`.trim().split(/\s+/)) {
  if (word.endsWith(':')) folders.set(word.slice(0, -1), []);
  else [...folders.values()].at(-1)?.push(word);
}

/** The most specific name in the table for a path. */
function findFolder(path: string): string | undefined {
  const short = path.replace(/^(?!src\/)/, './').replace(/^src\//, '');
  const isOf = (name: string) => new RegExp(`^${name}([./]|$)`).test(short);
  return [...folders.keys()].filter(isOf).toSorted((a, b) => b.length - a.length)[0];
}

/** The table's name for an import; undefined for a package that any code may import. */
function findImported(file: string, name: string): string | undefined {
  if (/^(gatsby|@gatsbyjs\/)/.test(name)) return 'npm:gatsby';
  if (/^(react|i18next|@emotion\/(?!hash))/.test(name)) return 'npm:react';
  if (!name.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(file), name);
  return findFolder(path) ?? path;
}

const files = ['src', 'netlify', 'tools']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name).replaceAll('\\', '/')),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|\/testing\//.test(file));

const imports = files.flatMap((file) => {
  const folder = findFolder(file);
  return preProcessFile(readFileSync(file, 'utf8')).importedFiles.flatMap(({ fileName: name }) => {
    const imported = findImported(file, name);
    return imported && imported !== folder ? [{ file, name, folder, imported }] : [];
  });
});

it('imports point inwards only', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => !findFolder(file))).toEqual([]);
  const forbidden = imports.filter(({ folder = '', imported }) => !folders.get(folder)?.includes(imported));
  expect(forbidden.map(({ file, name }) => `${file} must not import ${name}.`)).toEqual([]);
  const seen = new Set(['npm:react', 'npm:gatsby']);
  for (const [folder, allowed] of folders) {
    expect([folder, allowed.filter((name) => !seen.has(name))]).toEqual([folder, []]);
    seen.add(folder);
  }
});

it('every import that the table allows exists', () => {
  const unused = [...folders].flatMap(([folder, allowed]) =>
    allowed
      .filter((name) => !imports.some((used) => used.folder === folder && used.imported === name))
      .map((name) => `${folder} does not import ${name}.`),
  );
  expect(unused).toEqual([]);
});
