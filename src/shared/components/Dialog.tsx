import { css, type SerializedStyles } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { token } from '../theme/tokens';

type DialogProps = {
  isOpen: boolean;
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

/** A native modal `<dialog>`: the browser traps the focus and makes the page inert. */
export function Dialog({ isOpen, onClose, label, styles, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Selecting text can start on the content and end on the backdrop: that click must not close the dialog.
  const startedOnBackdrop = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const opener = document.activeElement as HTMLElement | null;
    element.showModal();
    const { scrollY } = window;
    const { style, clientWidth } = document.documentElement;
    const { overflow, scrollbarGutter } = style;
    // Reserves the room of the page's scrollbar, because the page would widen without it. A dialog as wide as the page
    // gets none: the empty room would show beside it.
    const hasRoom = window.innerWidth > clientWidth && clientWidth > element.offsetWidth;
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: hasRoom ? 'stable' : 'auto' });
    return () => {
      Object.assign(style, { overflow, scrollbarGutter });
      element.close();
      // Browsers of 2021 do not return the focus by themselves.
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
      // Firefox scrolls the page when a dialog opens or closes.
      window.scrollTo({ top: scrollY, behavior: 'instant' });
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, handled by onCancel
    <dialog
      ref={dialog}
      css={[dialogStyles, styles]}
      aria-label={label}
      // In React, both events also reach an enclosing dialog, which must ignore them. Browsers do not bubble them.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // At a second Escape, browsers close the dialog without a cancel event. After Back and a quick Forward, the close
      // event of Back finds the dialog open again.
      onClose={({ target, currentTarget }) => target === currentTarget && isOpen && !currentTarget.open && onClose()}
      onPointerDown={({ target, currentTarget }) => {
        startedOnBackdrop.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && startedOnBackdrop.current && onClose()}
    >
      {isOpen && children}
    </dialog>
  );
}
