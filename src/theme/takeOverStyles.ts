import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache for a page that brings its styles along (see src/gatsby/ssr.tsx). Emotion's own way to find them moves
 * their blocks about in `<head>`, and the browser has to work out every style of the page once more. A `<Global>` alone is written again, to be taken
 * back.
 */
export function takeOverStyles(): EmotionCache {
  const cache = createCache({ key: 'css' });
  for (const block of document.querySelectorAll<HTMLElement>('style[data-styles]')) {
    for (const id of block.dataset.styles?.split(' ') ?? []) cache.inserted[id] = true;
  }
  return cache;
}
