import type { Language } from '../i18n/languages';
import type { Activity, MediaItem } from './model';
import { isWebAddress } from './parseUrl';

/** The Open Graph image of a page, which shows its title and the association's name. */
export type SharePicture = {
  /** The built file's path. */
  path: string;
  title: string;
  /** The upload or stock photo that it is cut from. */
  source: string;
  alt: string;
  /** The point that the cut keeps in sight: `50% 30%`. */
  focus?: string;
};

/** Names a picture that the build draws; each language has its own. */
export function sharePath(file: string, language: Language): string {
  return `/share/${language}/${file}`;
}

/** The album's first uploaded picture; a stock photo is not the album's own, and may be missing at build. */
export function albumSharePicture(
  { name, media }: { name: string; media: readonly MediaItem[] },
  path: string,
  fallback: SharePicture,
): SharePicture {
  for (const { type, src, poster, caption, focus } of media) {
    const source = type === 'video' ? poster : src;
    if (source && !isWebAddress(source)) return { path, title: name, source, alt: caption, ...(focus && { focus }) };
  }
  return { ...fallback, path, title: name };
}

/** The activity's own picture. */
export function activitySharePicture(
  {
    title,
    picture,
    pictureAlt = '',
    pictureFocus,
  }: Pick<Activity, 'title' | 'picture' | 'pictureAlt' | 'pictureFocus'>,
  path: string,
  fallback: SharePicture,
): SharePicture {
  if (!picture || isWebAddress(picture)) return { ...fallback, path, title };
  return { path, title, source: picture, alt: pictureAlt, ...(pictureFocus && { focus: pictureFocus }) };
}

/** The size that social networks show, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The size of a picture that fills a phone in a WhatsApp status or group. */
export const posterSize = { width: 1080, height: 1350 } as const;
