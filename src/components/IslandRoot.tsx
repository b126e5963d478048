import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createContext, type ReactNode } from 'react';
import type { Site } from '../content/model';
import type { Language } from '../i18n/languages';
import { createWording, WordingContext } from './wording';

/** The site that share links name. Undefined in previews, which show no share links. */
export const SharedSiteContext = createContext<Pick<Site, 'name' | 'url'> | undefined>(undefined);

/** An island's payload, serialized into the page beside it. */
export type IslandData = {
  props: object;
  labels: Record<string, string>;
  language: Language;
  site: Pick<Site, 'name' | 'url'> | undefined;
};

type IslandRootProps = { data: Omit<IslandData, 'props'>; styles: EmotionCache; children: ReactNode };

/** Wraps an island identically in the build and in the browser, as hydration requires. */
export function IslandRoot({ data: { labels, language, site }, styles, children }: IslandRootProps) {
  return (
    <CacheProvider value={styles}>
      <WordingContext value={createWording(labels, language)}>
        <SharedSiteContext value={site}>{children}</SharedSiteContext>
      </WordingContext>
    </CacheProvider>
  );
}
