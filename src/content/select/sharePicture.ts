import { isWebAddress } from '../../shared/parseUrl';
import type { SharePicture } from '../present/present';

/** A picture of a page, and the point that stays visible when it is cropped: `50% 30%`. */
type Candidate = { source?: string; alt?: string; focus?: string };

/**
 * Chooses a page's first uploaded picture, else that of the landing page. Stock photos are not the page's own, and may
 * be missing from the build.
 */
export function chooseSharePicture(pictures: readonly Candidate[], fallback: SharePicture): SharePicture {
  const { source, alt = '', focus } = pictures.find((each) => each.source && !isWebAddress(each.source)) ?? fallback;
  return { source: source ?? fallback.source, alt, focus };
}

/** The size that social networks show, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;
