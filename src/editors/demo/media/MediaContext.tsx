import { createContext, type ReactNode, useContext, useMemo } from 'react';
import {
  type ContentPicture,
  type PublishedPhoto,
  type ResolvePicture,
  ResolvePictureContext,
  resolveBuilt,
} from '../../../components/Picture';
import type { DocumentKey } from '../../../content/documents/documents';
import type { Site } from '../../../content/model';
import type { DraftMedia } from '../drafts/drafts';
import { useMediaUrls } from './useMediaUrls';

type EditorMedia = {
  documentKey: DocumentKey;
  /** Tells which pictures are samples. */
  site: Pick<Site, 'samples'>;
  /** The photos of the content folder. */
  published: readonly PublishedPhoto[];
  /** The media of the draft. */
  media: DraftMedia;
  /** The object URLs of the draft's media. */
  urls: Readonly<Record<string, string>>;
};

const MediaContext = createContext<EditorMedia>({ documentKey: 'hero', site: {}, published: [], media: {}, urls: {} });

export const useMedia = () => useContext(MediaContext);

type MediaProviderProps = Omit<EditorMedia, 'urls'> & { pictures: readonly ContentPicture[]; children: ReactNode };

/** Gives an editor the media of its draft and the photos to choose from, and resolves the pictures of its form and of its preview. */
export function MediaProvider({ documentKey, site, published, media, pictures, children }: MediaProviderProps) {
  const urls = useMediaUrls(media);
  const resolve = useMemo((): ResolvePicture => {
    const resolvePicture = resolveBuilt(pictures);
    return (src) => {
      const url = urls[src] ?? published.find((photo) => photo.src === src)?.large;
      const picture = resolvePicture(src);
      return picture.kind === 'missing' && url ? { kind: 'plain', src: url } : picture;
    };
  }, [pictures, published, urls]);
  const value = useMemo(
    () => ({ documentKey, site, published, media, urls }),
    [documentKey, site, published, media, urls],
  );
  return (
    <MediaContext value={value}>
      <ResolvePictureContext value={resolve}>{children}</ResolvePictureContext>
    </MediaContext>
  );
}
