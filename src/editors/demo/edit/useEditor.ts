import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Tree } from '../../../content/documents/bilingual';
import type { DocumentKey } from '../../../content/documents/documents';
import { isDraftStored, openChannel, readDraft, writeDraft } from '../drafts/drafts';
import {
  changeDocument,
  type DocumentAction,
  type DocumentState,
  findProblems,
  openDocument,
  readEdited,
} from './documentState';

export type EditorModel = ReturnType<typeof useEditor>;

/**
 * Opens a document in this tab and closes it in others, stores its draft on this device, and simulates its save.
 * @param current see `OpenedDocument`, which also describes `uploads`
 */
export function useEditor(key: DocumentKey, current: Tree, uploads: readonly string[]) {
  const opened = useMemo(() => openDocument(key, current, uploads, new Date()), [key, current, uploads]);
  const [state, setState] = useState<DocumentState>({ phase: 'waiting' });
  // The state after the latest action: another edit or a save may come before React has rendered it.
  const newest = useRef(state);
  /** Resolves to whether the browser has stored the newest draft. */
  const storing = useRef(Promise.resolve(true));
  const store = async ({ draft, changeCount }: DocumentState) => {
    const isStored = await writeDraft(key, changeCount ? draft : undefined);
    act({ type: 'stored', isStored });
    return isStored;
  };
  const act = (action: DocumentAction): DocumentState => {
    const previous = newest.current;
    const next = changeDocument(opened, previous, action, new Date().toISOString());
    newest.current = next;
    setState(next);
    if (next.draft !== previous.draft && action.type !== 'take') storing.current = store(next);
    return next;
  };

  const readStored = useEffectEvent(async (isHeld: () => boolean) => {
    // Another tab may have changed the draft.
    const draft = await readDraft(key, current);
    if (isHeld()) act({ type: 'take', draft, isStored: draft && isDraftStored(key) });
  });
  const lose = useEffectEvent(() => act({ type: 'lose' }));
  useEffect(() => {
    const release = takeDocument(key, (isHeld) => void readStored(isHeld), lose);
    return () => {
      lose();
      release();
    };
  }, [key]);

  const edited = readEdited(opened, state);
  return {
    opened,
    state,
    edited,
    problems: state.phase === 'invalid' ? findProblems(opened, state) : [],
    act,
    /** Checks the document, then marks the draft as saved. Fails if the browser refuses to store the draft. */
    save: async (): Promise<'waiting' | 'invalid' | 'failed' | 'saved'> => {
      const saved = act({ type: 'save' });
      if (saved.phase !== 'idle') return saved.phase;
      const isStored = await storing.current;
      // The form has closed, or another tab has taken the document.
      if (newest.current.phase === 'waiting') return 'waiting';
      // Without changes there is nothing to store.
      if (saved.changeCount && !isStored) return 'failed';
      // biome-ignore lint/suspicious/noConsole: the specification has the simulated save log what it would save
      console.info('Simulation', key, readEdited(opened, saved));
      return 'saved';
    },
  };
}

/**
 * Takes the document from other tabs, now and whenever this tab is seen again, because only one tab may write the
 * draft. Without a channel between tabs, every tab has the document.
 * @param onTaken called each time, with a function that tells whether this tab still has the document
 * @returns a function that ends this
 */
function takeDocument(key: DocumentKey, onTaken: (isHeld: () => boolean) => void, onLost: () => void) {
  const listening = new AbortController();
  const { signal } = listening;
  const channel = openChannel();
  let isHeld = false;
  const take = () => {
    if (isHeld || document.visibilityState !== 'visible') return;
    isHeld = true;
    channel?.postMessage(key);
    onTaken(() => isHeld && !signal.aborted);
  };
  channel?.addEventListener('message', ({ data }) => {
    if (!isHeld || data !== key) return;
    isHeld = false;
    onLost();
  });
  for (const type of ['focus', 'visibilitychange']) window.addEventListener(type, take, { signal });
  take();
  return () => {
    listening.abort();
    channel?.close();
  };
}
