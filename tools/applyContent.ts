import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type HandOverFault, maxFile, readHandOver } from '../src/content/documents/handOver';
import { contentFolder } from '../src/content/load/load';
import { applyHandOver } from './applyContent/applyHandOver';
import { refuseLostOptions, runTool, ToolError } from './command';

/** Puts the file that a volunteer sent into `content/`: `npm run content:apply changements-2026-11-23.zip`. */
runTool(async () => {
  refuseLostOptions(['keep'], 'npm run content:apply -- changements-2026-11-23.zip --keep');
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'boolean' } } });
  const [file, ...others] = positionals;
  if (!file || others.length > 0)
    throw new ToolError('Name one file: npm run content:apply changements-2026-11-23.zip');
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new ToolError(`There is no file ${file} here.`);
  if (found.isDirectory()) throw new ToolError(`${file} is a folder: name the zip file.`);
  // Node does not read a file of more than 2 GiB.
  const handOver = found.size > maxFile ? 'tooLarge' : readHandOver(new Uint8Array(readFileSync(file)));
  if (typeof handOver === 'string') throw new ToolError(`${file} ${faults[handOver]}`);
  const { changes, written, removed, kept, dropped, toReview, leftOut } = applyHandOver(handOver, {
    folder: contentFolder,
    ...values,
  });
  if (changes.length === 0 && leftOut.length === 0)
    console.log(values.keep ? 'There was nothing else to write.' : 'All of it is in content/ already.');
  for (const change of changes) console.log(change);
  if (written.length + removed.length + kept.length > 0) console.log('');
  for (const path of written) console.log(`  written  ${path}`);
  for (const path of removed) console.log(`  removed  ${path}`);
  for (const { src, shownBy } of kept) console.log(`  kept     ${src}, which ${shownBy.join(' and ')} still shows`);
  if (removed.some((path) => path.startsWith('/uploads/'))) console.log(afterRemoval);
  if (dropped.length + toReview.length > 0) console.log('');
  for (const each of dropped) console.log(`No longer there, because only the translation had it: ${each}`);
  for (const { language, name } of toReview) console.log(`${languageNames.of(language)} to be reviewed: ${name}`);
  if (changes.length > 0) console.log('\nNothing is committed. Look at it with npm start, then commit.');
  if (leftOut.length > 0) throw new ToolError(`\nNot written, ask the volunteer:\n${leftOut.join('\n')}`);
});

const faults: Record<HandOverFault, string> = {
  unreadable:
    'is not a file of changes from the editor, was cut short, or was saved by another program: ask for it again.',
  tooLarge:
    'is too large to be read at once. Ask the volunteer to reload the editor and to send again: it then makes several files. ' +
    'If one album alone is too large, ask for fewer videos.',
  several: 'holds several files of changes: unpack it, and apply each.',
};

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const afterRemoval =
  '\nThe history of the repository keeps the removed photos and videos, and the site until it is deployed again (docs/editing.md, "To take a photo down").';
