import { useEffect, useRef } from 'react';
import { maxMedia, pickMedia, weighMedia } from '../../../content/documents/handOver';
import { isMediaOfType } from '../../../content/fields/media';
import type { DraftMedia, DraftMediaFile } from '../drafts/drafts';
import { useForm } from '../form/formState';
import { useMedia } from './MediaContext';
import { type Names, namePhoto } from './namePhoto';
import type { MediaFault, PreparedMedia } from './prepareMedia';

/** The draft that new files join. */
type Receiver = Pick<Names, 'entry' | 'documentKey' | 'site'> & { media: DraftMedia; uploads: readonly string[] };

/** The path of a photo, or the paths of a video and its poster, and the new files of the draft. */
type NewMedia = { picture: string; video?: string; files: DraftMedia };

/** `known` is the path at which the draft already has the file. `full`: the draft would exceed a file of changes. */
export type Answer = NewMedia | { known: string } | { fault: Fault };

export type Fault = MediaFault | 'full' | 'notLoaded';

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
export async function takeFile(file: File, receiver: { current: Receiver }, type?: 'photo'): Promise<Answer> {
  const origin = `${file.name} ${file.size} ${file.lastModified}`;
  const { entry, media } = receiver.current;
  // Ignores removed media, which may be added again.
  const [known] =
    pickMedia(entry, media).find(([src, each]) => {
      return each.origin === origin && (!type || isMediaOfType(src, type));
    }) ?? [];
  if (known) return { known };
  // Imported on demand, to keep it out of the first load.
  const loaded = await import('./prepareMedia').catch(() => undefined);
  if (!loaded) return { fault: 'notLoaded' };
  const prepared = await loaded.prepareMedia(file, type).catch(() => ({ fault: 'tooLarge' as const }));
  return 'fault' in prepared ? prepared : joinDraft(file.name, prepared, receiver.current, origin);
}

/** The same bytes may be added as a copy with another name. */
export function joinDraft(name: string, { photo, video }: PreparedMedia, to: Receiver, origin?: string): Answer {
  const main: DraftMediaFile = { ...(video ?? photo), ...(origin && { origin }) };
  const { entry, media } = to;
  const [known] = pickMedia(entry, media).find(([, { bytes }]) => isEqual(bytes, main.bytes)) ?? [];
  if (known) return { known };
  const added = video ? [photo, video] : [photo];
  const bytes = added.reduce((sum, file) => sum + file.bytes.length, weighMedia(entry, media));
  if (bytes > maxMedia) return { fault: 'full' };
  const taken = [...to.uploads, ...Object.keys(media)];
  const picture = namePhoto(name, { ...to, taken, today: new Date() });
  if (!video) return { picture, files: { [picture]: main } };
  const path = picture.replace(/jpg$/, 'mp4');
  return { picture, video: path, files: { [picture]: photo, [path]: main } };
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
