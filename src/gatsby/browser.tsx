import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { lazy, type ReactNode, Suspense, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followHistory } from '../components/useHistoryLayer';
import { takeEarlyActions } from '../donation/earlyActions';
import { takeOverStyles } from '../theme/takeOverStyles';
import { registerServiceWorker } from './delivery/registerServiceWorker';

const styles = takeOverStyles();

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={styles}>{element}</CacheProvider>
);

/** Built pages bring the global styles along; in development, they do not. Loaded apart, so that no visitor gets them. */
const GlobalStyles =
  process.env.NODE_ENV === 'development'
    ? lazy(() => import('../theme/GlobalStyles').then((module) => ({ default: module.GlobalStyles })))
    : undefined;

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element }) =>
  GlobalStyles ? (
    <>
      <Suspense>
        <GlobalStyles />
      </Suspense>
      {element}
    </>
  ) : (
    element
  );

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

/**
 * Takes the page over a few milliseconds at a time: Gatsby's own way does it at one stroke, which holds up a slow phone
 * for a quarter of a second. In development there is no drawn page to take over.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  const isDrawn = container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes();
  const root = isDrawn ? undefined : createRoot(container);
  startTransition(() => {
    if (root) root.render(element);
    else hydrateRoot(container, element);
  });
  // In development, Gatsby takes its own signs of loading away so.
  return () => root?.unmount();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // Those that no form has taken.
  takeEarlyActions();
  void registerServiceWorker();
};

/** Prefetching spends the visitor's data on pages that may never be opened. */
export const disableCorePrefetching = () => true;
