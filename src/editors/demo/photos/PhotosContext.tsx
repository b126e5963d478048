import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { type ResolvePicture, ResolvePictureContext } from '../../../components/Picture';
import type { DocumentKey } from '../documents';
import { watchDraft } from '../drafts/drafts';
import { type DraftPhoto, forgetPhotos, getPhotos, setPhoto } from './photoStore';

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
  forget: () => void;
};

const PhotosContext = createContext<Photos>({
  documentKey: 'hero',
  published: [],
  drafts: {},
  add: async () => false,
  forget: () => {},
});

export const usePhotos = () => useContext(PhotosContext);

type PhotosProviderProps = Pick<Photos, 'documentKey' | 'published'> & { children: ReactNode };

/** Gives an editor the photos to choose from, and shows those of its draft wherever a picture is drawn. */
export function PhotosProvider({ documentKey, published, children }: PhotosProviderProps) {
  const [drafts, setDrafts] = useState<Photos['drafts']>({});
  const resolveBuilt = useContext(ResolvePictureContext);

  useEffect(() => {
    const read = async () => {
      const stored = Object.entries(await getPhotos(documentKey));
      setDrafts((known) => {
        const others = stored.filter(([src]) => !(src in known)).map(([src, photo]) => [src, show(photo)] as const);
        return others.length > 0 ? { ...known, ...Object.fromEntries(others) } : known;
      });
    };
    void read();
    return watchDraft(documentKey, read);
  }, [documentKey]);

  const revoke = useEffectEvent(() => {
    for (const { url } of Object.values(drafts)) URL.revokeObjectURL(url);
  });
  useEffect(() => () => revoke(), []);

  const add = (src: string, photo: DraftPhoto) => {
    // Not in the updater, which React may call twice.
    const shown = show(photo);
    setDrafts((others) => ({ ...others, [src]: shown }));
    return setPhoto(documentKey, src, photo);
  };
  const forget = async () => {
    // After their first read, which was queued before.
    await forgetPhotos(documentKey);
    setDrafts({});
  };
  const resolve: ResolvePicture = (src) => {
    const picture = resolveBuilt(src);
    const url = drafts[src]?.url ?? published.find((photo) => photo.src === src)?.large;
    return picture.kind === 'missing' && url ? { kind: 'plain', src: url } : picture;
  };
  return (
    <PhotosContext value={{ documentKey, published, drafts, add, forget }}>
      <ResolvePictureContext value={resolve}>{children}</ResolvePictureContext>
    </PhotosContext>
  );
}

const show = (photo: DraftPhoto): ShownPhoto => ({ ...photo, url: URL.createObjectURL(photo.blob) });
