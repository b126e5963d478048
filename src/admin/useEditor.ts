import { useEffect, useState } from 'react';
import { type DocumentKey, documents } from '../content/documents';
import type { Entry } from '../content/localize';
import { validateEntry } from '../content/validate';
import { listChanges } from './changes';
import { type Draft, discardDraft, findDraft, keepDraft } from './drafts';

/** How the simulated save behaves: chosen by a visible switch, so that failure can be seen too. */
export const simulations = ['success', 'slow', 'failure'] as const;
export type Simulation = (typeof simulations)[number];

const milliseconds: Record<Simulation, number> = { success: 300, slow: 4000, failure: 1500 };

/** The state of one editor: what is typed, the draft of it, what is wrong with it, and the simulated save. */
export function useEditor(key: DocumentKey, original: Entry, uploads: ReadonlySet<string>) {
  const [entry, setEntry] = useState(original);
  const [waiting, setWaiting] = useState<Draft>();
  const [isKept, setIsKept] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const changes = listChanges(documents[key], original, entry);
  const isChanged = changes.length > 0;

  useEffect(() => setWaiting(findDraft(key)), [key]);

  useEffect(() => {
    if (!isChanged || isKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged, isKept]);

  const change = (next: Entry) => {
    setEntry(next);
    setIsKept(keepDraft(key, { entry: next, savedAt: new Date().toISOString() }));
  };

  return {
    entry,
    changes,
    isKept,
    isSaving,
    problems,
    waiting,
    change,
    resume: () => {
      if (waiting) setEntry(waiting.entry);
      setWaiting(undefined);
    },
    discard: () => {
      discardDraft(key);
      setWaiting(undefined);
    },
    /** Checks, then only pretends to save. The draft is gone only once that has succeeded. */
    save: async (simulation: Simulation): Promise<'invalid' | 'failed' | 'saved'> => {
      const found = validateEntry(key, documents[key], entry, uploads);
      setProblems(new Map(found.map(({ field, message }) => [field, message])));
      if (found.length > 0) return 'invalid';
      setIsSaving(true);
      await new Promise((resolve) => setTimeout(resolve, milliseconds[simulation]));
      setIsSaving(false);
      if (simulation === 'failure') return 'failed';
      // biome-ignore lint/suspicious/noConsole: the specification has the simulated save log what it would save
      console.info('Simulation', key, entry);
      discardDraft(key);
      setEntry(original);
      return 'saved';
    },
  };
}
