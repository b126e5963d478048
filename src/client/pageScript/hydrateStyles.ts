import createCache, { type EmotionCache } from '@emotion/cache';
import type { DataSelector } from '../../shared/dataAttributes';

/** Emotion without vendor prefixes, which would be 10% of a page. Those that Safari needs are written by hand. */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });

/**
 * The cache for a page that was rendered with its styles (src/gatsby/ssr.tsx). Emotion's own hydration moves `<style>`
 * elements, and browsers then recalculate every style.
 */
export function hydrateStyles(): EmotionCache {
  const cache = createStyleCache();
  for (const block of document.querySelectorAll<HTMLElement>('style[data-styles]' satisfies DataSelector)) {
    // Read from the rules: a list of the ids would make the page 2% larger.
    for (const [, id = ''] of block.textContent.matchAll(/\.css-(\w+)/g)) cache.inserted[id] = true;
  }
  return cache;
}
