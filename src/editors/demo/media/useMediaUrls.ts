import { useLayoutEffect, useRef, useState } from 'react';
import { isMediaOfType } from '../../../content/fields/media';
import type { DraftMedia, DraftMediaFile } from '../drafts/drafts';

/** An object URL for each photo and video, revoked once it is no longer among them. */
export function useMediaUrls(media: DraftMedia): Readonly<Record<string, string>> {
  const [urls, setUrls] = useState<Record<string, string>>({});
  const created = useRef(new Map<DraftMediaFile, string>());
  // In a layout effect, so that no picture is painted without its photo.
  useLayoutEffect(() => {
    const former = created.current;
    const entries = Object.entries(media);
    created.current = new Map(entries.map(([src, file]) => [file, former.get(file) ?? createUrl(src, file)]));
    for (const [file, url] of former) if (!created.current.has(file)) URL.revokeObjectURL(url);
    setUrls(Object.fromEntries(entries.map(([src, file]) => [src, created.current.get(file) ?? ''])));
  }, [media]);
  useLayoutEffect(
    () => () => {
      for (const url of created.current.values()) URL.revokeObjectURL(url);
      created.current = new Map();
    },
    [],
  );
  return urls;
}

function createUrl(src: string, { bytes }: DraftMediaFile): string {
  const type = isMediaOfType(src, 'video') ? 'video/mp4' : 'image/jpeg';
  return URL.createObjectURL(new Blob([bytes], { type }));
}
