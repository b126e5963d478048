import type { Fields, Values } from './fields';
import { keepTogether } from './keepTogether';
import type { Site } from './model';
import { renderMarkdown } from './renderMarkdown';
import { fillable } from './validate';
import { mapFields } from './walkFields';

/**
 * Localized values as the page shows them: `{phone}` and the like filled in from site.json, the spaces French wants
 * before `: ; ! ? »` made unbreakable, Markdown turned into HTML.
 */
export function finish<F extends Fields>(fields: F, values: Values<F>, site: Site): Values<F> {
  return mapFields(fields, values, (field, value) => {
    if (typeof value !== 'string' || field.kind === 'media' || field.kind === 'url') return value;
    const text = keepTogether(fillIn(value, site));
    return field.kind === 'markdown' ? renderMarkdown(text) : text;
  }) as Values<F>;
}

function fillIn(text: string, site: Site): string {
  return fillable.reduce((filled, name) => filled.replaceAll(`{${name}}`, site[name]), text);
}
