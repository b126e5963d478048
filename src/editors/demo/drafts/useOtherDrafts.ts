import { useEffect, useState } from 'react';
import type { Tree } from '../../../content/documents/bilingual';
import type { DocumentKey } from '../../../content/documents/documents';
import { listDrafts } from './drafts';

/** The drafts that this device has of other documents, as they were when the editor opened. */
export function useOtherDrafts(own: DocumentKey): ReadonlyMap<DocumentKey, Tree> {
  const [entries, setEntries] = useState<ReadonlyMap<DocumentKey, Tree>>(new Map());
  useEffect(() => {
    void listDrafts().then((drafts) => {
      const others = [...drafts].filter(([key]) => key !== own);
      setEntries(new Map(others.map(([key, { entry }]) => [key, entry])));
    });
  }, [own]);
  return entries;
}
