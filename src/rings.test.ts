import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { preProcessFile } from 'typescript';

const values = [
  'src/country',
  'src/shared/advice',
  'src/shared/dataAttributes',
  'src/shared/i18n',
  'src/shared/media',
  'src/shared/webAddress',
  'src/shared/unknownValues',
];
const plain = [...values, 'src/routes'];
const payment = [...plain, 'src/donation/rules', 'src/donation/providers'];
const fields = [...plain, 'src/content/problems', 'src/content/fields'];
const model = [...fields, 'src/content/model'];
const steps = [...model, 'src/content/check', 'src/content/present'];
const inside = [...payment, ...steps, 'src/content/select'];
const middle = ['src/shared/theme', 'src/shared/wording', 'src/shared/browser', 'src/shared/components', 'react'];
const shared = [...inside, 'src/donation/providers/chosenClient', ...middle];
const site = [...shared, 'src/site/layout'];
const parts = ['src/site/activity', 'src/site/album'];
const pages = ['src/site/frame', 'src/site/head', 'src/site/pages', 'src/site/sections'];
const glue = [...site, ...pages, 'src/content/documents', 'content/labels', 'gatsby'];
const server = ['src/donation/providers/server', 'src/donation/providers/server/registry', 'src/securityHeaders'];
const commands = ['tools/command', 'tools/emulator', 'src/content/documents', 'src/content/load'];

/**
 * What the code of a folder or file may import besides its own folder, types included. `react` and `gatsby` stand for
 * their packages. The most specific entry applies; a folder without an entry fails. docs/architecture.md describes the
 * rings.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  // The association's French labels: their keys are a type, and the editors read them.
  'content/labels': [],
  // Inside: plain TypeScript.
  'src/country': ['src/shared/i18n'],
  'src/shared/advice': [],
  'src/shared/dataAttributes': [],
  'src/shared/i18n': [],
  'src/shared/media': [],
  'src/shared/webAddress': [],
  'src/shared/unknownValues': [],
  'src/securityHeaders': [],
  'src/routes': ['src/shared/i18n'],
  'src/content/problems': plain,
  'src/content/fields': fields,
  'src/content/model': fields,
  'src/content/check': model,
  'src/content/present': model,
  'src/content/load': steps,
  'src/content/documents': steps,
  'src/content/select': [...model, 'src/content/present'],
  'src/donation/rules': plain,
  'src/donation/providers': payment,
  // All other code reaches a provider through these two.
  'src/donation/providers/chosenClient': ['src/donation/providers/*'],
  'src/donation/providers/server/registry': ['src/donation/providers', 'src/donation/providers/*'],
  'src/donation/providers/server': payment,
  'src/donation/providers/*': [...payment, 'src/donation/providers/server'],
  'src/donation/server': [...payment, ...server],
  // Middle: React and emotion.
  'src/shared/theme': ['src/shared/dataAttributes', 'react'],
  'src/shared/wording': ['content/labels', 'src/shared/i18n', 'react'],
  'src/shared/browser': ['react'],
  'src/shared/components': [...values, ...middle],
  'src/site/frame': shared,
  'src/site/head': shared,
  'src/site/layout': shared,
  'src/site/activity': site,
  'src/site/album': site,
  'src/site/sections': [...site, ...parts, 'src/donation/form'],
  'src/site/pages': [...site, ...parts, 'src/site/sections', 'src/donation/return'],
  'src/donation/device': shared,
  'src/donation/form': [...shared, 'src/donation/device'],
  'src/donation/return': [...shared, 'src/donation/device'],
  // Outside: glue.
  'src/client': shared,
  'src/editors/demo': [...glue, 'src/editors/decap'],
  'src/editors/decap': glue,
  'src/gatsby': [...glue, ...server, 'src/content/load', 'src/client', 'src/editors/decap'],
  'src/templates': [...glue, 'src/gatsby', 'src/editors/demo'],
  // Beside the site.
  netlify: ['src/donation/providers', 'src/donation/server'],
  tools: [...inside, ...server, ...commands, 'content/labels', 'src/donation/server', 'src/gatsby'],
  'tools/command': [],
  // The emulator shares no code with the site, so that a mistake on one side shows on the other. They share the
  // country.
  'tools/emulator': ['tools/command', 'src/country'],
};

/** The most specific entry of the table for a file. */
function findRing(file: string): string | undefined {
  const isOf = (name: string) => new RegExp(`^${name.replace('*', '[^/]+(?=/)')}([./]|$)`).test(file);
  return Object.keys(mayImport)
    .filter(isOf)
    .toSorted((a, b) => b.length - a.length)[0];
}

/** The table's name for an import; undefined for a package that any code may import. */
function findImported(file: string, name: string): string | undefined {
  if (/^(gatsby|@gatsbyjs\/)/.test(name)) return 'gatsby';
  if (/^(react|i18next|@emotion\/(?!hash))/.test(name)) return 'react';
  if (!name.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(file), name);
  return findRing(path) ?? path.split('/')[0];
}

/** The imports of a file that its ring forbids. */
function findForbidden(file: string, code: string): string[] {
  const ring = findRing(file);
  if (!ring) return [`${file} is in no ring.`];
  const allowed = [ring, ...(mayImport[ring] ?? [])];
  return preProcessFile(code)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => {
      const imported = findImported(file, name);
      return imported && !allowed.includes(imported);
    })
    .map((name) => `${file} must not import ${name}.`);
}

it('imports point inwards only', () => {
  const files = ['src', 'netlify', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name).replaceAll('\\', '/')),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|\/testing\//.test(file));
  expect(code.length).toBeGreaterThan(300);
  expect(code.flatMap((file) => findForbidden(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('the types of each folder that visitors run are checked for old browsers', () => {
  const { include } = JSON.parse(readFileSync('src/tsconfig.json', 'utf8')) as { include: string[] };
  // What visitors run of the content model is checked where a folder of theirs imports it.
  const elsewhere = ['content', 'editors', 'gatsby', 'templates', 'testing'];
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(
    [...elsewhere, ...include.filter((name) => name !== 'modules.d.ts')].toSorted(),
  );
});
