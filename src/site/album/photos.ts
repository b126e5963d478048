import type { DataSelector, DataValues } from '../../shared/dataAttributes';
import type { BuiltPicture } from '../../shared/media/builtMedia';

/** The id of a photo's element in the page, and its fragment in the URL. Encoded, as it is in `location.hash`. */
export const photoAnchor = (id: string) => `photo-${encodeURIComponent(id)}`;

export type Photo = {
  id: string;
  caption: string;
  /** The caption's language, if it is not the page's. */
  lang: string | undefined;
  /** Undefined for a photo missing from the build; `tile` is the file already loaded in the page. */
  files?: BuiltPicture & { tile: string | undefined };
};

/** The photos that AlbumMedia.tsx marks in the page, in order. */
export function readPhotos(): Photo[] {
  return [...document.querySelectorAll<HTMLElement>('figure[data-photo]' satisfies DataSelector)].map((figure) => {
    const image = figure.querySelector('img');
    const files = image && {
      width: Number(image.getAttribute('width')) || image.naturalWidth,
      height: Number(image.getAttribute('height')) || image.naturalHeight,
      src: image.src,
      srcSet: image.srcset,
      sources: [...figure.querySelectorAll('source')].map(({ type, srcset }) => ({ type, srcSet: srcset })),
      tile: image.complete ? image.currentSrc : undefined,
    };
    return {
      id: (figure.dataset as DataValues).photo ?? '',
      caption: figure.querySelector('figcaption')?.textContent ?? '',
      lang: figure.parentElement?.lang || undefined,
      ...(files && { files }),
    };
  });
}
