import createCache, { type EmotionCache } from '@emotion/cache';

// Emotion's own plugin adds prefixes for browsers that the site no longer serves (see README.md): a tenth of a page. What
// Safari needs is written where it is used.
const plugins: [] = [];

export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: plugins });

/**
 * The cache of a page that brings its styles along (see src/gatsby/ssr.tsx). Emotion's own way to find them moves their
 * blocks about in `<head>`, and the browser has to work out every style of the page once more. What a `<Global>` says is
 * alone written again: emotion must be able to take it back.
 */
export function hydrateStyles(): EmotionCache {
  const cache = createStyleCache();
  for (const block of document.querySelectorAll<HTMLElement>('style[data-styles]')) {
    // Read from the rules: a list of the ids would add two percent to the page.
    for (const [, id = ''] of block.textContent.matchAll(/\.css-(\w+)/g)) cache.inserted[id] = true;
  }
  return cache;
}
