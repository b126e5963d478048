import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fixtureFolder } from '../../testing/loadFixtureContent';
import { collections } from './decapConfig';

const files = collections.flatMap((collection) => collection.files ?? []);

it('the configuration names existing files and folders', () => {
  const paths = [...files.map(({ file }) => file), ...collections.flatMap((collection) => collection.folder ?? [])];
  expect(paths.filter((path) => !existsSync(join(dirname(fixtureFolder), path)))).toEqual([]);
});

it('the configuration has unique entry names, which select the preview', () => {
  const all = [...files.map(({ name }) => name), ...collections.flatMap(({ folder, name }) => (folder ? name : []))];
  expect(new Set(all).size).toBe(all.length);
});
