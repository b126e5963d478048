import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contentFolder } from '../src/content/load/load';
import { type ApplyResult, applyHandOver } from './applyContent/applyHandOver';
import { readHandOver } from './applyContent/readHandOver';
import { findReplaced, storeReplaced } from './applyContent/replacedVersions';
import { runTool, ToolError } from './command';

/** A hand-over file's media (`maxMediaBytes`) are at most 48 MB in Base64, or 96 MB if a program saves it as UTF-16. */
const maxBytes = 120_000_000;

/** Puts the file that a volunteer sent into `content/`: `npm run content:apply changements-2026-11-23-14h05m09.txt`. */
runTool(async () => {
  const file = findFile();
  const { documents, media } = readHandOver(file, readFileSync(file));
  const older = findReplaced(documents);
  const newest = documents.filter((handed) => !older.includes(handed));
  const applied = applyHandOver({ documents: newest, media }, contentFolder);
  const { changes, leftOut, conflicts } = applied;
  // If a document is left out, an earlier version of it may still be applied.
  if (leftOut.length === 0) storeReplaced(newest);
  if (changes.length + leftOut.length + conflicts.length + older.length === 0)
    console.log('All of it is in content/ already.');
  printApplied(applied);
  const notWritten = [
    ...(older.length > 0 ? [`Not written, older than what is there:\n${older.map(({ key }) => key).join('\n')}`] : []),
    ...(leftOut.length > 0 ? [`Not written, ask the volunteer:\n${leftOut.join('\n')}`] : []),
    ...(conflicts.length > 0 ? [`Not written, because both sides have changed it:\n${conflicts.join('\n')}`] : []),
  ];
  if (notWritten.length > 0) throw new ToolError(`\n${notWritten.join('\n\n')}`);
});

/** @throws ToolError unless the command names one file of a possible size */
function findFile(): string {
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (!file || others.length > 0)
    throw new ToolError('Name one file: npm run content:apply changements-2026-11-23-14h05m09.txt');
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new ToolError(`There is no file ${file} here.`);
  if (stats.isDirectory()) throw new ToolError(`${file} is a folder: name the file in it.`);
  if (stats.size > maxBytes)
    throw new ToolError(`${file} is too large for a file of changes: ask for changements-….txt.`);
  return file;
}

function printApplied({ changes, written, removed, stillShown, dropped, toReview }: ApplyResult): void {
  for (const change of changes) console.log(change);
  if (written.length + removed.length + stillShown.length > 0) console.log('');
  for (const path of written) console.log(`  written  ${path}`);
  for (const path of removed) console.log(`  removed  ${path}`);
  for (const { src, shownBy } of stillShown)
    console.log(`  kept     ${src}, which ${shownBy.join(' and ')} still shows`);
  if (removed.some((path) => path.startsWith('/uploads/'))) console.log(afterRemoval);
  if (dropped.length + toReview.length > 0) console.log('');
  for (const field of dropped)
    console.log(`No longer there, because the French text or the site has no such field: ${field}`);
  for (const name of toReview) console.log(`English to be reviewed: ${name}`);
  if (changes.length > 0) console.log('\nNothing is committed. Look at it with npm start, then commit.');
}

const afterRemoval =
  '\nThe history of the repository keeps the removed photos and videos, and the site until it is deployed again (docs/editing.md, "To take a photo down").';
