// Stryker runs this in its copy of the project. To record which test covers what, it needs its own jsdom environment, which
// tests name by its path: npm keeps it in a folder whose commands come first on PATH.
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { delimiter, join } = require('node:path');

const [commands] = process.env.PATH.split(delimiter).filter((folder) => folder.includes('_npx'));
const environment = join(commands, '../@stryker-mutator/jest-runner/dist/src/jest-plugins/jest-environment-jsdom.cjs');
for (const name of readdirSync('src', { recursive: true }).filter((each) => /\.test\.tsx?$/.test(each))) {
  const file = join('src', name);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('@jest-environment jsdom', `@jest-environment ${environment}`),
  );
}
