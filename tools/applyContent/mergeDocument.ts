import type { Tree } from '../../src/content/documents/bilingual';
import { type DocumentKey, fieldsOf, readDocument } from '../../src/content/documents/documents';
import type { HandedDocument } from '../../src/content/documents/handOver';
import { type Conflict, mergeDraft } from '../../src/content/documents/mergeVersions';
import { pairFields } from '../../src/content/fields/walkFields';
import type { Content } from '../../src/content/model/model';

/** A document as it is in the content files, and as they would have it with a volunteer's changes. */
export type Merge = { key: DocumentKey; current: Tree; merged: Tree; conflicts: Conflict[] };

export function mergeDocument({ key, edited, ...versions }: HandedDocument, content: Content): Merge {
  const current = readDocument(key, content);
  const withoutUnknown = pairFields(fieldsOf(key), edited, {}, { leaf: (_, value) => value }) as Tree;
  return { key, current, ...mergeDraft({ ...versions, edited: withoutUnknown }, current) };
}
