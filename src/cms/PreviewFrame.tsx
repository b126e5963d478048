import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type ResolvePicture, ResolvePictureContext } from '../components/Picture';
import { createWording, WordingContext } from '../components/wording';
import type { Content } from '../content/model';
import { defaultLanguage, type Language } from '../i18n/languages';
import { GlobalStyles } from '../theme/GlobalStyles';
import { token } from '../theme/tokens';
import { pageWords } from './words';

type PreviewFrameProps = {
  /** The document of the preview pane: what is drawn into it takes its styles from there. */
  document: Document;
  language: Language;
  labels: Content['labels'];
  resolvePicture: ResolvePicture;
  children: ReactNode;
};

/** What every page of the site has around it, inside of Decap's preview pane. It is only looked at. */
export function PreviewFrame({ document, language, labels, resolvePicture, children }: PreviewFrameProps) {
  const cache = useMemo(() => createCache({ key: 'preview', container: document.head }), [document]);
  const wording = useMemo(
    () => createWording({ ...labels[defaultLanguage], ...labels[language] }, language),
    [labels, language],
  );
  // Decap leaves its frame without a name.
  useEffect(() => document.defaultView?.frameElement?.setAttribute('title', pageWords.preview), [document]);
  return (
    <CacheProvider value={cache}>
      <WordingContext value={wording}>
        <ResolvePictureContext value={resolvePicture}>
          <GlobalStyles />
          <div inert lang={language} css={{ marginBlockStart: `calc(-1 * ${token('--height-bar')})` }}>
            {children}
          </div>
        </ResolvePictureContext>
      </WordingContext>
    </CacheProvider>
  );
}
