import type { Language } from '../i18n/languages';
import { addNonBreakingSpaces } from './addNonBreakingSpaces';
import { type Field, type Fields, isBlank, type Values } from './fields';
import { type Entry, localize } from './localize';
import type { Site } from './model';
import { renderMarkdown } from './renderMarkdown';
import { siteVariables } from './validate';
import { mapFields } from './walkFields';

/**
 * Localized values as the page shows them: `{phone}` and the like filled in from site.json, the spaces French wants
 * before `: ; ! ? »` made unbreakable, Markdown turned into HTML.
 */
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

/**
 * An entry that is still being typed, as the page would show it. What is not there yet is empty rather than missing, so
 * that a section can be drawn at every keystroke.
 */
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
