import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { type CSSProperties, type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../../i18n/languages';
import { GlobalStyles } from '../../theme/GlobalStyles';
import { from } from '../../theme/media';
import { token } from '../../theme/tokens';

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

/** A scaled iframe, so that media queries see the width of the chosen screen. Its links are disabled. */
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
        srcDoc="<!doctype html><title>·</title>"
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
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only disables the links inside, for keys too */}
            <main
              lang={language}
              css={{ marginBlockStart: `calc(-1 * ${token('--height-bar')})` }}
              onClick={(event) => event.preventDefault()}
            >
              {children}
            </main>
          </CacheProvider>,
          frame.body,
        )}
    </div>
  );
}
