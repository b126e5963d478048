import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Entry } from '../../../content/localize';
import { validateEntry } from '../../../content/validate';
import { type DocumentKey, documents } from '../documents';
import { listChanges } from './changes';
import { holdDocument } from './documentLock';
import { type Draft, isStored, readDraft, writeDraft } from './drafts';

/** The duration of each simulated save, in milliseconds. */
const durations = { success: 300, slow: 4000, failure: 1500 };
export type Simulation = keyof typeof durations;
export const simulations = Object.keys(durations) as Simulation[];

export type Editor = ReturnType<typeof useEditor>;

/**
 * The state of one editor: the draft, its problems and the simulated save. Browser only: it reads localStorage.
 * @param forgetPhotos called when the section is held and has no draft
 */
export function useEditor(key: DocumentKey, original: Entry, uploads: ReadonlySet<string>, forgetPhotos: () => void) {
  const fields = documents[key];
  const [draft, setDraft] = useState(() => readDraft(key, original));
  const entry = draft?.entry ?? original;
  /** The draft that the form started from. */
  const [resumed, setResumed] = useState<Draft>();
  const [discarded, setDiscarded] = useState<Draft>();
  // `elsewhere`: another tab holds the section.
  const [status, setStatus] = useState<'opening' | 'elsewhere' | 'idle' | 'invalid' | 'saving' | 'failed'>('opening');
  const changes = listChanges(fields, original, entry);
  const problems = status === 'invalid' ? validateEntry(key, fields, entry, uploads) : [];

  const [takeovers, setTakeovers] = useState(0);
  // Not a state: a save reads it at its end, and may outlast both the lock and the editor.
  const mayWrite = useRef(false);
  const receiveLock = useEffectEvent((isHeld: boolean) => {
    mayWrite.current = isHeld;
    setStatus(isHeld ? 'idle' : 'elsewhere');
    // Another tab may have changed the draft.
    const latest = readDraft(key, original);
    setDraft(latest);
    setResumed(isHeld ? latest : undefined);
    setDiscarded(undefined);
    // Not without the lock: the undo of another tab may need them.
    if (isHeld && !latest) forgetPhotos();
  });
  useEffect(() => {
    const release = holdDocument(key, takeovers > 0, (isHeld) => receiveLock(isHeld));
    return () => {
      mayWrite.current = false;
      release();
    };
  }, [key, takeovers]);

  const createDraft = (next: Entry): Draft => ({ entry: next, savedAt: new Date().toISOString() });
  /** Shows a draft, and stores it while it has changes; without one, the text of the content files. */
  const show = (next?: Draft, former?: Draft) => {
    if (!mayWrite.current) return;
    const isChanged = next && listChanges(fields, original, next.entry).length > 0;
    writeDraft(key, isChanged ? next : undefined);
    setDraft(next);
    if (!isChanged || former) setResumed(undefined);
    setDiscarded(former);
    // Problems follow the corrections.
    setStatus((last) => (next && last === 'invalid' ? last : 'idle'));
  };

  return {
    fields,
    entry,
    changes,
    problems,
    status,
    /** Not during a save, which would miss later input, nor while another tab holds the section. */
    isEditable: status === 'idle' || status === 'invalid' || status === 'failed',
    draft,
    isStored: isStored(key),
    resumed,
    discarded,
    takeOver: () => setTakeovers(takeovers + 1),
    change: (next: Entry) => show(createDraft(next)),
    replace: (next: Entry) => show(createDraft(next), draft),
    discard: () => show(undefined, draft),
    /** Brings back what `replace` or `discard` removed. */
    restore: () => discarded && show(discarded),
    /** Validates, then simulates a save. The draft stays, marked as saved. */
    save: async (simulation: Simulation): Promise<'invalid' | 'failed' | 'saved' | 'left'> => {
      if (validateEntry(key, fields, entry, uploads).length > 0) {
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
      console.info('Simulation', key, entry);
      show({ ...createDraft(entry), isSaved: true });
      return 'saved';
    },
  };
}
