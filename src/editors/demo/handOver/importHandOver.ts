import { join, type Tree } from '../../../content/documents/bilingual';
import { hasChanges } from '../../../content/documents/changes';
import { type DocumentKey, fieldsOf } from '../../../content/documents/documents';
import {
  type HandedDocument,
  type HandOverFault,
  maxFile,
  pickMedia,
  readHandOver,
} from '../../../content/documents/handOver';
import type { Reason } from '../../../content/problems';
import { validateEntry } from '../../../content/validate';
import { type Draft, readStoredDraft } from '../drafts/drafts';
import { replaceDraft } from '../drafts/useDrafts';

type Imported =
  | {
      documents: readonly HandedDocument<Tree>[];
      /** The drafts of this device that differed and were replaced. */
      replaced: readonly (readonly [DocumentKey, Draft])[];
      undo: () => Promise<boolean>;
    }
  | { refused: HandOverFault | 'otherVersion' | 'open'; key?: DocumentKey };

/** Problems that keep the form from showing an entry. The form can show all others itself. */
const structure: readonly Reason[] = ['notEntry', 'notObject', 'notList', 'notText', 'unknownField', 'unknownLanguage'];

/** Turns a file of `packHandOver` or `writeHandOver` into drafts, which replace this device's drafts. */
export async function importHandOver(file: File): Promise<Imported> {
  if (file.size > maxFile) return { refused: 'tooLarge' };
  // The file may be in a cloud that cannot be reached.
  const data = await file.arrayBuffer().catch(() => undefined);
  const handOver = data ? readHandOver(new Uint8Array(data)) : 'unreadable';
  if (typeof handOver === 'string') return { refused: handOver };
  if (handOver.documents.length === 0) return { refused: 'unreadable' };
  const { media, origins = {} } = handOver;
  const uploads = new Set<string>();
  const documents: HandedDocument<Tree>[] = [];
  for (const { key, base, edited } of handOver.documents) {
    const fields = fieldsOf(key);
    const problems = validateEntry(key, fields, edited, uploads);
    if (problems.some(({ reason }) => structure.includes(reason))) return { refused: 'otherVersion', key };
    documents.push({ key, base: join(fields, base), edited: join(fields, edited) });
  }
  const former: [DocumentKey, Draft | undefined][] = [];
  const undo = async () => {
    const results = [];
    for (const [key, draft] of former) results.push(await replaceDraft(key, draft));
    return results.every(Boolean);
  };
  for (const { key, base, edited } of documents) {
    const used = pickMedia(edited, media).map(([src, bytes]) => [
      src,
      { bytes: bytes.slice(), originalBytes: bytes.length, ...(origins[src] && { origin: origins[src] }) },
    ]);
    const previous = await readStoredDraft(key);
    const isHeld = await replaceDraft(key, {
      entry: edited,
      base,
      savedAt: new Date().toISOString(),
      isSaved: true,
      media: Object.fromEntries(used),
    });
    if (!isHeld) {
      await undo();
      return { refused: 'open', key };
    }
    former.push([key, previous]);
  }
  const replaced = documents.flatMap(({ key, edited }, index) => {
    const draft = former[index]?.[1];
    return draft && hasChanges(fieldsOf(key), edited, draft.entry) ? [[key, draft] as const] : [];
  });
  return { documents, replaced, undo };
}
