import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Tree } from '../../../content/documents/bilingual';
import type { Site } from '../../../content/model/model';
import type { Language } from '../../../shared/i18n/languages';
import { from } from '../../../shared/theme/breakpoints';
import { GlobalStyles } from '../../../shared/theme/GlobalStyles';
import { token } from '../../../shared/theme/tokens';
import { readWording } from '../../../shared/wording/pageWording';
import { useLabels, WordingContext } from '../../../shared/wording/wording';
import { drawPreview, type PreviewedKey } from './drawPreview';

type PreviewPaneProps = { documentKey: PreviewedKey; edited: Tree; site: Site; language: Language };

/** As wide as a phone or the window, and as high as the dialog leaves, over whose padding the iframe reaches. */
const iframeStyles = css`
  inline-size: min(360px, 100vw);
  justify-self: center;
  block-size: calc(100dvh - 2.25rem - 6px - ${token('--size-touch')});
  min-block-size: 20rem;
  margin-block-end: -1.25rem;
  border: 0;
  box-shadow: 0 0 0 2px ${token('--color-ink')};
  background: ${token('--color-paper')};
  ${from.large} {
    position: sticky;
    margin: 0 2px 0 0;
    inset-block-start: calc(var(--banner) + 0.75rem);
    block-size: calc(100vh - var(--banner) - var(--save-bar) - 1.5rem);
  }
`;

const screenStyles = css`
  margin-block-start: calc(-1 * ${token('--height-bar')});
`;

/**
 * Renders the edited document with the site's own components, as a phone shows it in a chosen language: in an iframe,
 * so that media queries apply to its width. Links are not followed.
 */
export function PreviewPane({ documentKey, edited, site, language }: PreviewPaneProps) {
  const label = useLabels();
  const [drawn, setDrawn] = useState(edited);
  // Draws at a pause in typing, because an album of 200 photos takes too long to draw at each key.
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDrawn(edited)), 300);
    return () => clearTimeout(timer);
  }, [edited]);
  const { i18n } = useTranslation();
  const wording = useMemo(() => readWording(i18n, language), [i18n, language]);
  const section = useMemo(() => drawPreview(documentKey, drawn, site, language), [documentKey, drawn, site, language]);
  const [iframe, setIframe] = useState<{ body: HTMLElement; cache: EmotionCache }>();
  return (
    <>
      <iframe
        css={iframeStyles}
        title={label('editor.edit.preview')}
        // The doctype avoids quirks mode.
        srcDoc="<!doctype html><html lang=fr><title>·</title>"
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          const { body, head } = contentDocument;
          setIframe({ body, cache: createCache({ key: 'preview', container: head }) });
        }}
      />
      {iframe &&
        createPortal(
          <CacheProvider value={iframe.cache}>
            <GlobalStyles />
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is also a click */}
            <main lang={language} css={screenStyles} onClick={(event) => event.preventDefault()}>
              <WordingContext value={wording}>{section}</WordingContext>
            </main>
          </CacheProvider>,
          iframe.body,
        )}
    </>
  );
}
