import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { lazy, Suspense } from 'react';
import { enhancePage } from '../client/enhancePage';
import { followHistory } from '../components/useHistoryLayer';
import { takeOverStyles } from '../theme/takeOverStyles';

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
 * The runtime of the editor, and in development of every page; a built public page starts by itself
 * (islands/startIslands.ts). Back and Forward are kept from Gatsby's router, which starts to listen after this: what lies
 * over a page has an address that can be another page's, and Gatsby would draw that one. Where nothing lies over the page
 * and it is not the one of the address, the right page is loaded.
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  enhancePage();
  drawn = window.location.pathname;
  window.addEventListener('popstate', (event) => {
    event.stopImmediatePropagation();
    if (!followHistory() && window.location.pathname !== drawn) window.location.reload();
  });
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  drawn = location.pathname;
};

/** Prefetching spends the visitor's data on pages that may never be opened. */
export const disableCorePrefetching = () => true;
