import { useEffect, useMemo, useRef, useState } from 'react';
import { type DocumentKey, documents } from '../../content/documents';
import type { Entry } from '../../content/localize';
import { validateEntry } from '../../content/validate';
import { listChanges } from './changes';
import { type Draft, findDrafts, keepDrafts } from './drafts';

/** How long the simulated save takes: chosen by a visible switch, so that failure can be seen too. */
const milliseconds = { success: 300, slow: 4000, failure: 1500 };
export type Simulation = keyof typeof milliseconds;
export const simulations = Object.keys(milliseconds) as Simulation[];

export type Editor = ReturnType<typeof useEditor>;

/**
 * The state of one editor: what is typed, the drafts of it, what is wrong with it, and the simulated save.
 * For the browser alone: the page's HTML knows no drafts.
 */
export function useEditor(key: DocumentKey, original: Entry, uploads: ReadonlySet<string>) {
  const fields = documents[key];
  const [entry, setEntry] = useState(original);
  /** Of what is typed, where it differs from the content files, before those that wait. */
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => findDrafts(key, original));
  const waiting = drafts.filter((draft) => draft.entry !== entry);
  const [isKept, setIsKept] = useState(true);
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

  /** Shows an entry and keeps it as the newest draft, in front of others and of those that other tabs have stored. */
  const show = (next: Entry, others: readonly Draft[], nextStatus = status === 'failed' ? 'idle' : status) => {
    const isChanged = listChanges(fields, original, next).length > 0;
    const kept = isChanged ? [{ entry: next, savedAt: new Date().toISOString() }, ...others] : others;
    const known = drafts.map(({ savedAt }) => savedAt);
    const ofOtherTabs = findDrafts(key, original).filter(({ savedAt }) => !known.includes(savedAt));
    setEntry(next);
    setDrafts(kept);
    setIsKept(keepDrafts(key, [...kept, ...ofOtherTabs]));
    setStatus(nextStatus);
  };

  return {
    entry,
    changes,
    isKept,
    status,
    problems,
    /** The draft that is offered back. */
    waiting: waiting[0],
    change: (next: Entry) => show(next, waiting),
    /** Takes the waiting draft up. What has been typed meanwhile waits in its turn. */
    resume: () => {
      const [first] = waiting;
      if (first)
        show(
          first.entry,
          drafts.filter((draft) => draft !== first),
        );
    },
    /** Throws the waiting draft away. */
    discard: () => show(entry, waiting.slice(1)),
    /** Goes back to the text of the content files. */
    reset: () => show(original, waiting, 'idle'),
    /** Checks, then only pretends to save. The drafts are gone only once that has succeeded, unless the editor was left. */
    save: async (simulation: Simulation): Promise<'invalid' | 'failed' | 'saved' | 'left'> => {
      if (validateEntry(key, fields, entry, uploads).length > 0) {
        setStatus('invalid');
        return 'invalid';
      }
      setStatus('saving');
      await new Promise((resolve) => setTimeout(resolve, milliseconds[simulation]));
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
