import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Dialog } from '../../shared/components/Dialog';
import { token } from '../../shared/theme/tokens';
import { useLabels } from '../../shared/wording/wording';
import { toolRowStyles, toolStyles } from './editorStyles';

type EditorDialogProps = { isOpen: boolean; onClose: () => void; title: string; children: ReactNode };

const dialogStyles = css`
  inline-size: min(44rem, 100%);
  max-inline-size: none;
  max-block-size: 100dvh;
  border-block-start: 6px solid ${token('--color-mark')};
`;

const contentStyles = css`
  display: grid;
  grid-template-columns: 100%;
  gap: 1rem;
  padding: 1.25rem min(1.25rem, 3vw);
  h2 {
    flex: 1;
    font-size: ${token('--size-card-title')};
  }
  h3 {
    font-size: 1rem;
  }
`;

export function EditorDialog({ isOpen, onClose, title, children }: EditorDialogProps) {
  const label = useLabels();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={title} styles={dialogStyles}>
      <div css={contentStyles}>
        <div css={toolRowStyles}>
          <h2>{title}</h2>
          <button type="button" css={toolStyles} onClick={onClose}>
            {label('dialog.close')}
          </button>
        </div>
        {children}
      </div>
    </Dialog>
  );
}
