import { css } from '@emotion/react';
import { buttonStyles } from '../components/buttonStyles';
import { Dialog } from '../components/Dialog';
import { token } from '../theme/tokens';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: string;
  /** What goes on, and what stays as it is. */
  confirm: string;
  cancel: string;
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
`;

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  button {
    flex: 1 1 10rem;
  }
`;

/** A question before something is left or undone. Escape answers no. */
export function ConfirmDialog({ open, title, text, confirm, cancel, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onCancel} label={title} styles={dialogStyles}>
      <div css={contentStyles}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div css={actionsStyles}>
          <button type="button" css={buttonStyles.primary} onClick={onCancel}>
            {cancel}
          </button>
          <button type="button" css={buttonStyles.outline} onClick={onConfirm}>
            {confirm}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
