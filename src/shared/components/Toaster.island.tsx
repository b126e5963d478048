import { css, type SerializedStyles } from '@emotion/react';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dismissToast, type Toast, toastStore } from '../browser/toasts';
import { type DataSelector, data } from '../dataAttributes';
import { from } from '../theme/breakpoints';
import { errorSignStyles, onDarkStyles, pageEdge, screenOnlyStyles } from '../theme/islandStyles';
import { token } from '../theme/tokens';
import { useLabels } from '../wording/wording';
import { Icon } from './Icon';

export const labelNames = ['toast.region', 'dialog.close'] as const;

/** Leaves room for a field, its label and a line of its error; on a very low screen, for field and label. */
const maxHeight = `max(${token('--height-bar')} + 5rem, 100vh - 9rem)`;

/** Toasts lie over the top bar, so that they cover no text of the form. A text that is too long scrolls. */
const regionStyles = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 30;
  max-inline-size: 29rem;
  max-block-size: ${maxHeight};
  overflow-y: auto;
  ${from.medium} {
    margin-inline-start: ${pageEdge};
  }
  ${screenOnlyStyles};
`;

const toastStyles = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  min-block-size: ${token('--height-bar')};
  padding-inline-start: 0.75rem;
  border-inline-start: 6px solid ${token('--color-primary')};
  background: ${token('--color-ink')};
  ${onDarkStyles};
  font-size: ${token('--size-small')};
  line-height: 1.3;
  ${"&[data-tone='error']" satisfies DataSelector} {
    border-color: ${token('--color-mark')};
    strong {
      ${errorSignStyles};
    }
  }
  p {
    padding-block: 0.375rem;
  }
  strong::after {
    content: '.';
  }
  button {
    display: grid;
    place-items: center;
    padding: 0;
    inline-size: ${token('--size-touch')};
    block-size: ${token('--size-touch')};
  }
`;

const serverToasts: readonly Toast[] = [];

/** The live region exists before any toast, because screen readers announce only its later changes. */
export function Toaster({ place }: { place?: SerializedStyles }) {
  const label = useLabels<typeof labelNames>();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, () => serverToasts);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With this scroll padding, the browser scrolls a focused field to below the toasts. It considers only the field's
    // line of text, hence the added 1rem. A page that gives toasts another `place` has a scroll padding of its own.
    const box = !place && toasts.length > 0 ? region.current?.getBoundingClientRect() : undefined;
    document.documentElement.style.scrollPaddingBlockStart = box
      ? // An on-screen keyboard may shrink the screen later.
        `calc(min(${box.bottom}px, ${maxHeight}) + 1rem)`
      : '';
  }, [toasts, place]);
  return (
    // Not a landmark, which would be empty most of the time. Unlike a status, a log announces each toast by itself.
    <div ref={region} css={[regionStyles, place]} role="log" aria-label={label('toast.region')} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

// The pace of a slow reader; the minimum leaves time to notice the toast.
const millisecondsPerCharacter = 90;
const minMilliseconds = 8000;
/** Shorter, because the page also shows what succeeded. */
const successMilliseconds = 5000;

function ToastCard({ toast }: { toast: Toast }) {
  const { id, tone, title, message, messageLanguage } = toast;
  const label = useLabels<typeof labelNames>();
  const [isPaused, setIsPaused] = useState(false);
  const previousFocus = useRef<EventTarget | null>(null);

  useEffect(() => {
    if (isPaused) return;
    const readingTime = Math.max(minMilliseconds, (title.length + message.length) * millisecondsPerCharacter);
    const timer = setTimeout(() => dismissToast(id), tone === 'error' ? readingTime : successMilliseconds);
    return () => clearTimeout(timer);
  }, [toast, isPaused]);

  const takeFocus = ({ relatedTarget }: FocusEvent) => {
    previousFocus.current = relatedTarget;
    setIsPaused(true);
  };

  // Removing the focused button would send the focus to the top of the page.
  const close = () => {
    dismissToast(id);
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause the timeout
    <div
      css={toastStyles}
      {...data({ 'data-tone': tone })}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={({ currentTarget }) => setIsPaused(currentTarget.matches(':focus-within'))}
      onFocus={takeFocus}
      onBlur={({ currentTarget }) => setIsPaused(currentTarget.matches(':hover'))}
    >
      <p>
        <strong>{title}</strong> <span lang={messageLanguage}>{message}</span>
      </p>
      <button type="button" aria-label={label('dialog.close')} onClick={close}>
        <Icon name="close" size="1.25rem" />
      </button>
    </div>
  );
}
