import { useEffect, useState } from 'react';
import type { Tree } from '../../../content/documents/bilingual';
import { albumKey, type DocumentKey, isAlbum } from '../../../content/documents/documents';
import type { DashboardContent, EditorContent } from '../../../content/documents/editorContent';
import { isPublished } from '../../../content/documents/mergeVersions';
import { editPath } from '../../../routes';
import { fetchPageData } from '../../../shared/browser/fetchPageData';
import { describeUnfinished, readDraftStatus } from './draftStatus';
import {
  type DraftText,
  isDraftStored,
  listDrafts,
  readStoredDraft,
  removePublished,
  type StoredDraft,
  watchDrafts,
} from './drafts';

export type DeviceDraft = DraftText & {
  status: ReturnType<typeof readDraftStatus>['status'] | 'published';
  /** Since when the draft has its status, unless it is published. */
  since: string;
  /** The fields to fill in or correct before the draft can be handed over: « Titre (français) ». */
  unfinished: string;
};

export type Drafts = ReturnType<typeof useDrafts>;

/** This device's drafts, up to date with other tabs. A published draft is deleted, but stays listed on this page. */
export function useDrafts({ documents, albums, uploads }: DashboardContent) {
  const [drafts, setDrafts] = useState<ReadonlyMap<DocumentKey, DeviceDraft>>(new Map());
  useEffect(() => {
    const albumKeys = new Set<DocumentKey>(albums.map(({ id }) => albumKey(id)));
    // The texts of albums on the site; undefined while they are fetched.
    const fetched = new Map<DocumentKey, Tree | undefined>();
    const published = new Map<DocumentKey, DeviceDraft>();
    const describe = (key: DocumentKey, draft: StoredDraft): DeviceDraft => {
      const { status, since } = readDraftStatus(draft, isDraftStored(key));
      const current = !isAlbum(key) ? documents[key] : albumKeys.has(key) ? fetched.get(key) : {};
      const isOnSite = current && isPublished(key, draft, current);
      return {
        ...draft,
        status: isOnSite ? 'published' : status,
        since,
        unfinished: describeUnfinished(key, draft, uploads),
      };
    };
    // The dashboard's content only summarizes albums, because ten years bring thousands of captions.
    const fetchAlbum = async (key: DocumentKey) => {
      fetched.set(key, undefined);
      const page = fetchPageData<{ content: EditorContent }>(editPath(key));
      const current = await page.then(({ content }) => content.current).catch(() => undefined);
      // Without a network, the next change of a draft fetches it again.
      if (!current) return void fetched.delete(key);
      fetched.set(key, current);
      await read();
    };
    const read = async () => {
      const listed = new Map([...(await listDrafts())].map(([key, draft]) => [key, describe(key, draft)]));
      for (const [key, draft] of listed) {
        if (draft.status === 'published') {
          published.set(key, draft);
          void removePublished(key, draft.changedAt);
        } else if (albumKeys.has(key) && !fetched.has(key)) void fetchAlbum(key);
      }
      setDrafts(new Map([...published, ...listed]));
    };
    void read();
    return watchDrafts(() => void read());
  }, [documents, albums, uploads]);
  return drafts;
}

/** This device's draft of the activities, as it was when the page opened. */
export function useActivitiesDraft(): DraftText | undefined {
  const [draft, setDraft] = useState<DraftText>();
  useEffect(() => {
    void readStoredDraft('activities').then(setDraft);
  }, []);
  return draft;
}
