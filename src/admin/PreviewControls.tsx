import { css } from '@emotion/react';
import { useLabels } from '../components/useLabels';
import { type Language, languageNames, languages } from '../i18n/languages';
import { from } from '../theme/media';
import { token } from '../theme/tokens';

export type View = {
  /** On a narrow screen fields and preview take turns. */
  shown: 'fields' | 'preview';
  screen: 'phone' | 'desktop';
  language: Language;
};

type PreviewControlsProps = { view: View; onChange: (view: View) => void };

const barStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

const groupStyles = css`
  display: flex;
  border: 2px solid ${token('--color-ink')};
  border-radius: 3px;
  button {
    min-block-size: ${token('--size-touch')};
    padding-inline: 0.875rem;
    border: 0;
    background: transparent;
    font-weight: 700;
    &[aria-pressed='true'] {
      background: ${token('--color-ink')};
      color: ${token('--color-on-dark')};
    }
  }
`;

const turnsStyles = css`
  ${groupStyles};
  ${from.large} {
    display: none;
  }
`;

export function PreviewControls({ view, onChange }: PreviewControlsProps) {
  const label = useLabels();
  const choice = <K extends keyof View>(name: K, value: View[K], text: string) => (
    <button
      key={value}
      type="button"
      aria-pressed={view[name] === value}
      onClick={() => onChange({ ...view, [name]: value })}
    >
      {text}
    </button>
  );
  return (
    <div css={barStyles}>
      <div css={turnsStyles}>
        {choice('shown', 'fields', label('admin.edit.fields'))}
        {choice('shown', 'preview', label('admin.edit.preview'))}
      </div>
      <div css={groupStyles}>
        {choice('screen', 'phone', label('admin.edit.phone'))}
        {choice('screen', 'desktop', label('admin.edit.desktop'))}
      </div>
      <div css={groupStyles}>{languages.map((language) => choice('language', language, languageNames[language]))}</div>
    </div>
  );
}
