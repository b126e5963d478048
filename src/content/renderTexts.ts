import type { Language } from '../i18n/languages';
import { addNonBreakingSpaces } from './addNonBreakingSpaces';
import type { Field, Fields, Values } from './fields';
import { type Entry, localize } from './localize';
import type { Site } from './model';
import { renderMarkdown } from './renderMarkdown';
import { siteVariables } from './validate';

/** An entry as pages show it: variables of site.json interpolated, no-break spaces added, Markdown as HTML. */
export function renderTexts<F extends Fields>(fields: F, entry: Entry, site: Site, language: Language): Values<F> {
  return localize(fields, entry, language, (field, value) => renderValue(field, value, site));
}

/** A draft as the page would show it. Missing values become empty ones, so that a section renders at any time. */
export function presentDraft<F extends Fields>(fields: F, entry: Entry, site: Site, language: Language): Values<F> {
  return localize(fields, entry, language, (field, value) => {
    const isWrong = field.kind === 'object' || field.kind === 'list' || value === undefined;
    return isWrong ? makeEmpty(field) : renderValue(field, value, site);
  });
}

function renderValue(field: Field, value: unknown, site: Site): unknown {
  if (typeof value !== 'string' || field.kind === 'media' || field.kind === 'url') return value;
  const text = addNonBreakingSpaces(fillIn(value, site));
  return field.kind === 'markdown' ? renderMarkdown(text) : text;
}

function fillIn(text: string, site: Site): string {
  return siteVariables.reduce((filled, name) => filled.replaceAll(`{${name}}`, site[name]), text);
}

function makeEmpty(field: Field): unknown {
  if (field.optional) return undefined;
  switch (field.kind) {
    case 'object':
      return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, makeEmpty(inner)]));
    case 'list':
      return [];
    case 'number':
      return 0;
    default:
      return (field.kind === 'text' && field.options?.[0]) || '';
  }
}
