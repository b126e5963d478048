import type { MediaItem, SectionContent } from './model';
import { isWebAddress } from './readAddress';

/** The picture beside a page's address where it is shared. */
export type SharePicture = {
  /** Where the build puts it. */
  path: string;
  /** The file or stock photo of the content that it is cut from. */
  source: string;
  alt: string;
};

export function homeSharePicture({ picture, pictureAlt }: SectionContent['hero']): SharePicture {
  return { path: '/share/home.jpg', source: picture, alt: pictureAlt };
}

/** The album's first photo of its own: one from a stock-photo host is nobody's album, and may not be there at build. */
export function albumSharePicture(slug: string, media: readonly MediaItem[], fallback: SharePicture): SharePicture {
  for (const { type, src, poster, caption } of media) {
    const source = type === 'video' ? poster : src;
    if (source && !isWebAddress(source)) return { path: `/share/${slug}.jpg`, source, alt: caption };
  }
  return fallback;
}

/** The shape in which networks show a page's picture. */
export const shareSize = { width: 1200, height: 630 } as const;
