import { nameField } from '../fields/nameField';
import { mapFields } from '../fields/walkFields';
import type { Tree } from './bilingual';
import { type DocumentKey, fieldsOf } from './documents';

/**
 * A place that shows a file: its document, an album's name, and the field's name: « Activité 1 « Le marché » › Image ».
 */
export type Appearance = { key: DocumentKey; name: unknown; field: string };

/** The photos and videos that a document shows, `/uploads/…`, with their places. */
export function listShownFiles(key: DocumentKey, tree: Tree): [src: string, appearance: Appearance][] {
  const shown: [string, Appearance][] = [];
  mapFields(fieldsOf(key), tree, ({ field, path }, src) => {
    if (field.kind === 'media' && field.shared && typeof src === 'string' && src.startsWith('/'))
      shown.push([src, { key, name: tree.name, field: nameField(fieldsOf(key), path, tree) }]);
    return undefined;
  });
  return shown;
}
