import { readdirSync, readFileSync } from 'node:fs';

it('the types of each folder that visitors run are checked for old browsers', () => {
  const { include } = JSON.parse(readFileSync('src/tsconfig.json', 'utf8')) as { include: string[] };
  // What visitors run of the content model is checked where a folder of theirs imports it.
  const elsewhere = ['content', 'editors', 'gatsby', 'templates', 'testing'];
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(
    [...elsewhere, ...include.filter((name) => name !== 'modules.d.ts')].toSorted(),
  );
});
