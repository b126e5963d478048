import { css, Global } from '@emotion/react';
import { buttonStyles } from '../components/buttonStyles';
import { useLabels } from '../components/wording';
import { from } from '../theme/media';
import { token } from '../theme/tokens';

type SaveBarProps = {
  /** How things stand, in words. */
  status: string;
  isWrong: boolean;
  isSaving: boolean;
  /** On a narrow screen fields and preview take turns. */
  shown: 'fields' | 'preview';
  onShow: (shown: 'fields' | 'preview') => void;
};

const barStyles = css`
  position: sticky;
  inset-block-end: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  margin-inline: calc(-1 * ${token('--space-page')});
  padding: 0.625rem ${token('--space-page')};
  border-block-start: 2px solid ${token('--color-ink')};
  background: ${token('--color-paper')};
  ${from.large} {
    grid-column: 1 / -1;
  }
  p {
    flex: 1 1 100%;
    font-size: ${token('--size-small')};
    ${from.medium} {
      flex: 1;
    }
  }
  [data-wrong='true'] {
    color: ${token('--color-accent-strong')};
    font-weight: 700;
  }
  button {
    flex: 1 1 8rem;
    padding-inline: 0.75rem;
    ${from.medium} {
      flex: none;
      padding-inline: 1.375rem;
    }
  }
`;

/** Toasts lie above it, and so does a field that the focus goes to. */
const liftStyles = css`
  :root {
    --toast-lift: 7rem;
    ${from.medium} {
      --toast-lift: 4.5rem;
    }
  }
  /* Room below the field, rather than above the bar: the bar's own buttons are not to move the page. */
  :is(input, textarea, select) {
    scroll-margin-block-end: calc(var(--toast-lift) + 2rem);
  }
`;

const turnStyles = css`
  ${buttonStyles.outline};
  ${from.large} {
    display: none;
  }
`;

/** Always in reach: how things stand, the preview where it is not beside the fields, and the save. */
export function SaveBar({ status, isWrong, isSaving, shown, onShow }: SaveBarProps) {
  const label = useLabels();
  const other = shown === 'fields' ? 'preview' : 'fields';
  return (
    <div css={barStyles}>
      <Global styles={liftStyles} />
      <p role="status" data-wrong={isWrong}>
        {status}
      </p>
      <button type="button" css={turnStyles} onClick={() => onShow(other)}>
        {label(`admin.edit.${other}`)}
      </button>
      <button type="submit" css={buttonStyles.primary} aria-disabled={isSaving}>
        {label(isSaving ? 'admin.edit.saving' : 'admin.edit.save')}
      </button>
    </div>
  );
}
