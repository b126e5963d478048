import { type DocumentKey, readDocument } from '../../src/content/documents/documents';
import type { HandOver } from '../../src/content/documents/handOver';
import { loadContent } from '../../src/content/load/load';
import { copyFixture } from '../../src/testing/copyFixture';
import { applyHandOver } from '../applyContent/applyHandOver';

/** Gives each test of a file a copy of the fixture content, to apply hand-overs to it. */
export function applyToCopy() {
  const copied = copyFixture();
  const read = (key: DocumentKey) => readDocument(key, loadContent(copied.folder));
  return { copied, read, apply: (handOver: HandOver) => applyHandOver(handOver, copied.folder) };
}

/** The outcome of a hand-over that changes nothing. */
export const nothing = {
  changes: [],
  written: [],
  removed: [],
  stillShown: [],
  dropped: [],
  toReview: [],
  leftOut: [],
  conflicts: [],
};
