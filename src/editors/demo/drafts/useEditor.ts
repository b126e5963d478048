import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { hasChanges, listChanges } from '../../../content/documents/changes';
import {
  checkDocument,
  type DocumentKey,
  fieldsOf,
  isAlbum,
  isRemoved,
  startAlbum,
} from '../../../content/documents/documents';
import type { Entry } from '../../../content/localize';
import type { FieldProblem } from '../../../content/problems';
import { dropPlaceholders } from '../dropPlaceholders';
import { holdDocument } from './documentLock';
import { type Draft, type DraftMedia, isDraftStored, readDraft, writeDraft } from './drafts';

/** The duration of each simulated save, in milliseconds. */
const durations = { success: 300, slow: 4000, failure: 1500 };
export type Simulation = keyof typeof durations;
export const simulations = Object.keys(durations) as Simulation[];

export type Editor = ReturnType<typeof useEditor>;

const noMedia: DraftMedia = {};
const noProblems: readonly FieldProblem[] = [];

/**
 * The state of one editor: the draft, its problems and the simulated save.
 * @param online the entry in the content files; of an album that is not there yet, an empty one
 * @param published the files that an entry may reference, as `/uploads/…`, besides the media of its draft
 */
export function useEditor(key: DocumentKey, online: Entry, published: readonly string[]) {
  const fields = fieldsOf(key);
  const isNew = isRemoved(online);
  const original = useMemo(() => (isNew && isAlbum(key) ? startAlbum(key, new Date()) : online), [key, online, isNew]);
  const [draft, showDraft] = useState<Draft>();
  // A ref too: React renders later, and another edit or a save may come before that.
  const latest = useRef<Draft>(undefined);
  const setDraft = (next?: Draft) => {
    latest.current = next;
    showDraft(next);
  };
  const { entry, media } = draft ?? { entry: original, media: noMedia };
  const uploads = useMemo(() => new Set([...published, ...Object.keys(media)]), [published, media]);
  const [isStored, setIsStored] = useState<boolean>();
  /** The draft that the form started from. */
  const [resumed, setResumed] = useState<Draft>();
  const [discarded, setDiscarded] = useState<Draft>();
  // `elsewhere`: another tab holds the document.
  const [status, setStatus] = useState<'opening' | 'elsewhere' | 'idle' | 'invalid' | 'saving' | 'failed'>('opening');
  const changes = useMemo(() => listChanges(fields, original, entry), [fields, original, entry]);
  const problems = status === 'invalid' ? checkDocument(key, entry, uploads) : noProblems;

  const [takeovers, setTakeovers] = useState(0);
  // A ref, because a save reads it at its end, when the lock or the whole editor may be gone.
  const mayWrite = useRef(false);
  const receiveLock = useEffectEvent((isHeld: boolean, stored?: Draft) => {
    mayWrite.current = isHeld;
    setStatus(isHeld ? 'idle' : 'elsewhere');
    setDraft(stored);
    setIsStored(stored && isDraftStored(key));
    setResumed(isHeld ? stored : undefined);
    setDiscarded(undefined);
  });
  const readStored = useEffectEvent(() => readDraft(key, original));
  useEffect(() => {
    let turn = 0;
    const release = holdDocument(key, takeovers > 0, async (isHeld) => {
      turn += 1;
      const ownTurn = turn;
      mayWrite.current = false;
      // Another tab may have changed the draft.
      const stored = await readStored();
      if (turn === ownTurn) receiveLock(isHeld, stored);
    });
    return () => {
      turn = 0;
      mayWrite.current = false;
      release();
    };
  }, [key, takeovers]);

  const createDraft = (next: Entry, added?: DraftMedia): Draft => ({
    entry: dropPlaceholders(original, next),
    base: latest.current?.base ?? online,
    savedAt: new Date().toISOString(),
    isSaved: false,
    media: added ? { ...latest.current?.media, ...added } : (latest.current?.media ?? noMedia),
  });
  /** Shows a draft, and stores it while it has changes; without one, the text of the content files. */
  const show = (next?: Draft, former?: Draft) => {
    if (!mayWrite.current) return;
    const isChanged = next && hasChanges(fields, original, next.entry);
    void writeDraft(key, isChanged ? next : undefined).then(setIsStored);
    setDraft(next);
    if (!isChanged || former) setResumed(undefined);
    setDiscarded(former);
    // Problems stay shown and shrink as they are corrected.
    setStatus((last) => (next && last === 'invalid' ? last : 'idle'));
  };

  return {
    key,
    /** Whether the site does not have the document yet. */
    isNew,
    fields,
    original,
    entry,
    media,
    /** The files that the entry may reference. */
    uploads,
    changes,
    problems,
    status,
    /** Not during a save, which would miss later input, nor while another tab holds the document. */
    isEditable: status === 'idle' || status === 'invalid' || status === 'failed',
    draft,
    /** Whether the browser stores the draft; undefined until it has tried. */
    isStored,
    resumed,
    discarded,
    takeOver: () => setTakeovers(takeovers + 1),
    change: (edit: (entry: Entry) => Entry, added?: DraftMedia) =>
      show(createDraft(edit(latest.current?.entry ?? original), added)),
    /** Removes an album from the site; one that is not there yet, from this device. */
    remove: () => show(isNew ? undefined : createDraft({}), latest.current),
    discard: () => show(undefined, latest.current),
    /** Brings back what `remove` or `discard` took: a draft, or else the text of the site. */
    restore: () => (discarded || isRemoved(entry)) && show(discarded),
    /** Validates, then simulates a save. The draft stays, marked as saved. */
    save: async (simulation: Simulation): Promise<'invalid' | 'failed' | 'saved' | 'left'> => {
      const readNewest = () => latest.current?.entry ?? original;
      const files = new Set([...published, ...Object.keys(latest.current?.media ?? noMedia)]);
      if (checkDocument(key, readNewest(), files).length > 0) {
        // Shown at once, because its problems are listed now.
        showDraft(latest.current);
        setStatus('invalid');
        return 'invalid';
      }
      setStatus('saving');
      await new Promise((resolve) => setTimeout(resolve, durations[simulation]));
      if (!mayWrite.current) return 'left';
      if (simulation === 'failure') {
        setStatus('failed');
        return 'failed';
      }
      // biome-ignore lint/suspicious/noConsole: the specification has the simulated save log what it would save
      console.info('Simulation', key, readNewest());
      // Media may have been added meanwhile.
      show({ ...createDraft(readNewest()), isSaved: true });
      return 'saved';
    },
  };
}
