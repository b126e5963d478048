import { useLayoutEffect, useRef, useState } from 'react';
import { isMediaOfType } from '../../../content/fields/media';
import type { DraftPhoto, DraftPhotos } from '../drafts/drafts';

/** An object URL for each photo, revoked once it is no longer among them. */
export function usePhotoUrls(photos: DraftPhotos): Readonly<Record<string, string>> {
  const [urls, setUrls] = useState<Record<string, string>>({});
  const created = useRef(new Map<DraftPhoto, string>());
  // In a layout effect, so that no picture is painted without its photo.
  useLayoutEffect(() => {
    const former = created.current;
    const entries = Object.entries(photos);
    created.current = new Map(entries.map(([src, photo]) => [photo, former.get(photo) ?? createUrl(src, photo)]));
    for (const [photo, url] of former) if (!created.current.has(photo)) URL.revokeObjectURL(url);
    setUrls(Object.fromEntries(entries.map(([src, photo]) => [src, created.current.get(photo) ?? ''])));
  }, [photos]);
  useLayoutEffect(
    () => () => {
      for (const url of created.current.values()) URL.revokeObjectURL(url);
      created.current = new Map();
    },
    [],
  );
  return urls;
}

function createUrl(src: string, { bytes }: DraftPhoto): string {
  const type = isMediaOfType(src, 'video') ? 'video/mp4' : 'image/jpeg';
  return URL.createObjectURL(new Blob([bytes], { type }));
}
