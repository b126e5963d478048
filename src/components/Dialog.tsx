import { css, type SerializedStyles } from '@emotion/react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { token } from '../theme/tokens';

type DialogProps = {
  open: boolean;
  /** Called for Escape, a click on the backdrop, or a phone's Back button where the browser supports it. */
  onClose: () => void;
  label: string;
  styles?: SerializedStyles;
  children: ReactNode;
};

const dialogStyles = css`
  padding: 0;
  border: 0;
  background: ${token('--color-paper')};
  color: inherit;
  &::backdrop {
    background: ${token('--color-veil')};
  }
`;

/** False before Chrome 37, Safari 15.4 and Firefox 98, which follow the links instead. */
export const hasDialogs = () => 'HTMLDialogElement' in window;

/**
 * A native modal `<dialog>`: the browser traps the focus, makes the page inert, and returns the focus. Closing it unmounts
 * its content, which stops videos and frees their memory.
 */
export function Dialog({ open, onClose, label, styles, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Selecting text can start on the content and end on the backdrop: that click must not close the dialog.
  const startedOnBackdrop = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    const { scrollY } = window;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = overflow;
      element.close();
      // Hiding the scrollbar widened the page, and Firefox changed its scroll position.
      window.scrollTo({ top: scrollY, behavior: 'instant' });
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, handled by onCancel
    <dialog
      ref={dialog}
      css={[dialogStyles, styles]}
      aria-label={label}
      // React bubbles both events to an enclosing dialog; browsers do not.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog without a cancel event when Escape is pressed twice.
      onClose={({ target, currentTarget }) => target === currentTarget && open && onClose()}
      onPointerDown={({ target, currentTarget }) => {
        startedOnBackdrop.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && startedOnBackdrop.current && onClose()}
    >
      {open && children}
    </dialog>
  );
}

/** Opens a dialog instead of following matching links anywhere in the page, unless the click asks for a new tab. */
export function useLinks(selector: string, open: (link: HTMLAnchorElement) => void): void {
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
    if (!link || !hasDialogs() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(link);
  });
  useEffect(() => {
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);
}
