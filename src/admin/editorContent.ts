import type { DocumentKey } from '../content/documents';
import type { Entry } from '../content/localize';
import type { Site } from '../content/model';

/** What the editor starts from, as its pages' queries return it. */
export type EditorQuery = {
  editor: { content: { entries: Record<DocumentKey, Entry>; site: Site; uploads: string[] } };
};
