import { useEffect, useMemo, useRef, useState } from 'react';
import { type DocumentKey, documents } from '../../content/documents';
import type { Entry } from '../../content/localize';
import { validateEntry } from '../../content/validate';
import { listChanges } from './changes';
import { type Draft, findDrafts, storeDrafts } from './drafts';

/** The duration of each simulated save, in milliseconds. */
const durations = { success: 300, slow: 4000, failure: 1500 };
export type Simulation = keyof typeof durations;
export const simulations = Object.keys(durations) as Simulation[];

export type Editor = ReturnType<typeof useEditor>;

/** The state of one editor: entry, drafts, problems and the simulated save. Browser only: it reads localStorage. */
export function useEditor(key: DocumentKey, original: Entry, uploads: ReadonlySet<string>) {
  const fields = documents[key];
  const [entry, setEntry] = useState(original);
  /** The draft of the current entry, if it has changes, then the drafts still offered. */
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => findDrafts(key, original));
  const offered = drafts.filter((draft) => draft.entry !== entry);
  const [isStored, setIsStored] = useState(true);
  const [status, setStatus] = useState<'idle' | 'invalid' | 'saving' | 'failed'>('idle');
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const changes = useMemo(() => listChanges(fields, original, entry), [fields, original, entry]);
  const problems = useMemo(
    () => (status === 'invalid' ? validateEntry(key, fields, entry, uploads) : []),
    [status, key, fields, entry, uploads],
  );

  /** Shows an entry and stores it as the newest draft, before `others` and the drafts of other tabs. */
  const show = (next: Entry, others: readonly Draft[], nextStatus = status === 'failed' ? 'idle' : status) => {
    const isChanged = listChanges(fields, original, next).length > 0;
    const nextDrafts = isChanged ? [{ entry: next, savedAt: new Date().toISOString() }, ...others] : others;
    const known = drafts.map(({ savedAt }) => savedAt);
    const ofOtherTabs = findDrafts(key, original).filter(({ savedAt }) => !known.includes(savedAt));
    setEntry(next);
    setDrafts(nextDrafts);
    setIsStored(storeDrafts(key, [...nextDrafts, ...ofOtherTabs]));
    setStatus(nextStatus);
  };

  return {
    entry,
    changes,
    isStored,
    status,
    problems,
    offered: offered[0],
    change: (next: Entry) => show(next, offered),
    /** Shows an offered draft; edits made meanwhile become the next offer. */
    resume: (draft: Draft) => {
      const others = drafts.filter((each) => each !== draft);
      show(draft.entry, others);
    },
    /** Deletes the offered draft. */
    discard: () => show(entry, offered.slice(1)),
    reset: () => show(original, offered, 'idle'),
    /** Validates, then simulates a save. Drafts are deleted only after success with the editor still open. */
    save: async (simulation: Simulation): Promise<'invalid' | 'failed' | 'saved' | 'left'> => {
      if (validateEntry(key, fields, entry, uploads).length > 0) {
        setStatus('invalid');
        return 'invalid';
      }
      setStatus('saving');
      await new Promise((resolve) => setTimeout(resolve, durations[simulation]));
      if (!isOpen.current) return 'left';
      if (simulation === 'failure') {
        setStatus('failed');
        return 'failed';
      }
      // biome-ignore lint/suspicious/noConsole: the specification has the simulated save log what it would save
      console.info('Simulation', key, entry);
      show(original, [], 'idle');
      return 'saved';
    },
  };
}
