import { useLayoutEffect, useState } from 'react';
import type { DraftPhotos } from '../drafts/drafts';

/** An object URL for each photo, revoked once other photos are shown. */
export function usePhotoUrls(photos: DraftPhotos): Readonly<Record<string, string>> {
  const [urls, setUrls] = useState<Record<string, string>>({});
  // In a layout effect, so that no picture is painted without its photo.
  useLayoutEffect(() => {
    const created = Object.entries(photos).map(
      ([src, { bytes }]) => [src, URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }))] as const,
    );
    setUrls(Object.fromEntries(created));
    return () => {
      for (const [, url] of created) URL.revokeObjectURL(url);
    };
  }, [photos]);
  return urls;
}
