import { measureCoverage } from '../src/content/coverage';
import { namePlace } from '../src/content/documents/nameField';
import { contentFolder } from '../src/content/load/load';
import { findLabelMistakes } from '../src/content/load/loadLabels';
import { findMediaAdvice, findSilentVideos, findUndescribedPictures } from '../src/content/load/mediaAdvice';
import { findUnusedUploads } from '../src/content/load/unusedUploads';
import { providers } from '../src/donation/providers/registry';
import { defaultLanguage, languages } from '../src/i18n/languages';
import { runTool, ToolError } from './command';
import { listEntries, loadOrStop } from './content';

/** Validates the content, lists photos and videos that could be better or are not used, and by file which texts fall back to French. */
runTool(async () => {
  const content = loadOrStop();
  const mistakes = findLabelMistakes(
    content,
    providers.map(({ name }) => name),
  );
  if (mistakes.length > 0) throw new ToolError(mistakes.join('\n'));
  const entries = listEntries(content);
  console.log(`The content is valid: ${entries.length} entries.`);

  const advice = [
    ...findMediaAdvice(content.uploads, contentFolder),
    ...findSilentVideos(content),
    ...entries.flatMap(findUndescribedPictures),
  ];
  if (advice.length > 0) console.log('\nPhotos and videos to improve:');
  for (const { what, todo } of advice) console.log(`  ${what}\n    ${todo}`);
  const unused = findUnusedUploads(content);
  if (unused.length > 0) console.log('\nPhotos and videos that no page shows; delete them, or use them:');
  for (const src of unused) console.log(`  content${src}`);

  for (const language of languages.filter((other) => other !== defaultLanguage)) {
    console.log(`\nTranslation into ${language}:`);
    let missing = 0;
    let total = 0;
    for (const { file, entry, fields } of entries) {
      const coverage = measureCoverage(fields, entry, language);
      missing += coverage.missing.length;
      total += coverage.total;
      console.log(`  ${file}: ${coverage.total - coverage.missing.length} of ${coverage.total}`);
      const name = (path: string, source = defaultLanguage) => namePlace(fields, path, entry[source]);
      for (const field of coverage.missing) console.log(`    ${name(field)} is missing: the French text is shown`);
      for (const field of coverage.leftover)
        console.log(`    ${name(field, language)} has no French counterpart, so it is not shown`);
      for (const field of coverage.ignored)
        console.log(`    ${name(field)} is read from French only: this value is not shown`);
    }
    console.log(`${language}: ${missing} of ${total} fields missing`);
  }
});
