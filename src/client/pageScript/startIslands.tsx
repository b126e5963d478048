import type { EmotionCache } from '@emotion/cache';
import { type ComponentType, startTransition } from 'react';
import { hydrateRoot, type RootOptions } from 'react-dom/client';
import { takeQueuedElements } from '../../shared/browser/queuedElements';
import { followHistory } from '../../shared/browser/useHistoryLayer';
import { type IslandData, IslandRoot } from '../../shared/components/Island';
import type { DataSelector, DataValues } from '../../shared/dataAttributes';
import type { LabelTexts } from '../../shared/i18n/interpolate';
import type { Language } from '../../shared/i18n/languages';
import { createWording } from '../../shared/wording/wording';
import { enhancePage } from './enhancePage';
import { hydrateStyles } from './hydrateStyles';
import { registerServiceWorker } from './registerServiceWorker';

type Options = Pick<RootOptions, 'onRecoverableError'> & {
  language: Language;
  labels: LabelTexts;
  styles: EmotionCache;
  /** Called once, when every island of the page is hydrated. */
  onReady: () => void;
};

/** Components by name. Their props come from the page, where the build rendered the same component. */
type Islands = Record<string, ComponentType<never>>;

/** Runs on pages with islands. src/gatsby/postBuild/bundleIslands.ts writes the call, with islands and labels. */
export function startIslands(islands: Islands, language: Language, labels: LabelTexts): void {
  const { pathname } = window.location;
  enhancePage();
  hydrateIslands(islands, {
    language,
    labels,
    styles: hydrateStyles(),
    // If the browser has changed the page, for example to translate it, React renders the island again.
    // biome-ignore lint/suspicious/noConsole: an error of our own must not pass in silence
    onRecoverableError: (error) => console.warn('hydration failed:', error),
    onReady: () => {
      // If no form has taken the queued elements, nobody needs them.
      takeQueuedElements();
      // Journeys wait for this mark.
      performance.mark('ready');
      void registerServiceWorker();
    },
  });
  followHistory(() => pathname);
}

/**
 * Hydrates each island as a root of its own. Transitions keep each task short on a slow phone. The last island comes
 * first, so that a toast appears before the form above it scrolls to an error.
 */
export function hydrateIslands(islands: Islands, { language, labels, styles, onReady, ...options }: Options): void {
  const roots = [...document.querySelectorAll<HTMLElement>('[data-island]' satisfies DataSelector)];
  let pending = roots.length;
  const countDown = () => {
    if (--pending === 0) onReady();
  };
  for (const [index, root] of [...roots.entries()].reverse()) {
    const Component = islands[(root.dataset as DataValues).island ?? ''] as ComponentType<object>;
    const { props, site } = JSON.parse(root.nextElementSibling?.textContent ?? '') as IslandData;
    const wording = createWording(labels, language, site);
    const island = <IslandRoot of={Component} props={props} wording={wording} styles={styles} onMount={countDown} />;
    // The build gave the island's ids the same prefix.
    startTransition(() => void hydrateRoot(root, island, { ...options, identifierPrefix: `${index}` }));
  }
}
