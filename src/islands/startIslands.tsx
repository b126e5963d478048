import type { EmotionCache } from '@emotion/cache';
import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type RootOptions } from 'react-dom/client';
import { enhancePage } from '../client/enhancePage';
import { finishStart } from '../client/startPage';
import type { IslandName } from '../components/Island';
import { type IslandData, IslandRoot } from '../components/IslandRoot';
import { followHistory } from '../components/useHistoryLayer';
import { takeQueuedActions } from '../donation/eventReplay';
import { hydrateStyles } from '../theme/hydrateStyles';

type Options = Pick<RootOptions, 'onRecoverableError'> & {
  styles: EmotionCache;
  /** Called once, when React has taken over every island of the page. */
  onReady: () => void;
};

/** Components by the name of their island. Their props come from the page, which the same component was rendered into. */
type Islands = Partial<Record<IslandName, ComponentType<never>>>;

/** Starts everything a page with islands does in the browser. */
export function startIslands(islands: Islands): void {
  const { pathname } = window.location;
  enhancePage();
  hydrateIslands(islands, {
    styles: hydrateStyles(),
    onReady: () => {
      // Those that no form has taken.
      takeQueuedActions();
      void finishStart();
    },
  });
  followHistory(() => pathname);
}

/** Hydrates each island of the page as a root of its own, in transitions: no task holds up a slow phone for long. */
export function hydrateIslands(islands: Islands, { styles, onReady, ...options }: Options): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  let pending = places.length;
  const settle = () => {
    if (--pending === 0) onReady();
  };
  for (const place of places) {
    const name = place.dataset.island as IslandName;
    const Component = islands[name] as ComponentType<object>;
    const data = JSON.parse(place.nextElementSibling?.textContent ?? '') as IslandData;
    startTransition(() => {
      hydrateRoot(
        place,
        <Settled onSettled={settle}>
          <IslandRoot data={data} styles={styles}>
            <Component {...data.props} />
          </IslandRoot>
        </Settled>,
        { ...options, identifierPrefix: name },
      );
    });
  }
}

function Settled({ onSettled, children }: { onSettled: () => void; children: ReactNode }) {
  useEffect(onSettled, []);
  return children;
}
