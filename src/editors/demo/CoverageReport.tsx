import { css } from '@emotion/react';
import { useLabels } from '../../components/wording';
import { measureCoverage } from '../../content/coverage';
import { nameField } from '../../content/documents/nameField';
import type { Fields } from '../../content/fields';
import type { Entry } from '../../content/localize';
import { defaultLanguage, languages, languagesInFrench } from '../../i18n/languages';
import { token } from '../../theme/tokens';
import { findReviewNotes } from './fields/findReviewNotes';

const remarksStyles = css`
  padding-block-end: 0.5rem;
  padding-inline-start: 1.125rem;
  list-style: disc;
  font-size: ${token('--size-small')};
`;

const remarks = ['missing', 'stale', 'identical', 'uneven'] as const;

type CoverageReportProps = {
  fields: Fields;
  /** The entry in the content files. */
  original: Entry;
  entry: Entry;
};

/** The translation coverage of an entry, and the fields to review. */
export function CoverageReport({ fields, original, entry }: CoverageReportProps) {
  const label = useLabels();
  const notes = findReviewNotes(fields, original, entry);
  const counted = [...notes].flatMap(([path, note]) => (note === 'recount' ? nameField(fields, path) : []));
  const translations = languages.filter((language) => language !== defaultLanguage);
  const reports = translations.map((language) => {
    const { total, ...measured } = measureCoverage(fields, entry, language);
    const stale = [...notes].filter(([path, note]) => note === 'stale' && path.startsWith(`${language}.`));
    const found = { ...measured, stale: stale.map(([path]) => path.slice(language.length + 1)) };
    const done = total - found.missing.length;
    return (
      <div key={language}>
        <p>{label('admin.coverage.done', { language: languagesInFrench[language], done, total })}</p>
        {remarks
          .filter((remark) => found[remark].length > 0)
          .map((remark) => (
            <details key={remark}>
              <summary>{label(`admin.coverage.${remark}`, { count: found[remark].length })}</summary>
              <ul css={remarksStyles}>
                {found[remark].map((path) => (
                  <li key={path}>{nameField(fields, path)}</li>
                ))}
              </ul>
            </details>
          ))}
      </div>
    );
  });
  return (
    <>
      {reports}
      {counted.map((name) => (
        <p key={name}>{label('admin.coverage.recount', { name })}</p>
      ))}
    </>
  );
}
