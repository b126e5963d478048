import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { ResolvePictureContext } from '../../components/Picture';
import type { DocumentKey } from '../../content/documents';
import { type DraftPhoto, getPhotos, setPhoto } from './photoStore';

/** A photo of the content folder as the build has encoded it: the URLs of a thumbnail and of its widest file. */
export type PublishedPhoto = { src: string; small: string; large: string };

/** A photo of the draft, with a URL for this page. */
type ShownPhoto = DraftPhoto & { url: string };

type Photos = {
  documentKey: DocumentKey;
  published: readonly PublishedPhoto[];
  drafts: Readonly<Record<string, ShownPhoto>>;
  /** @returns whether the browser stored it */
  add: (src: string, photo: DraftPhoto) => Promise<boolean>;
};

const PhotosContext = createContext<Photos>({ documentKey: 'hero', published: [], drafts: {}, add: async () => false });

export const usePhotos = () => useContext(PhotosContext);

type PhotosProviderProps = Pick<Photos, 'documentKey' | 'published'> & { children: ReactNode };

/** Gives an editor the photos to choose from, and shows those of its draft wherever a picture is drawn. */
export function PhotosProvider({ documentKey, published, children }: PhotosProviderProps) {
  const [drafts, setDrafts] = useState<Photos['drafts']>({});
  const resolveBuilt = useContext(ResolvePictureContext);

  useEffect(() => {
    let isOpen = true;
    const read = async () => {
      const stored = Object.entries(await getPhotos(documentKey));
      if (!isOpen) return;
      setDrafts((known) => {
        const others = stored.filter(([src]) => !(src in known)).map(([src, photo]) => [src, show(photo)] as const);
        return others.length > 0 ? { ...known, ...Object.fromEntries(others) } : known;
      });
    };
    void read();
    // Another tab has changed the draft.
    window.addEventListener('storage', read);
    return () => {
      isOpen = false;
      window.removeEventListener('storage', read);
    };
  }, [documentKey]);

  const photos = useMemo(
    () => ({
      documentKey,
      published,
      drafts,
      add: (src: string, photo: DraftPhoto) => {
        setDrafts((others) => ({ ...others, [src]: show(photo) }));
        return setPhoto(documentKey, src, photo);
      },
    }),
    [documentKey, published, drafts],
  );
  const resolve = useMemo(() => {
    const urls = new Map([
      ...published.map(({ src, large }) => [src, large] as const),
      ...Object.entries(drafts).map(([src, { url }]) => [src, url] as const),
    ]);
    return (src: string) => {
      const picture = resolveBuilt(src);
      const url = urls.get(src);
      return picture.kind === 'missing' && url ? ({ kind: 'plain', src: url } as const) : picture;
    };
  }, [resolveBuilt, published, drafts]);

  return (
    <PhotosContext value={photos}>
      <ResolvePictureContext value={resolve}>{children}</ResolvePictureContext>
    </PhotosContext>
  );
}

const show = (photo: DraftPhoto): ShownPhoto => ({ ...photo, url: URL.createObjectURL(photo.blob) });
