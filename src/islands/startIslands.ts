import { enhancePage } from '../client/enhancePage';
import { registerServiceWorker } from '../client/registerServiceWorker';
import { followHistory } from '../components/useHistoryLayer';
import { takeEarlyActions } from '../donation/earlyActions';
import { takeOverStyles } from '../theme/styleCache';
import { hydrateIslands, type Islands } from './hydrateIslands';

/** Starts everything a page with islands does in the browser. */
export function startIslands(islands: Islands): void {
  const { pathname } = window.location;
  enhancePage();
  hydrateIslands(islands, {
    styles: takeOverStyles(),
    onReady: () => {
      // Those that no form has taken.
      takeEarlyActions();
      // For measurements and journeys.
      performance.mark('ready');
      void registerServiceWorker();
    },
  });
  followHistory(() => pathname);
}
