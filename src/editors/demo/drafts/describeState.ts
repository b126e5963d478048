import { type DocumentKey, hashEntry, isRemoved } from '../../../content/documents/documents';
import { nameDraft } from '../../../content/documents/handOver';
import { type DraftText, describeDraft, isDraftStored } from './drafts';

type DraftState = {
  /** The label of the draft's status. */
  key: ReturnType<typeof describeDraft>['key'] | 'online';
  moment: string;
  /** Whether the site already shows the draft's text, so that there is nothing to send. */
  isOnline: boolean;
  /** Whether the site's text has changed since the draft was started. */
  isOvertaken: boolean;
};

/** @param hashes the hash of each document on the site, by its key (`hashEntry`) */
export function describeState(
  key: DocumentKey,
  draft: DraftText,
  hashes: Readonly<Record<string, string>>,
): DraftState {
  const { entry, base } = draft;
  const described = describeDraft(draft, isDraftStored(key));
  const named = nameDraft(key, draft, new Set());
  const isOnline = hashes[named.key] === (isRemoved(entry) ? undefined : hashEntry(named.key, named.edited));
  const isBased = hashes[key] === (isRemoved(base) ? undefined : hashEntry(key, base));
  return {
    key: isOnline ? 'online' : described.key,
    moment: described.moment,
    isOnline,
    isOvertaken: !isOnline && !isBased,
  };
}
