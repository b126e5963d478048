import type { Reason } from '../../../content/problems';
import { validateEntry } from '../../../content/validate';
import { alignLists, type DocumentKey, fieldsOf, isRemoved } from '../documents';
import { type Draft, readStoredDraft } from '../drafts/drafts';
import { replaceDraft } from '../drafts/useDrafts';
import { type HandOver, pickPhotos, readHandOver } from './handOver';

/** A phone would run out of memory. */
const maxBytes = 60_000_000;

type Imported =
  | { documents: HandOver['documents']; undo: () => Promise<void> }
  | { refused: 'unreadable' | 'otherVersion' | 'open'; key?: DocumentKey };

/** What the form cannot show. Other problems are for it to show. */
const structure: readonly Reason[] = ['notEntry', 'notObject', 'notList', 'notText', 'unknownField', 'unknownLanguage'];

/** Makes drafts of a file that `packHandOver` or `writeHandOver` made, in place of those that the device has. */
export async function importHandOver(file: File): Promise<Imported> {
  const handOver = file.size > maxBytes ? undefined : readHandOver(new Uint8Array(await file.arrayBuffer()));
  if (!handOver || handOver.documents.length === 0) return { refused: 'unreadable' };
  const { documents, photos } = handOver;
  const uploads = new Set<string>();
  for (const { key, edited } of documents) {
    const problems = isRemoved(edited) ? [] : validateEntry(key, fieldsOf(key), edited, uploads);
    if (problems.some(({ reason }) => structure.includes(reason))) return { refused: 'otherVersion', key };
  }
  const former: [DocumentKey, Draft | undefined][] = [];
  const undo = async () => {
    for (const [key, draft] of former) await replaceDraft(key, draft);
  };
  for (const { key, base, edited } of documents) {
    const own = pickPhotos(edited, photos).map(([src, bytes]) => [
      src,
      { bytes: bytes.slice(), originalBytes: bytes.length },
    ]);
    const replaced = await readStoredDraft(key);
    const isHeld = await replaceDraft(key, {
      entry: alignLists(fieldsOf(key), edited),
      base,
      savedAt: new Date().toISOString(),
      isSaved: true,
      photos: Object.fromEntries(own),
    });
    if (!isHeld) {
      await undo();
      return { refused: 'open', key };
    }
    former.push([key, replaced]);
  }
  return { documents, undo };
}
