import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { type CSSProperties, type ReactNode, useCallback, useState } from 'react';
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
`;

/** A scaled iframe, so that media queries apply to the chosen width. Links are not followed. */
export function Screen({ width, title, language, children }: ScreenProps) {
  const [frame, setFrame] = useState<{ body: HTMLElement; cache: EmotionCache }>();
  const [availableWidth, setAvailableWidth] = useState(width);

  const observe = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(([entry]) => entry && setAvailableWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

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
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too */}
            <main lang={language} css={screenStyles} onClick={(event) => event.preventDefault()}>
              {children}
            </main>
          </CacheProvider>,
          frame.body,
        )}
    </div>
  );
}
