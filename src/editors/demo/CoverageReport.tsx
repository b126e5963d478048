import { css } from '@emotion/react';
import { useLabels } from '../../components/wording';
import { measureCoverage } from '../../content/coverage';
import type { Fields } from '../../content/fields';
import type { Entry } from '../../content/localize';
import { defaultLanguage, languages, languagesInFrench } from '../../i18n/languages';
import { token } from '../../theme/tokens';
import { nameField } from './nameField';

const remarksStyles = css`
  padding-block-end: 0.5rem;
  padding-inline-start: 1.125rem;
  list-style: disc;
  font-size: ${token('--size-small')};
`;

const remarks = ['missing', 'identical', 'uneven'] as const;

/** The translation coverage of an entry, and the fields to review. */
export function CoverageReport({ fields, entry }: { fields: Fields; entry: Entry }) {
  const label = useLabels();
  const translations = languages.filter((language) => language !== defaultLanguage);
  return translations.map((language) => {
    const { total, ...found } = measureCoverage(fields, entry, language);
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
}
