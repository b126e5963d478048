import type { Locator } from '@playwright/test';

/** The widths in pixels of the files that a `srcset` offers, by their URLs. */
export function readSrcset(srcset: string): Map<string, number> {
  const candidates = srcset.split(',').map((candidate) => candidate.trim().split(' '));
  return new Map(candidates.map(([url = '', width = '']) => [url, Number.parseInt(width, 10)]));
}

/**
 * The file that the browser has chosen for each picture, its width (0 if none has loaded) and the offered widths. In
 * device pixels, `box` is the width of the element, and `shown` the width of the picture with its cropped sides.
 */
export async function readPictures(pictures: Locator) {
  const found = await pictures.evaluateAll((elements) =>
    (elements as HTMLImageElement[]).map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const shown = getComputedStyle(image).objectFit === 'cover' ? Math.max(width, height * ratio) : width;
      const sets = image.parentElement?.querySelectorAll('[srcset]') ?? [];
      return {
        file: image.naturalWidth > 0 ? new URL(image.currentSrc).pathname : '',
        srcset: [...sets].map((element) => element.getAttribute('srcset')).join(),
        isPhoto: image.closest('[data-photo]') !== null,
        box: width * devicePixelRatio,
        shown: shown * devicePixelRatio,
      };
    }),
  );
  return found.map(({ srcset, ...picture }) => {
    const widths = readSrcset(srcset);
    const offered = [...new Set(widths.values())].sort((a, b) => a - b);
    return { ...picture, chosen: widths.get(picture.file) ?? 0, offered };
  });
}
