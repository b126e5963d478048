import { useEffect, useState } from 'react';
import type { Entry } from '../../../content/localize';
import type { DocumentKey } from '../documents';
import { holdDocument } from './documentLock';
import { type Draft, readDraft, watchDrafts, writeDraft } from './drafts';

/** A document's draft outside its editor, also while another tab changes it. */
export function useStoredDraft(key: DocumentKey, original: Entry) {
  const [draft, setDraft] = useState<Draft>();
  const [discarded, setDiscarded] = useState<Draft>();
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const read = async () => setDraft(await readDraft(key, original));
    void read();
    return watchDrafts((changed) => {
      if (changed === key) void read();
    });
  }, [key, original]);

  /** Stores a draft or none, unless a tab edits the document: its next change would undo that. */
  const store = (next?: Draft) => {
    const release = holdDocument(key, false, async (isHeld) => {
      setIsRefused(!isHeld);
      if (isHeld) {
        await writeDraft(key, next);
        setDiscarded(next ? undefined : draft);
        setDraft(next);
      }
      release();
    });
  };

  return {
    draft,
    /** What `restore` brings back. */
    discarded: draft ? undefined : discarded,
    /** Whether the last change was refused, because a tab edits the document. */
    isRefused,
    discard: () => store(),
    restore: () => store(discarded),
  };
}
