import createCache from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Band } from '../components/Band';
import { type DocumentKey, documents } from '../content/documents';
import { finish } from '../content/finish';
import { type Entry, localize } from '../content/localize';
import type { Site } from '../content/model';
import type { Language } from '../i18n/languages';
import { About } from '../sections/About';
import { Activities } from '../sections/Activities';
import { Hero } from '../sections/Hero';
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
    case 'hero': {
      const { facts = [], ...hero } = finish(documents.hero, localize(documents.hero, entry, language), site);
      return <Hero {...hero} facts={facts} />;
    }
    case 'about': {
      const about = finish(documents.about, localize(documents.about, entry, language), site);
      const blank = { title: '', description: '' };
      return (
        <Band>
          <About
            {...about}
            mission={{ ...blank, ...about.mission }}
            vision={{ ...blank, ...about.vision }}
            values={{ ...blank, ...about.values }}
            impact={{ ...blank, ...about.impact }}
          />
        </Band>
      );
    }
    case 'activities': {
      const { activities = [], ...texts } = finish(
        documents.activities,
        localize(documents.activities, entry, language),
        site,
      );
      return (
        <Band tone="deep">
          <Activities
            {...texts}
            activities={activities.map(({ id, ...activity }, index) => ({ ...activity, slug: id, order: index + 1 }))}
          />
        </Band>
      );
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
