import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Dialog } from '../../components/Dialog';
import { token } from '../../theme/tokens';
import { toolsStyles } from './styles';

type EditorDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Buttons beside the title. */
  tools?: ReactNode;
  children: ReactNode;
};

const dialogStyles = css`
  inline-size: min(44rem, calc(100vw - 1rem));
  max-block-size: calc(100dvh - 1rem);
  border-block-start: 6px solid ${token('--color-mark')};
`;

const contentStyles = css`
  display: grid;
  gap: 1rem;
  padding: 1.25rem;
  h2 {
    flex: 1;
    font-size: ${token('--size-card-title')};
  }
  h3 {
    font-size: 1rem;
  }
`;

/** A dialog of the editor, under its title. */
export function EditorDialog({ open, onClose, title, tools, children }: EditorDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} label={title} styles={dialogStyles}>
      <div css={contentStyles}>
        <div css={toolsStyles}>
          <h2>{title}</h2>
          {tools}
        </div>
        {children}
      </div>
    </Dialog>
  );
}
