import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import labels from '../../content/labels/fr/editor.json';
import { enhancePage } from '../client/pageScript/enhancePage';
import { hydrateStyles } from '../client/pageScript/hydrateStyles';
import { editorsPath } from '../routes';
import { followHistory } from '../shared/browser/useHistoryLayer';
import { GlobalStyles } from '../shared/theme/GlobalStyles';

const styles = hydrateStyles();

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={styles}>{element}</CacheProvider>
);

/** Adds the global styles in development; built pages contain them. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element }) =>
  process.env.NODE_ENV === 'development' ? (
    <>
      <GlobalStyles />
      {element}
    </>
  ) : (
    element
  );

let renderedPath = '';

/** Runs in the editor and in development. Built public pages have their own page scripts (client/pageScript). */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  enhancePage();
  renderedPath = window.location.pathname;
  // Albums open over public pages only; in the editor, Back is for Gatsby's router.
  if (renderedPath.startsWith(editorsPath)) return;
  followHistory(() => renderedPath);
  // While an overlay is open, the URL is the album's: Gatsby's router would render that page instead.
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation());
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  renderedPath = location.pathname;
  // Gatsby announces the page in English, in an animation frame that it has just requested.
  requestAnimationFrame(() => {
    const announcer = document.getElementById('gatsby-announcer');
    if (announcer) announcer.innerText = announcer.innerText.replace('Navigated to', labels['editor.announced']);
  });
};

/** Prefetching spends the visitor's data on pages that may never be opened. */
export const disableCorePrefetching = () => true;
