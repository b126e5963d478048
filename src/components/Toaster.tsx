import { css } from '@emotion/react';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { from } from '../theme/media';
import { token } from '../theme/tokens';
import { Icon } from './Icon';
import { dismissToast, type Toast, toastStore } from './toasts';
import { useLabels } from './wording';

const regionStyles = css`
  position: fixed;
  inset-block-end: var(--toast-lift, 0);
  inset-inline: 0;
  z-index: 30;
  display: grid;
  gap: 0.5rem;
  padding: 0.75rem;
  pointer-events: none;
  ${from.medium} {
    inset-inline-start: auto;
    inline-size: 27rem;
  }
`;

const toastStyles = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  padding: 0.75rem 0.25rem 0.75rem 1rem;
  border-inline-start: 6px solid ${token('--color-primary')};
  background: ${token('--color-ink')};
  color: ${token('--color-on-dark')};
  pointer-events: auto;
  &[data-tone='error'] {
    border-color: ${token('--color-accent')};
  }
  strong {
    display: block;
    padding-block: 0.5rem 0.125rem;
  }
  button {
    display: grid;
    place-items: center;
    inline-size: ${token('--size-touch')};
    block-size: ${token('--size-touch')};
    border: 0;
    background: transparent;
  }
  :focus-visible {
    outline-color: ${token('--color-mark')};
  }
`;

const serverToasts: readonly Toast[] = [];

/** Shows the toasts, once per page: a polite live region that is there from the start, so that all of it is announced. */
export function Toaster() {
  const label = useLabels();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, () => serverToasts);
  return (
    <section css={regionStyles} aria-label={label('toast.region')} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

// A slow reader's pace, and a start to notice it by.
const millisecondsPerCharacter = 90;
const shortestMilliseconds = 8000;

function ToastCard({ toast: { id, tone, title, message, messageLanguage } }: { toast: Toast }) {
  const label = useLabels();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  const held = pointed || focused;

  useEffect(() => {
    if (held) return;
    const readingTime = (title.length + message.length) * millisecondsPerCharacter;
    const timer = setTimeout(() => dismissToast(id), Math.max(shortestMilliseconds, readingTime));
    return () => clearTimeout(timer);
  }, [id, title, message, held]);

  const takeFocus = ({ relatedTarget }: FocusEvent) => {
    cameFrom.current = relatedTarget;
    setFocused(true);
  };

  // The button goes with its toast: focus returns to where it was, and not to the top of the page.
  const close = () => {
    dismissToast(id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only stop the clock
    <div
      css={toastStyles}
      data-tone={tone}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={takeFocus}
      onBlur={() => setFocused(false)}
    >
      <p>
        <strong>{title}</strong>
        <span lang={messageLanguage}>{message}</span>
      </p>
      <button type="button" aria-label={label('dialog.close')} onClick={close}>
        <Icon name="close" size="1.25rem" />
      </button>
    </div>
  );
}
