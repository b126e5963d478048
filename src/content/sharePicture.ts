import type { Language } from '../shared/i18n/languages';
import { isWebAddress } from '../shared/parseUrl';

/** A picture of a page, and the point that stays visible when it is cropped: `50% 30%`. */
type Candidate = { source?: string; alt?: string; focus?: string };

/** The Open Graph image of a page, with its title and the association's name. */
export type SharePicture = {
  /** The built file's path. */
  path: string;
  title: string;
  /** The upload or stock photo that is cropped. */
  source: string;
  alt: string;
  focus?: string;
};

/** Names the share picture that the build draws; each language has its own. */
export function sharePath(file: string, language: Language): string {
  return `/share/${language}/${file}`;
}

/**
 * Chooses a page's first uploaded picture, else the landing page's share picture. Stock photos are not the page's own,
 * and may be missing from the build.
 */
export function chooseSharePicture(
  page: Pick<SharePicture, 'path' | 'title'>,
  pictures: readonly Candidate[],
  fallback: SharePicture,
): SharePicture {
  const { source, alt = '', focus } = pictures.find((each) => each.source && !isWebAddress(each.source)) ?? fallback;
  return { ...page, source: source ?? fallback.source, alt, focus };
}

/** The size that social networks show, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;
