import { css } from '@emotion/react';
import { measureCoverage } from '../../content/check/coverage';
import { type Tree, toHalves } from '../../content/documents/bilingual';
import { findReviewNotes } from '../../content/documents/findReviewNotes';
import type { Fields } from '../../content/fields/fields';
import { nameField } from '../../content/fields/nameField';
import { useLabels } from '../../shared/components/wording';
import { defaultLanguage, languages, languagesInFrench } from '../../shared/i18n/languages';
import { token } from '../../shared/theme/tokens';

const notesStyles = css`
  padding-block-end: 0.5rem;
  padding-inline-start: 1.125rem;
  list-style: disc;
  font-size: ${token('--size-small')};
`;

const listedNotes = ['missing', 'stale'] as const;

type TranslationCoverageProps = {
  fields: Fields;
  /** The document as it is in the content files. */
  current: Tree;
  /** The document as edited, or the current one. */
  edited: Tree;
};

/** A document's translation coverage, and the fields to review. */
export function TranslationCoverage({ fields, current, edited }: TranslationCoverageProps) {
  const label = useLabels();
  const notes = [...findReviewNotes(fields, current, edited)];
  return languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => {
      const { total, missing } = measureCoverage(fields, toHalves(fields, edited), language);
      const done = total - missing.length;
      return (
        <div key={language}>
          <p>{label('admin.coverage.done', { language: languagesInFrench[language], done, total })}</p>
          {listedNotes.map((listed) => {
            const found = notes.filter(([path, note]) => note === listed && path.startsWith(`${language}.`));
            if (found.length === 0) return null;
            return (
              <details key={listed}>
                <summary>{label(`admin.coverage.${listed}`, { count: found.length })}</summary>
                <ul css={notesStyles}>
                  {found.map(([path]) => (
                    <li key={path}>{nameField(fields, path.slice(language.length + 1))}</li>
                  ))}
                </ul>
              </details>
            );
          })}
        </div>
      );
    });
}
