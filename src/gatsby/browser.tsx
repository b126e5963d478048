import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { lazy, Suspense } from 'react';
import { enhancePage } from '../client/enhancePage';
import { followHistory } from '../components/useHistoryLayer';
import { hydrateStyles } from '../theme/hydrateStyles';

const styles = hydrateStyles();

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
 * The runtime of the editor, and in development of every page; a built public page starts by itself
 * (islands/startIslands.tsx).
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  enhancePage();
  drawn = window.location.pathname;
  followHistory(() => drawn);
  // Gatsby's router, which starts to listen after this, would draw the page whose address an open layer has.
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation());
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  drawn = location.pathname;
};

/** Prefetching spends the visitor's data on pages that may never be opened. */
export const disableCorePrefetching = () => true;
