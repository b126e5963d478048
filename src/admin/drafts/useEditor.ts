import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type DocumentKey, documents } from '../../content/documents';
import type { Entry } from '../../content/localize';
import { validateEntry } from '../../content/validate';
import { listChanges } from './changes';
import { type Draft, isStored, readDraft, writeDraft } from './drafts';
import { holdSection } from './sectionLock';

/** The duration of each simulated save, in milliseconds. */
const durations = { success: 300, slow: 4000, failure: 1500 };
export type Simulation = keyof typeof durations;
export const simulations = Object.keys(durations) as Simulation[];

export type Editor = ReturnType<typeof useEditor>;

/** The state of one editor: the draft, its problems and the simulated save. Browser only: it reads localStorage. */
export function useEditor(key: DocumentKey, original: Entry, uploads: ReadonlySet<string>) {
  const fields = documents[key];
  /** The draft that the form started from. */
  const [resumed, setResumed] = useState(() => readDraft(key, original));
  const [discarded, setDiscarded] = useState<Draft>();
  const [draft, setDraft] = useState<Draft>(resumed ?? { entry: original, savedAt: '' });
  const { entry } = draft;
  const [status, setStatus] = useState<'idle' | 'invalid' | 'saving' | 'failed'>('idle');
  const changes = useMemo(() => listChanges(fields, original, entry), [fields, original, entry]);
  const problems = useMemo(
    () => (status === 'invalid' ? validateEntry(key, fields, entry, uploads) : []),
    [status, key, fields, entry, uploads],
  );

  /** Whether this tab holds the section; undefined until known. */
  const [isHeld, setIsHeld] = useState<boolean>();
  const [takeovers, setTakeovers] = useState(0);
  // Also read after a save, which may outlast both the lock and the editor.
  const mayWrite = useRef(false);
  const receiveLock = useEffectEvent((next: boolean) => {
    mayWrite.current = next;
    setIsHeld(next);
    setStatus('idle');
    setDiscarded(undefined);
    if (!next) return;
    // Another tab may have changed the draft.
    const latest = readDraft(key, original);
    setResumed(latest);
    setDraft(latest ?? { entry: original, savedAt: '' });
  });
  useEffect(() => {
    const release = holdSection(key, takeovers > 0, (next) => receiveLock(next));
    return () => {
      mayWrite.current = false;
      release();
    };
  }, [key, takeovers]);

  /** Shows an entry, and stores it while it has changes. */
  const show = (next: Draft) => {
    if (!mayWrite.current) return;
    const isChanged = listChanges(fields, original, next.entry).length > 0;
    writeDraft(key, isChanged ? next : undefined);
    setDraft(next);
    if (!isChanged) setResumed(undefined);
    setDiscarded(undefined);
  };

  return {
    entry,
    changes,
    problems,
    status,
    draft,
    isStored: isStored(key),
    resumed,
    discarded,
    isHeld,
    takeOver: () => setTakeovers(takeovers + 1),
    change: (next: Entry) => {
      show({ entry: next, savedAt: new Date().toISOString() });
      if (status === 'failed') setStatus('idle');
    },
    /** Returns to the text of the content files. */
    discard: () => {
      show({ entry: original, savedAt: '' });
      setDiscarded(draft);
      setStatus('idle');
    },
    /** Brings back what `discard` removed. */
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
      show({ entry, savedAt: new Date().toISOString(), isSaved: true });
      setStatus('idle');
      return 'saved';
    },
  };
}
