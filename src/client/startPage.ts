import { enhancePage } from './enhancePage';
import { registerServiceWorker } from './registerServiceWorker';

/** Starts everything a page without islands does in the browser. */
export function startPage(): void {
  enhancePage();
  const { pressed = [] } = window;
  window.pressed = undefined;
  for (const element of new Set(pressed)) {
    element.ariaBusy = null;
    element.click();
  }
  // For measurements and journeys.
  performance.mark('ready');
  void registerServiceWorker();
}
