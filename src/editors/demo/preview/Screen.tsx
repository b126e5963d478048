import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../../../shared/i18n/languages';
import { GlobalStyles } from '../../../shared/theme/GlobalStyles';
import { from } from '../../../shared/theme/media';
import { token } from '../../../shared/theme/tokens';

type ScreenProps = {
  /** In CSS pixels. */
  width: number;
  title: string;
  language: Language;
  /** The index of the item to scroll to, or -1 for the rest of the section; undefined keeps the scroll position. */
  shown: number | undefined;
  /** Called with the index of the pressed item, or -1. */
  onPick: (item: number) => void;
  children: ReactNode;
};

const frameStyles = css`
  --frame: calc(100svh - 17.5rem);
  inline-size: 100%;
  max-inline-size: calc(var(--screen) + 2 * 6px);
  margin-inline: auto;
  block-size: calc(var(--frame) + 2 * 6px);
  min-block-size: 20rem;
  border: 6px solid ${token('--color-ink')};
  border-radius: 10px;
  background: ${token('--color-paper')};
  overflow: hidden;
  ${from.large} {
    --frame: calc(100svh - 13rem);
  }
  iframe {
    display: block;
    inline-size: var(--screen);
    block-size: calc(var(--frame) / var(--scale));
    border: 0;
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
`;

const screenStyles = css`
  margin-block-start: calc(-1 * ${token('--height-bar')});
  cursor: pointer;
`;

/**
 * A scaled iframe, so that media queries apply to the chosen width. A press leads to the form; links are not followed.
 */
export function Screen({ width, title, language, shown, onPick, children }: ScreenProps) {
  const [frame, setFrame] = useState<{ body: HTMLElement; cache: EmotionCache }>();
  const [availableWidth, setAvailableWidth] = useState(width);

  const observe = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(([entry]) => entry && setAvailableWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Runs again when the pane of a narrow screen opens, because that changes the width.
  useEffect(() => {
    if (frame && shown !== undefined && availableWidth) reveal(findItems(frame.body)[shown] ?? frame.body);
  }, [frame, shown, availableWidth]);

  return (
    <div
      ref={observe}
      css={frameStyles}
      style={{ '--screen': `${width}px`, '--scale': Math.min(1, availableWidth / width) } as CSSProperties}
    >
      <iframe
        title={title}
        // The doctype avoids quirks mode.
        srcDoc="<!doctype html><html lang=fr><title>·</title>"
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          const { body, head } = contentDocument;
          setFrame({ body, cache: createCache({ key: 'preview', container: head }) });
        }}
      />
      {frame &&
        createPortal(
          <CacheProvider value={frame.cache}>
            <GlobalStyles />
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have the form itself */}
            <main
              lang={language}
              css={screenStyles}
              onClick={(event) => {
                event.preventDefault();
                onPick(findItems(event.currentTarget).findIndex((item) => item.contains(event.target as Element)));
              }}
            >
              {children}
            </main>
          </CacheProvider>,
          frame.body,
        )}
    </div>
  );
}

/** Scrolls the element's document to it. */
function reveal(element: Element): void {
  const view = element.ownerDocument.defaultView;
  const { top, bottom } = element.getBoundingClientRect();
  if (!view || (top >= 0 && bottom <= view.innerHeight)) return;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Not scrollIntoView, because it would scroll the editor's page too.
  view.scrollBy({ top: top - view.innerHeight / 8, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}

/** The items of a section's lists, without those of nested lists. */
export function findItems(section: HTMLElement): Element[] {
  const items = [...section.querySelectorAll(':is(ul, dl) > *')];
  return items.filter(({ parentElement }) => !parentElement?.parentElement?.closest('ul, dl'));
}
