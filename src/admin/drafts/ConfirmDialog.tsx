import { css } from '@emotion/react';
import { buttonStyles } from '../../components/buttonStyles';
import { Dialog } from '../../components/Dialog';
import { useLabels } from '../../components/wording';
import { token } from '../../theme/tokens';
import { toolsStyles } from '../styles';

type ConfirmDialogProps = {
  open: boolean;
  /** The prefix of its labels: `admin.reset` or `admin.leave`. */
  question: 'reset' | 'leave';
  text: string;
  onConfirm: () => void;
  onCancel: () => void;
};

const dialogStyles = css`
  inline-size: min(30rem, calc(100vw - 2rem));
  border-block-start: 6px solid ${token('--color-mark')};
`;

const contentStyles = css`
  display: grid;
  gap: 1rem;
  padding: 1.25rem;
  h2 {
    font-size: ${token('--size-card-title')};
  }
  button {
    flex: 1 1 10rem;
  }
`;

/** Asks before leaving or resetting. Escape cancels. */
export function ConfirmDialog({ open, question, text, onConfirm, onCancel }: ConfirmDialogProps) {
  const label = useLabels();
  const title = label(`admin.${question}.title`);
  return (
    <Dialog open={open} onClose={onCancel} label={title} styles={dialogStyles}>
      <div css={contentStyles}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div css={toolsStyles}>
          <button type="button" css={buttonStyles.primary} onClick={onCancel}>
            {label(`admin.${question}.cancel`)}
          </button>
          <button type="button" css={buttonStyles.outline} onClick={onConfirm}>
            {label(`admin.${question}.confirm`)}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
