import { css, type SerializedStyles } from '@emotion/react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { token } from '../theme/tokens';

type DialogProps = {
  open: boolean;
  /** Asked for by Escape, the backdrop, or the phone's Back button where the browser hands it to dialogs. */
  onClose: () => void;
  /** What screen readers call it. */
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

/** Not before Chrome 37, Safari 15.4 and Firefox 98: there, the links that would open a dialog are followed instead. */
export const hasDialogs = () => 'HTMLDialogElement' in window;

/**
 * A native modal `<dialog>`: the browser traps the focus, makes the rest inert and gives the focus back on closing.
 * Its content exists only while it is open, so that closing stops a video and frees the media.
 */
export function Dialog({ open, onClose, label, styles, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A press that began on the content and ended beside it, as when text is selected, is none on the backdrop.
  const beganOnBackdrop = useRef(false);

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
      // Without its scrollbar the page was wider, and Firefox has moved what is in view.
      window.scrollTo({ top: scrollY, behavior: 'instant' });
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard there is Escape, which arrives as onCancel
    <dialog
      ref={dialog}
      css={[dialogStyles, styles]}
      aria-label={label}
      // React passes both on to a dialog around this one, as browsers do not.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A browser may close it without asking: Escape pressed twice.
      onClose={({ target, currentTarget }) => target === currentTarget && open && onClose()}
      onPointerDown={({ target, currentTarget }) => {
        beganOnBackdrop.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && beganOnBackdrop.current && onClose()}
    >
      {open && children}
    </dialog>
  );
}

/**
 * Answers presses on links anywhere in the page, islands or not, by opening a dialog. A press that asks for a new tab or
 * window stays the browser's, as does every press where there are no dialogs.
 */
export function useLinks(selector: string, open: (link: HTMLAnchorElement) => void): void {
  const answer = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
    if (!link || !hasDialogs() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(link);
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => answer(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
}
