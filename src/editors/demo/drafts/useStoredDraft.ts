import { useEffect, useState } from 'react';
import type { Entry } from '../../../content/localize';
import type { DocumentKey } from '../documents';
import { forgetPhotos } from '../photos/photoStore';
import { holdDocument } from './documentLock';
import { type Draft, readDraft, watchDraft, writeDraft } from './drafts';

/** A section's draft outside its editor, also while another tab changes it. */
export function useStoredDraft(key: DocumentKey, original: Entry) {
  const [draft, setDraft] = useState(() => readDraft(key, original));
  const [discarded, setDiscarded] = useState<Draft>();
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    // Not while a tab edits the section: its undo may need them.
    const release = holdDocument(key, false, (isHeld) => {
      if (isHeld && !readDraft(key, original)) void forgetPhotos(key);
      release();
    });
    return watchDraft(key, () => setDraft(readDraft(key, original)));
  }, [key, original]);

  /** Stores a draft or none, unless a tab edits the section: its next change would undo that. */
  const store = (next?: Draft) => {
    const release = holdDocument(key, false, (isHeld) => {
      setIsRefused(!isHeld);
      if (isHeld) {
        setDiscarded(next ? undefined : readDraft(key, original));
        writeDraft(key, next);
        setDraft(next);
      }
      release();
    });
  };

  return {
    draft,
    /** What `restore` brings back. */
    discarded: draft ? undefined : discarded,
    /** Whether the last change was refused, because a tab edits the section. */
    isRefused,
    discard: () => store(),
    restore: () => store(discarded),
  };
}
