import { asRecord } from '../../../content/values';
import type { DraftMedia } from '../drafts/drafts';

/**
 * The ids of an album's items from the oldest, by when their photos were taken. One without a time stays behind the item that
 * it follows, so that it does not become the cover. Undefined where that is their order already.
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
