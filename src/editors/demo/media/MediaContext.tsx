import { createContext, type ReactNode, useContext, useMemo } from 'react';
import {
  type ContentPicture,
  type PublishedPhoto,
  type ResolvePicture,
  ResolvePictureContext,
  resolveBuilt,
} from '../../../components/Picture';
import type { DocumentKey } from '../../../content/documents/documents';
import type { DraftPhotos } from '../drafts/drafts';
import { usePhotoUrls } from './useMediaUrls';

type Photos = {
  documentKey: DocumentKey;
  /** The photos of the content folder. */
  published: readonly PublishedPhoto[];
  /** The photos of the draft. */
  photos: DraftPhotos;
  /** Their URLs. */
  urls: Readonly<Record<string, string>>;
};

const PhotosContext = createContext<Photos>({ documentKey: 'hero', published: [], photos: {}, urls: {} });

export const usePhotos = () => useContext(PhotosContext);

type PhotosProviderProps = Omit<Photos, 'urls'> & { pictures: readonly ContentPicture[]; children: ReactNode };

/** Gives an editor the photos to choose from, and resolves the pictures of its form and of its preview. */
export function PhotosProvider({ documentKey, published, photos, pictures, children }: PhotosProviderProps) {
  const urls = usePhotoUrls(photos);
  const resolve = useMemo((): ResolvePicture => {
    const resolvePicture = resolveBuilt(pictures);
    return (address) => {
      // The preview puts the path of the picture's field into the fragment.
      const [src = '', ...fragment] = address.split(/(?=#)/);
      const url = urls[src] ?? published.find((photo) => photo.src === src)?.large;
      const picture = resolvePicture(src);
      const found = picture.kind === 'missing' && url ? { kind: 'plain' as const, src: url } : picture;
      return found.kind === 'missing' ? found : { ...found, src: `${found.src}${fragment.join('')}` };
    };
  }, [pictures, published, urls]);
  const value = useMemo(() => ({ documentKey, published, photos, urls }), [documentKey, published, photos, urls]);
  return (
    <PhotosContext value={value}>
      <ResolvePictureContext value={resolve}>{children}</ResolvePictureContext>
    </PhotosContext>
  );
}
