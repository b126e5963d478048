import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Draws the page with its styles gathered in `<head>`: one block instead of a `<style>` beside each element, which
 * would also stand inside lists, where HTML allows none. Emotion finds them there by itself when scripts start.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { html, styles } = extractCriticalToChunks(
    renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>),
  );
  replaceBodyHTMLString(html);
  setHeadComponents(
    styles.map(({ key, ids, css }) => (
      <style key={key} data-emotion={`${key} ${ids.join(' ')}`} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  );
};

/** Takes out what gatsby-plugin-image puts into every page for its component, which this site does not use. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const isForComponent = (part: ReactNode) => isValidElement(part) && String(part.key).startsWith('gatsby-image-style');
  replaceHeadComponents(getHeadComponents().filter((part) => !isForComponent(part)));
};
