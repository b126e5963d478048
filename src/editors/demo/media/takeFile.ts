import { useEffect, useRef } from 'react';
import type { Tree } from '../../../content/documents/bilingual';
import { type DocumentKey, fieldsOf, isAlbum, readAlbumId } from '../../../content/documents/documents';
import { maxMedia, pickMedia, weighMedia } from '../../../content/documents/handOver';
import { findFreeName } from '../../../content/documents/itemIds';
import { listMedia } from '../../../content/fields/walkFields';
import type { Site } from '../../../content/model/model';
import { isSample } from '../../../content/present/placeholders';
import type { DraftMedia, DraftMediaFile } from '../drafts/drafts';
import { useForm } from '../form/formState';
import { useMedia } from './MediaContext';
import type { PhotoFault } from './preparePhoto';

/** The draft that new files join. */
type Receiver = {
  documentKey: DocumentKey;
  edited: Tree;
  site: Pick<Site, 'samples'>;
  media: DraftMedia;
  uploads: readonly string[];
};

/** A new photo of the draft. `known` is the path at which the draft already has it. */
type Answer = { src: string; file: DraftMediaFile } | { known: string } | { fault: Fault };

/** `full`: the draft would exceed a file of changes. */
export type Fault = PhotoFault | 'full' | 'notLoaded';

/** The latest draft, which may change while files are prepared. */
export function useReceiver(): { current: Receiver } {
  const { edited, uploads } = useForm();
  const { documentKey, site, media } = useMedia();
  const receiver = { edited, uploads, documentKey, site, media };
  const newest = useRef(receiver);
  useEffect(() => {
    newest.current = receiver;
  });
  return newest;
}

/** Prepares a phone's file for a draft. */
export async function takeFile(file: File, receiver: { current: Receiver }): Promise<Answer> {
  const origin = `${file.name} ${file.size} ${file.lastModified}`;
  const { edited, media } = receiver.current;
  // Ignores removed media, which may be added again.
  const [known] = pickMedia(edited, media).find(([, each]) => each.origin === origin) ?? [];
  if (known) return { known };
  // Imported on demand, to keep it out of the first load.
  const loaded = await import('./preparePhoto').catch(() => undefined);
  if (!loaded) return { fault: 'notLoaded' };
  const photo = await loaded.preparePhoto(file).catch(() => ({ fault: 'tooLarge' as const }));
  return 'fault' in photo ? photo : joinDraft({ ...photo, origin }, receiver.current);
}

/** Names a photo, unless the draft would be too large with it. */
export function joinDraft(file: DraftMediaFile, to: Receiver): Answer {
  const { edited, media } = to;
  if (weighMedia(edited, media) + file.bytes.length > maxMedia) return { fault: 'full' };
  return { src: namePhoto(to), file };
}

/**
 * A path for a new photo, `/uploads/accueil/photo-2.jpg`. It is in the folder of the document's other pictures or, if
 * those are samples, in one of its own: everything in a folder of samples counts as a sample.
 */
function namePhoto({ documentKey, edited, site, media, uploads }: Receiver): string {
  // If all uploads are samples, the new photo is one too.
  const isOfSamples = (folder: string) => isSample(site, `${folder}/`) && !isSample(site, '/uploads/');
  const folders = listMedia(fieldsOf(documentKey), edited)
    .filter((src) => src.startsWith('/uploads/'))
    .map((src) => src.slice(0, src.lastIndexOf('/')));
  const folder =
    folders.find((each) => !isOfSamples(each)) ??
    findFreeName(`/uploads/${isAlbum(documentKey) ? readAlbumId(documentKey) : documentKey}`, { has: isOfSamples });
  const taken = [...uploads, ...Object.keys(media)].map((src) => src.replace(/\.\w+$/, ''));
  const free = findFreeName(`${folder}/photo`, new Set(taken));
  return `${free}.jpg`;
}
