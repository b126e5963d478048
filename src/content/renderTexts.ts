import { interpolate } from '../i18n/interpolate';
import type { Language } from '../i18n/languages';
import { addNonBreakingSpaces } from './addNonBreakingSpaces';
import { type Field, type Fields, isGroup, kindOf, type Values } from './fields';
import { siteVariables } from './fields/text';
import { type Entry, localize } from './localize';
import type { Site } from './model';
import { renderMarkdown } from './renderMarkdown';

/** An entry as pages show it: variables of site.json interpolated, no-break spaces added, Markdown as HTML. */
export function renderTexts<F extends Fields>(fields: F, entry: Entry, site: Site, language: Language): Values<F> {
  return localize(fields, entry, language, (field, value) => renderValue(field, value, site));
}

/** A draft as the page would show it. Missing values become empty ones, so that a section renders at any time. */
export function presentDraft<F extends Fields>(fields: F, entry: Entry, site: Site, language: Language): Values<F> {
  return localize(fields, entry, language, (field, value) => {
    // An object or a list is not walked into where it is missing, or not one.
    return value === undefined || isGroup(field) ? emptyOf(field) : renderValue(field, value, site);
  });
}

function renderValue(field: Field, value: unknown, site: Site): unknown {
  const { shownAs } = kindOf(field);
  if (!shownAs || typeof value !== 'string') return value;
  const facts = Object.fromEntries(siteVariables.map((name) => [name, site[name]]));
  const text = addNonBreakingSpaces(interpolate(value, facts));
  return shownAs === 'html' ? renderMarkdown(text) : text;
}

function emptyOf(field: Field): unknown {
  return field.optional ? undefined : kindOf(field).empty(field, emptyOf);
}
