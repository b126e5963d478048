import { parseArgs } from 'node:util';
import { measureCoverage } from '../src/content/check/coverage';
import { titlePath } from '../src/content/fields/nameField';
import { describeFolder } from '../src/content/load/load';
import { listEntries } from '../src/content/model/entries';
import { defaultLanguage, type Language } from '../src/shared/i18n/languages';
import { runTool } from './command';
import { loadOrStop } from './loadOrStop';

/** Checks the content. Lists what could be better and, by file, which texts fall back to French. */
runTool(async () => {
  // Throws on any option: the command has none.
  parseArgs();
  const content = loadOrStop();
  const entries = listEntries(content);
  console.log(`${describeFolder()}The content is valid: ${entries.length} entries.`);
  if (content.advice.length > 0) console.log('\nTo improve:');
  for (const { what, todo } of content.advice) console.log(`  ${what}\n    ${todo}`);

  console.log('\nTranslation into en:');
  let missing = 0;
  let total = 0;
  for (const { file, entry, fields } of entries) {
    const coverage = measureCoverage(fields, entry);
    missing += coverage.missing.length;
    total += coverage.total;
    console.log(`  ${file}: ${coverage.total - coverage.missing.length} of ${coverage.total}`);
    const name = (path: string, source: Language = defaultLanguage) => titlePath(fields, path, entry[source]);
    for (const field of coverage.missing) console.log(`    ${name(field)} is missing: the French text is shown`);
    for (const field of coverage.leftover)
      console.log(`    ${name(field, 'en')} is not shown: lists, and what both languages share, come from French`);
  }
  console.log(`en: ${missing} of ${total} fields missing`);
});
