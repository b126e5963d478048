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
  const [waiting, setWaiting] = useState<readonly Draft[]>(() => findDrafts(key, original));
  const [isKept, setIsKept] = useState(true);
  const [status, setStatus] = useState<'idle' | 'invalid' | 'saving' | 'failed'>('idle');
  /** The drafts that this editor has found or stored last: any other is another tab's. */
  const stored = useRef(waiting);
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

  /** Shows an entry and keeps it as the newest draft, in front of those that still wait. */
  const show = (next: Entry, others: readonly Draft[]) => {
    setEntry(next);
    setWaiting(others);
    const own = listChanges(fields, original, next).length > 0 ? [draftOf(next), ...others] : others;
    const ofOtherTabs = findDrafts(key, original).filter(
      ({ savedAt }) => !stored.current.some((draft) => draft.savedAt === savedAt),
    );
    const isStored = keepDrafts(key, [...own, ...ofOtherTabs]);
    if (isStored) stored.current = own;
    setIsKept(isStored);
    if (status === 'failed') setStatus('idle');
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
      const [draft, ...others] = waiting;
      if (draft) show(draft.entry, changes.length > 0 ? [draftOf(entry), ...others] : others);
    },
    /** Throws the waiting draft away. */
    discard: () => show(entry, waiting.slice(1)),
    /** Goes back to the text of the content files. */
    reset: () => {
      setStatus('idle');
      show(original, waiting);
    },
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
      setStatus('idle');
      show(original, []);
      return 'saved';
    },
  };
}

function draftOf(entry: Entry): Draft {
  return { entry, savedAt: new Date().toISOString() };
}
