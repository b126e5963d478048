import type { GatsbyBrowser } from 'gatsby';
import { followHistory } from '../components/useHistoryLayer';
import { answerEarlyPresses } from './delivery/earlyPresses';
import { registerServiceWorker } from './delivery/registerServiceWorker';

/** The address of what Gatsby has drawn. */
let drawn = '';

/**
 * Keeps Back and Forward from Gatsby's router, which starts to listen after this. What lies over a page has an address
 * that can be another page's, and Gatsby would draw that one. Where nothing lies over the page and it is not the one of
 * the address (an album's page, loaded anew at the address its overlay had, then Back), the right page is loaded.
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  drawn = window.location.pathname;
  window.addEventListener('popstate', (event) => {
    event.stopImmediatePropagation();
    const isCovered = followHistory();
    if (!isCovered && window.location.pathname !== drawn) window.location.reload();
  });
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  drawn = location.pathname;
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  answerEarlyPresses();
  void registerServiceWorker();
};

/** Prefetching spends the visitor's data on pages that may never be opened. */
export const disableCorePrefetching = () => true;
