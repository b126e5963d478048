import { defaultLanguage, type Language } from '../../shared/i18n/languages';
import type { Fields } from '../fields/fields';
import { nameValue } from '../fields/nameField';
import { pairFields } from '../fields/walkFields';
import type { Giving } from '../model/model';
import { givingFields } from '../model/singletons';
import { findWayNotes, type WayNote } from '../present/waysToGive';
import { readIn, type Tree, toHalves } from './bilingual';

/**
 * Why a volunteer should review a text. `missing`: the English text is blank. `stale`: the French text has changed, and
 * the English one has not. A `WayNote` is about a way to give.
 */
export type ReviewNote = 'missing' | 'stale' | WayNote;

/** Finds the texts to review in an edited document, by the paths of their fields: `en.title`, `fr.ways[0].number`. */
export function findReviewNotes(fields: Fields, before: Tree, edited: Tree): ReadonlyMap<string, ReviewNote> {
  const notes = new Map<string, ReviewNote>();
  pairFields(fields, edited, before, {
    enter: ({ field }) => !field.technical,
    leaf: (located, newValue, oldValue) => {
      if (located.shared || located.field.technical) return;
      const read = (language: Language, value: unknown) => nameValue(located.field, readIn(language, located, value));
      const isUnchanged = (language: Language) => read(language, newValue) === read(language, oldValue);
      const path = `en.${located.path}`;
      if (!read('en', newValue)) {
        if (read(defaultLanguage, newValue)) notes.set(path, 'missing');
      } else if (newValue !== oldValue && isUnchanged('en') && !isUnchanged(defaultLanguage)) notes.set(path, 'stale');
    },
  });
  if (fields === givingFields) {
    const { ways }: Partial<Giving> = toHalves(fields, edited)[defaultLanguage] ?? {};
    for (const { index, field, note } of findWayNotes(ways))
      notes.set(`${defaultLanguage}.ways[${index}].${field}`, note);
  }
  return notes;
}

/** The number of texts whose translation is missing or older than the French. */
export function countToReview(fields: Fields, before: Tree, edited = before): number {
  const notes = [...findReviewNotes(fields, before, edited).values()];
  return notes.filter((note) => note === 'missing' || note === 'stale').length;
}
