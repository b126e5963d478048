import type { Activity, MediaItem } from './model';
import { isWebAddress } from './parseUrl';

/** The Open Graph image of a page. */
export type SharePicture = {
  /** The built file's path. */
  path: string;
  /** The upload or stock photo that it is cut from. */
  source: string;
  alt: string;
  /** The point that the cut keeps in sight: `50% 30%`. */
  focus?: string;
};

/** The album's first uploaded picture; a stock photo is not the album's own, and may be missing at build. */
export function albumSharePicture(slug: string, media: readonly MediaItem[], fallback: SharePicture): SharePicture {
  for (const { type, src, poster, caption, focus } of media) {
    const source = type === 'video' ? poster : src;
    if (source && !isWebAddress(source))
      return { path: `/share/${slug}.jpg`, source, alt: caption, ...(focus && { focus }) };
  }
  return fallback;
}

/** The activity's own picture; its name keeps apart from those of albums. */
export function activitySharePicture(
  { slug, picture, pictureAlt = '', pictureFocus }: Pick<Activity, 'slug' | 'picture' | 'pictureAlt' | 'pictureFocus'>,
  fallback: SharePicture,
): SharePicture {
  if (!picture || isWebAddress(picture)) return fallback;
  return {
    path: `/share/activity-${slug}.jpg`,
    source: picture,
    alt: pictureAlt,
    ...(pictureFocus && { focus: pictureFocus }),
  };
}

/** The size that social networks show, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;
