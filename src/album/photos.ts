import type { BuiltPicture } from '../components/Picture';

/** The place of a photo in its album's page, and the address of the enlarged photo. */
export const photoAnchor = (id: string) => `photo-${id}`;

export type Photo = {
  id: string;
  caption: string;
  /** None for a photo that the build could not have. */
  files?: BuiltPicture & {
    /** The file already shown in the page, if any. */
    tile: string | undefined;
  };
};

/** The photos of the page, in their order, as AlbumMedia.tsx marks them. */
export function readPhotos(): Photo[] {
  return [...document.querySelectorAll<HTMLElement>('figure[data-photo]')].map((figure) => {
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
      id: figure.dataset.photo ?? '',
      caption: figure.querySelector('figcaption')?.textContent ?? '',
      ...(files && { files }),
    };
  });
}
