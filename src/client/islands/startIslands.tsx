import type { EmotionCache } from '@emotion/cache';
import { type ComponentType, startTransition } from 'react';
import { hydrateRoot, type RootOptions } from 'react-dom/client';
import { type IslandData, type IslandName, IslandRoot } from '../../components/Island';
import { takeQueuedEvents } from '../../components/queuedEvents';
import { followHistory } from '../../components/useHistoryLayer';
import { hydrateStyles } from '../../theme/hydrateStyles';
import { enhancePage } from '../enhancePage';
import { finishStart } from '../finishStart';

type Options = Pick<RootOptions, 'onRecoverableError'> & {
  styles: EmotionCache;
  /** Called once, when every island of the page is hydrated. */
  onReady: () => void;
};

/** Components by island name. Their props come from the page, where the build rendered the same component. */
type Islands = Partial<Record<IslandName, ComponentType<never>>>;

/** The entry of pages with islands. */
export function startIslands(islands: Islands): void {
  const { pathname } = window.location;
  enhancePage();
  hydrateIslands(islands, {
    styles: hydrateStyles(),
    onReady: () => {
      // The queue remains where no form has taken it.
      takeQueuedEvents();
      void finishStart();
    },
  });
  followHistory(() => pathname);
}

/** Hydrates each island as a root of its own, in transitions, which keeps tasks short on a slow phone. */
export function hydrateIslands(islands: Islands, { styles, onReady, ...options }: Options): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  let pending = places.length;
  const countDown = () => {
    if (--pending === 0) onReady();
  };
  for (const place of places) {
    const name = place.dataset.island as IslandName;
    const Component = islands[name] as ComponentType<object>;
    const data = JSON.parse(place.nextElementSibling?.textContent ?? '') as IslandData;
    const island = <IslandRoot of={Component} data={data} styles={styles} onMount={countDown} />;
    startTransition(() => void hydrateRoot(place, island, { ...options, identifierPrefix: name }));
  }
}
