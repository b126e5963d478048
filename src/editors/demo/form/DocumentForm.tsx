import { css } from '@emotion/react';
import type { Tree } from '../../../content/documents/bilingual';
import { findReviewNotes } from '../../../content/documents/findReviewNotes';
import { toFrenchDate } from '../../../content/fields/date';
import type { Fields } from '../../../content/fields/fields';
import type { FieldProblem, ReasonValues } from '../../../content/problems';
import { type Language, languages, languagesInFrench } from '../../../shared/i18n/languages';
import { from, until } from '../../../shared/theme/breakpoints';
import { chosenStyles, displayFace, visuallyHiddenStyles } from '../../../shared/theme/islandStyles';
import { token } from '../../../shared/theme/tokens';
import { useLabels } from '../../../shared/wording/wording';
import { fieldsStyles } from '../editorStyles';
import { FieldInputs } from './FieldInputs';
import type { FormState } from './formState';
import { ProblemSummary } from './ProblemSummary';

type DocumentFormProps = {
  fields: Fields;
  /** What the form shows if there is no draft. */
  initial: Tree;
  edited: Tree;
  problems: readonly FieldProblem[];
  /** The language shown on a narrow screen. */
  language: Language;
  onLanguage: (language: Language) => void;
  onChange: FormState['onChange'];
};

const formStyles = css`
  ${fieldsStyles};
  ${until.medium} {
    ${languages.map((language) => `&:not([data-language='${language}']) [data-side='${language}']`).join(',')} {
      display: none;
    }
  }
`;

const switchStyles = css`
  position: sticky;
  inset-block-start: calc(var(--banner) - 1px);
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  margin: -1rem calc(-1 * ${token('--space-page')}) -0.5rem;
  padding: 0.5rem ${token('--space-page')};
  background: ${token('--color-paper')};
  border-block-end: 1px solid ${token('--color-line')};
  ${from.medium} {
    display: none;
  }
  button {
    flex: 1 0 40%;
    min-inline-size: min-content;
    overflow-wrap: normal;
    min-block-size: ${token('--size-touch')};
    border: 2px solid ${token('--color-ink')};
    ${displayFace('1em')};
    &::first-letter {
      text-transform: uppercase;
    }
    &[aria-pressed='true'] {
      ${chosenStyles};
    }
  }
`;

export function DocumentForm(props: DocumentFormProps) {
  const { fields, initial, edited, problems, language, onLanguage, onChange } = props;
  const label = useLabels();
  const notes = findReviewNotes(fields, initial, edited);
  const messages = new Map(
    problems.map(({ field, reason, values }) => [field, label(`editor.problem.${reason}`, withFrenchDates(values))]),
  );
  return (
    <div css={formStyles} data-language={language}>
      <ProblemSummary fields={fields} edited={edited} messages={messages} />
      <fieldset css={switchStyles}>
        <legend css={visuallyHiddenStyles}>{label('editor.edit.language')}</legend>
        {languages.map((offered) => (
          <button
            key={offered}
            type="button"
            aria-pressed={offered === language}
            data-show-language={offered}
            onClick={() => onLanguage(offered)}
          >
            {languagesInFrench[offered]}
          </button>
        ))}
      </fieldset>
      <FieldInputs form={{ edited, problems: messages, notes, onChange }} fields={fields} />
    </div>
  );
}

/** The values of a problem, with dates as the form shows them. */
function withFrenchDates(values: ReasonValues): ReasonValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toFrenchDate(String(value))]));
}
