import type { Language } from '../i18n/languages';
import { addNonBreakingSpaces } from './addNonBreakingSpaces';
import type { Field, Fields, Values } from './fields';
import { type Entry, localize } from './localize';
import type { Site } from './model';
import { renderMarkdown } from './renderMarkdown';
import { siteVariables } from './validate';
import { isBlank } from './values';
import { mapFields } from './walkFields';

/** Localized values as pages show them: variables of site.json interpolated, no-break spaces added, Markdown as HTML. */
export function renderTexts<F extends Fields>(fields: F, values: Values<F>, site: Site): Values<F> {
  return mapFields(fields, values, (field, value) => {
    if (typeof value !== 'string' || field.kind === 'media' || field.kind === 'url') return value;
    const text = addNonBreakingSpaces(fillIn(value, site));
    return field.kind === 'markdown' ? renderMarkdown(text) : text;
  }) as Values<F>;
}

function fillIn(text: string, site: Site): string {
  return siteVariables.reduce((filled, name) => filled.replaceAll(`{${name}}`, site[name]), text);
}

/** A draft entry as the page would show it. Missing values become empty ones, so that a section renders at any time. */
export function presentDraft<F extends Fields>(fields: F, entry: Entry, site: Site, language: Language): Values<F> {
  return mapFields(fields, renderTexts(fields, localize(fields, entry, language), site), complete) as Values<F>;
}

function complete(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'object':
      return field.optional ? undefined : mapFields(field.fields, {}, complete);
    case 'list':
      return field.optional ? undefined : [];
    case 'number':
      return typeof value === 'number' || field.optional ? value : 0;
    default:
      if (!isBlank(value) || field.optional) return value;
      return (field.kind === 'text' && field.options?.[0]) || '';
  }
}
