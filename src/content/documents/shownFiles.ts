import { defaultLanguage } from '../../i18n/languages';
import type { Entry } from '../localize';
import { mapFields } from '../walkFields';
import { type DocumentKey, fieldsOf } from './documents';
import { nameField } from './nameField';

/** A place that shows a file: its document, an album's name, and the field in words: « Activité 1 « Le marché » › Image ». */
export type ShownPlace = { key: DocumentKey; name: unknown; field: string };

/** The photos and videos that a document shows, `/uploads/…`, each with its place. */
export function listShownFiles(key: DocumentKey, entry: Entry): [src: string, place: ShownPlace][] {
  const shown: [string, ShownPlace][] = [];
  const french = entry[defaultLanguage] ?? {};
  mapFields(fieldsOf(key), french, ({ field, path }, src) => {
    if (field.kind === 'media' && field.shared && typeof src === 'string' && src.startsWith('/'))
      shown.push([src, { key, name: french.name, field: nameField(fieldsOf(key), path, french) }]);
    return undefined;
  });
  return shown;
}
