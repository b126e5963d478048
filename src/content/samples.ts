import type { Site } from './model';

/**
 * Whether a picture or video holds the place of a real one: site.json lists its address, or how its address begins.
 * @param src as entries name it: `/uploads/accueil/hero.jpg`
 */
export function isSample({ samples = [] }: Pick<Site, 'samples'>, src: string): boolean {
  return samples.some((start) => src.startsWith(start));
}
