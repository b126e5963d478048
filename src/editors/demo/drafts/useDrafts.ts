import { useEffect, useMemo, useRef, useState } from 'react';
import type { Tree } from '../../../content/documents/bilingual';
import { type AlbumKey, albumKey, type DocumentKey, isAlbum } from '../../../content/documents/documents';
import type { DashboardContent, EditorContent } from '../../../content/documents/editorContent';
import { isOnline } from '../../../content/documents/mergeVersions';
import { editPath } from '../../../routes';
import { fetchPage } from '../../../shared/fetchPage';
import { describeDraft, describeUnfinished } from './draftStatus';
import { type DraftText, isDraftStored, type ListedDraft, listDrafts, removeOnline, watchDrafts } from './drafts';

/** What the dashboard shows of a draft. */
export type DeviceDraft = DraftText & {
  status: ReturnType<typeof describeDraft>['status'] | 'online';
  /** Since when the draft has its status. */
  since: string;
  /** The missing values that keep the draft from going online: « Titre (français) ». */
  lack: string;
};

export type Drafts = ReturnType<typeof useDrafts>;

/** All drafts of this device, kept up to date with other tabs. Those that are online leave it. */
export function useDrafts({ documents, albums, uploads }: DashboardContent) {
  const [texts, setTexts] = useState<ReadonlyMap<DocumentKey, ListedDraft>>(new Map());
  const [currentAlbums, setCurrentAlbums] = useState<Readonly<Record<AlbumKey, Tree>>>({});
  const albumKeys = useMemo(() => new Set<DocumentKey>(albums.map(({ id }) => albumKey(id))), [albums]);
  /** The drafts that this page has found online, and removed from the device. */
  const online = useRef(new Map<DocumentKey, ListedDraft>());
  useEffect(() => {
    const read = async () => setTexts(new Map([...online.current, ...(await listDrafts())]));
    void read();
    return watchDrafts(() => void read());
  }, []);
  const requested = useRef(new Set<AlbumKey>());
  // Fetched, because the dashboard has no texts of albums: ten years bring thousands of captions.
  useEffect(() => {
    for (const key of texts.keys()) {
      if (!isAlbum(key) || !albumKeys.has(key) || requested.current.has(key)) continue;
      requested.current.add(key);
      void fetchCurrent(key).then((current) => {
        if (current) setCurrentAlbums((others) => ({ ...others, [key]: current }));
        // The request failed; the next change of a draft requests it again.
        else requested.current.delete(key);
      });
    }
  }, [texts, albumKeys]);

  const drafts = useMemo(() => {
    const readCurrent = (key: DocumentKey) => {
      if (!isAlbum(key)) return documents[key];
      return albumKeys.has(key) ? currentAlbums[key] : {};
    };
    const describe = (key: DocumentKey, draft: ListedDraft): DeviceDraft => {
      const { status, since } = describeDraft(draft, isDraftStored(key));
      const current = readCurrent(key);
      return {
        ...draft,
        status: current && isOnline(key, draft, current) ? 'online' : status,
        since,
        lack: describeUnfinished(key, draft, uploads),
      };
    };
    return new Map([...texts].map(([key, draft]) => [key, describe(key, draft)]));
  }, [texts, documents, uploads, albumKeys, currentAlbums]);
  useEffect(() => {
    for (const [key, draft] of texts) {
      if (drafts.get(key)?.status !== 'online') continue;
      online.current.set(key, draft);
      void removeOnline(key, draft.savedAt);
    }
  }, [texts, drafts]);
  return drafts;
}

/**
 * A document of the site, from the page of its editor.
 * @returns undefined without a network
 */
async function fetchCurrent(key: DocumentKey): Promise<Tree | undefined> {
  try {
    const { content } = await fetchPage<{ content: EditorContent }>(editPath(key));
    return content.current;
  } catch {
    return undefined;
  }
}

/** This device's drafts of other documents, as they were when the editor opened. */
export function useOtherDrafts(own: DocumentKey): ReadonlyMap<DocumentKey, DraftText> {
  const [others, setOthers] = useState<ReadonlyMap<DocumentKey, DraftText>>(new Map());
  useEffect(() => {
    void listDrafts().then((drafts) => setOthers(new Map([...drafts].filter(([key]) => key !== own))));
  }, [own]);
  return others;
}
