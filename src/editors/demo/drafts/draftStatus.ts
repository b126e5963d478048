import type { Tree } from '../../../content/documents/bilingual';
import { countChanges } from '../../../content/documents/changes';
import { type DocumentKey, fieldsOf } from '../../../content/documents/documents';
import { nameDraft } from '../../../content/documents/handOver';
import type { ReadLabel } from '../../../shared/components/wording';
import { formatDate } from '../../../shared/i18n/formatDate';
import { defaultLanguage } from '../../../shared/i18n/languages';
import type { DraftText } from './drafts';

/** The status of a draft on this device, as labels name it, and since when. */
export function describeDraft({ isSaved, handedOver, savedAt }: DraftText, isStored: boolean) {
  const stored = isSaved ? ('saved' as const) : ('kept' as const);
  const status = handedOver ? handedOvers[handedOver.by] : isStored ? stored : ('unstored' as const);
  return { status, since: handedOver?.at ?? savedAt };
}

const handedOvers = { download: 'downloaded', share: 'shared' } as const;

/**
 * Whether the site already shows a draft's text.
 * @param readCurrent a document of the site: empty if the site has no such album, undefined if it is not loaded
 * @param activities the names of new activities that an album may show
 */
export function isOnline(
  key: DocumentKey,
  draft: DraftText,
  readCurrent: (key: DocumentKey) => Tree | undefined,
  activities?: ReadonlyMap<string, string>,
): boolean {
  // A new album goes online under the id of its hand-over.
  const named = nameDraft(key, draft, { activities });
  const current = readCurrent(named.key);
  return current !== undefined && countChanges(fieldsOf(named.key), current, named.edited) === 0;
}

/** `à 14 h 32`; for an earlier day, `le 21 novembre 2026 à 14 h 32`. */
export function formatMoment(moment: string, label: ReadLabel): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === new Date().toDateString();
  if (isToday) return label('admin.draft.today', { time: formatDate(date, defaultLanguage, { timeStyle: 'short' }) });
  const options = { dateStyle: 'long', timeStyle: 'short' } as const;
  return label('admin.draft.earlier', { date: formatDate(date, defaultLanguage, options) });
}
