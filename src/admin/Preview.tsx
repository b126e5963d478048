import createCache from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { type DocumentKey, documents } from '../content/documents';
import type { Entry } from '../content/localize';
import type { Site } from '../content/model';
import { presentDraft } from '../content/presentDraft';
import type { Language } from '../i18n/languages';
import { HomeSection } from '../sections/HomeSection';
import { GlobalStyles } from '../theme/GlobalStyles';
import { token } from '../theme/tokens';

type PreviewProps = {
  document: DocumentKey;
  entry: Entry;
  site: Site;
  language: Language;
  /** The screen it is shown on, in CSS pixels. */
  width: number;
  title: string;
};

/** An entry that is being typed, drawn by the section components of the site itself. */
export function Preview({ document, entry, site, language, width, title }: PreviewProps) {
  return (
    <Screen width={width} title={title}>
      <GlobalStyles />
      <div css={{ marginBlockStart: `calc(-1 * ${token('--height-bar')})` }}>
        {drawSection(document, entry, site, language)}
      </div>
    </Screen>
  );
}

function drawSection(document: DocumentKey, entry: Entry, site: Site, language: Language): ReactNode {
  switch (document) {
    case 'hero':
      return <HomeSection section="hero" {...presentDraft(documents.hero, entry, site, language)} />;
    case 'about':
      return <HomeSection section="about" {...presentDraft(documents.about, entry, site, language)} />;
    case 'activities': {
      const { activities, ...texts } = presentDraft(documents.activities, entry, site, language);
      const drawn = activities.map(({ id, ...activity }, index) => ({ ...activity, slug: id, order: index + 1 }));
      return <HomeSection section="activities" {...texts} activities={drawn} />;
    }
  }
}

const frameStyles = css`
  overflow: hidden;
  border: 1px solid ${token('--color-ink')};
  background: ${token('--color-paper')};
  container-type: inline-size;
  iframe {
    inline-size: var(--screen);
    block-size: calc(36rem / var(--scale));
    border: 0;
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
`;

/**
 * A document of its own, so that the sections see the width of the screen they are shown on. It is only looked at: what
 * is in it can be neither pressed nor reached by keyboard.
 */
function Screen({ width, title, children }: { width: number; title: string; children: ReactNode }) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [room, setRoom] = useState(width);
  const inner = frame?.contentDocument;
  const cache = useMemo(() => inner && createCache({ key: 'preview', container: inner.head }), [inner]);
  const scale = Math.min(1, room / width);

  const observe = (element: HTMLDivElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  };

  return (
    <div
      ref={observe}
      css={frameStyles}
      style={{ '--screen': `${width}px`, '--scale': scale, blockSize: '36rem' } as React.CSSProperties}
    >
      <iframe ref={setFrame} title={title} tabIndex={-1} />
      {inner &&
        cache &&
        createPortal(
          <CacheProvider value={cache}>
            <div inert>{children}</div>
          </CacheProvider>,
          inner.body,
        )}
    </div>
  );
}
