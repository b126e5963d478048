import { type Field, type Fields, isRecord, type Values } from './fields';
import { keepTogether } from './keepTogether';
import type { Site } from './model';
import { renderMarkdown } from './renderMarkdown';
import { fillable } from './validate';

/**
 * Localized values as the page shows them: `{phone}` and the like filled in from site.json, the spaces French wants
 * before `: ; ! ? »` made unbreakable, Markdown turned into HTML.
 */
export function finish<F extends Fields>(fields: F, values: Values<F>, site: Site): Values<F> {
  return finishFields(fields, values, site) as Values<F>;
}

function finishFields(fields: Fields, values: Record<string, unknown>, site: Site): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [name, field ? finishValue(field, value, site) : value];
    }),
  );
}

function finishValue(field: Field, value: unknown, site: Site): unknown {
  if (field.kind === 'object' && isRecord(value)) return finishFields(field.fields, value, site);
  if (field.kind === 'list' && Array.isArray(value)) return value.map((item) => finishValue(field.of, item, site));
  if (typeof value !== 'string' || field.kind === 'media' || field.kind === 'url') return value;
  const text = keepTogether(fillIn(value, site));
  return field.kind === 'markdown' ? renderMarkdown(text) : text;
}

function fillIn(text: string, site: Site): string {
  return fillable.reduce((filled, name) => filled.replaceAll(`{${name}}`, site[name]), text);
}
