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

/**
 * A document of its own, so that the sections see the width of the screen they are shown on. It can be scrolled and read,
 * but its links lead nowhere.
 */
export function Screen({ width, title, language, children }: ScreenProps) {
  const [inner, setInner] = useState<{ body: HTMLElement; cache: EmotionCache }>();
  const [room, setRoom] = useState(width);

  const observe = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={observe}
      css={frameStyles}
      style={{ '--screen': `${width}px`, '--scale': Math.min(1, room / width) } as CSSProperties}
    >
      <iframe
        title={title}
        // Without a doctype browsers would draw it by the rules of the last century.
        srcDoc="<!doctype html><title>·</title>"
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          const { body, head } = contentDocument;
          setInner({ body, cache: createCache({ key: 'preview', container: head }) });
        }}
      />
      {inner &&
        createPortal(
          <CacheProvider value={inner.cache}>
            <GlobalStyles />
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps the links inside from being followed, by keys too */}
            <main
              lang={language}
              css={{ marginBlockStart: `calc(-1 * ${token('--height-bar')})` }}
              onClick={(event) => event.preventDefault()}
            >
              {children}
            </main>
          </CacheProvider>,
          inner.body,
        )}
    </div>
  );
}
