import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DocumentKey } from '../../../content/documents/documents';
import type { EditorContent } from '../../../content/documents/editorContent';
import type { Site } from '../../../content/model/model';
import { type ResolvePicture, ResolvePictureContext, resolveBuilt } from '../../../shared/components/Picture';
import type { BuiltPictures, PublishedPhoto } from '../../../shared/media/builtMedia';
import type { DraftMedia } from '../drafts/drafts';

type EditorMedia = {
  documentKey: DocumentKey;
  content: Pick<EditorContent, 'descriptions' | 'shownElsewhere'> & { site: Partial<Site> };
  /** The photos that the document may name. */
  photos: readonly PublishedPhoto[];
  media: DraftMedia;
  urls: Readonly<Record<string, string>>;
};

const MediaContext = createContext<EditorMedia>({
  documentKey: 'hero',
  content: { site: {}, descriptions: {}, shownElsewhere: [] },
  photos: [],
  media: {},
  urls: {},
});

export const useMedia = () => useContext(MediaContext);

type MediaProviderProps = Omit<EditorMedia, 'urls'> & { pictures: BuiltPictures; children: ReactNode };

/**
 * Gives a form the media of its draft and the photos to choose from. Resolves the pictures of the form and its preview.
 */
export function MediaProvider({ documentKey, content, photos, media, pictures, children }: MediaProviderProps) {
  const urls = useMediaUrls(media);
  const resolve = useMemo((): ResolvePicture => {
    const resolvePicture = resolveBuilt(pictures);
    return (src) => {
      const url = urls[src] ?? photos.find((photo) => photo.src === src)?.large;
      const picture = resolvePicture(src);
      return picture.kind === 'missing' && url ? { kind: 'plain', src: url } : picture;
    };
  }, [pictures, photos, urls]);
  return (
    <MediaContext value={{ documentKey, content, photos, media, urls }}>
      <ResolvePictureContext value={resolve}>{children}</ResolvePictureContext>
    </MediaContext>
  );
}

/** An object URL for each file, revoked when the form closes. */
export function useMediaUrls(media: DraftMedia): Readonly<Record<string, string>> {
  const [urls, setUrls] = useState<Record<string, string>>({});
  const created = useRef<Record<string, string>>({});
  // In a layout effect, so that no frame is painted without the photos.
  useLayoutEffect(() => {
    for (const [src, { bytes }] of Object.entries(media))
      created.current[src] ??= URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
    setUrls({ ...created.current });
  }, [media]);
  useLayoutEffect(
    () => () => {
      for (const url of Object.values(created.current)) URL.revokeObjectURL(url);
      created.current = {};
    },
    [],
  );
  return urls;
}
