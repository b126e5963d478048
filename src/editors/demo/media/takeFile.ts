import { useEffect, useRef } from 'react';
import { maxMedia, pickMedia, weighMedia } from '../../../content/documents/handOver';
import type { DraftMedia, DraftMediaFile } from '../drafts/drafts';
import { useForm } from '../form/formState';
import { useMedia } from './MediaContext';
import { type Names, namePhoto } from './namePhoto';
import type { PhotoFault } from './preparePhoto';

/** The draft that new files join. */
type Receiver = Pick<Names, 'entry' | 'documentKey' | 'site'> & { media: DraftMedia; uploads: readonly string[] };

/** A new photo of the draft. `known` is the path at which the draft already has it. */
type Answer = { src: string; file: DraftMediaFile } | { known: string } | { fault: Fault };

/** `full`: the draft would exceed a file of changes. */
export type Fault = PhotoFault | 'full' | 'notLoaded';

/** The latest draft, which may change while files are prepared. */
export function useReceiver(): { current: Receiver } {
  const { entry, uploads } = useForm();
  const { documentKey, site, media } = useMedia();
  const receiver = { entry, uploads, documentKey, site, media };
  const newest = useRef(receiver);
  useEffect(() => {
    newest.current = receiver;
  });
  return newest;
}

/** Prepares a phone's file for a draft. */
export async function takeFile(file: File, receiver: { current: Receiver }): Promise<Answer> {
  const origin = `${file.name} ${file.size} ${file.lastModified}`;
  const { entry, media } = receiver.current;
  // Ignores removed media, which may be added again.
  const [known] = pickMedia(entry, media).find(([, each]) => each.origin === origin) ?? [];
  if (known) return { known };
  // Imported on demand, to keep it out of the first load.
  const loaded = await import('./preparePhoto').catch(() => undefined);
  if (!loaded) return { fault: 'notLoaded' };
  const photo = await loaded.preparePhoto(file).catch(() => ({ fault: 'tooLarge' as const }));
  return 'fault' in photo ? photo : joinDraft({ ...photo, origin }, receiver.current);
}

/** Names a photo, unless the draft would be too large with it. */
export function joinDraft(file: DraftMediaFile, to: Receiver): Answer {
  const { entry, media, uploads } = to;
  if (weighMedia(entry, media) + file.bytes.length > maxMedia) return { fault: 'full' };
  return { src: namePhoto({ ...to, taken: [...uploads, ...Object.keys(media)] }), file };
}
