import { type DocumentKey, hashEntry, isRemoved } from '../../../content/documents/documents';
import { nameDraft } from '../../../content/documents/handOver';
import { type DraftText, describeDraft } from './drafts';

type DraftState = {
  /** The label that says where the draft stands. */
  key: ReturnType<typeof describeDraft>['key'] | 'online';
  moment: string;
  /** Whether the site says the same: there is nothing left to send. */
  isOnline: boolean;
  /** Whether the site's text is another than the one that the draft was begun with. */
  isOvertaken: boolean;
};

/** @param hashes what each document says online, by its key (`hashEntry`) */
export function describeState(
  key: DocumentKey,
  draft: DraftText,
  hashes: Readonly<Record<string, string>>,
): DraftState {
  const { entry, base } = draft;
  const described = describeDraft(draft);
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
