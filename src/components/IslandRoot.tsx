import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createContext, type ReactNode } from 'react';
import type { Site } from '../content/model';
import type { Language } from '../i18n/languages';
import { createWording, WordingContext } from './wording';

/** The site whose pages are shared. In a preview there is none, and nothing to share. */
export const SharedSiteContext = createContext<Pick<Site, 'name' | 'url'> | undefined>(undefined);

/** Everything an island knows: plain data, written into the page beside it. */
export type IslandData = {
  props: object;
  labels: Record<string, string>;
  language: Language;
  site: Pick<Site, 'name' | 'url'> | undefined;
};

type IslandRootProps = { data: Omit<IslandData, 'props'>; styles: EmotionCache; children: ReactNode };

/** What surrounds an island, in the build and in the browser alike: hydration needs both to be the same. */
export function IslandRoot({ data: { labels, language, site }, styles, children }: IslandRootProps) {
  return (
    <CacheProvider value={styles}>
      <WordingContext value={createWording(labels, language)}>
        <SharedSiteContext value={site}>{children}</SharedSiteContext>
      </WordingContext>
    </CacheProvider>
  );
}
