import type { Language } from '../shared/i18n/languages';
import { isWebAddress } from './parseUrl';

/** A picture of a page, and the point that a cut keeps in sight: `50% 30%`. */
type Candidate = { source?: string; alt?: string; focus?: string };

/** The Open Graph image of a page, which shows its title and the association's name. */
export type SharePicture = {
  /** The built file's path. */
  path: string;
  title: string;
  /** The upload or stock photo that it is cut from. */
  source: string;
  alt: string;
  focus?: string;
};

/** Names a picture that the build draws; each language has its own. */
export function sharePath(file: string, language: Language): string {
  return `/share/${language}/${file}`;
}

/** A page shares its first uploaded picture: a stock photo is not its own, and may be missing at build. Else the landing page's. */
export function chooseSharePicture(
  page: Pick<SharePicture, 'path' | 'title'>,
  pictures: readonly Candidate[],
  fallback: SharePicture,
): SharePicture {
  const { source, alt = '', focus } = pictures.find(({ source }) => source && !isWebAddress(source)) ?? fallback;
  return { ...page, source: source ?? fallback.source, alt, focus };
}

/** The size that social networks show, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;
