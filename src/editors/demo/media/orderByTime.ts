import { asRecord } from '../../../shared/values';
import type { DraftMedia } from '../drafts/drafts';

/**
 * The ids of an album's items, sorted by the time when they were taken. An item without a time stays behind the one
 * before it, so that it does not become the cover. Undefined if the items are in this order already.
 */
export function orderByTime(items: readonly unknown[], media: DraftMedia): unknown[] | undefined {
  const times = items.map((item) => media[String(asRecord(item).src)]?.takenAt);
  const placed = items.map((item, index) => ({
    id: asRecord(item).id,
    time:
      times
        .slice(0, index + 1)
        .reverse()
        .find(Boolean) ?? '',
  }));
  const sorted = [...placed].sort((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)));
  return sorted.some(({ id }, index) => id !== placed[index]?.id) ? sorted.map(({ id }) => id) : undefined;
}
