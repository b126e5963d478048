import { isLanguage, languagesInFrench } from '../../i18n/languages';
import { type Field, type Fields, kindOf } from '../fields';
import { summarize } from '../summarize';

/**
 * A field's name from the model's labels: `fr.facts[0].value` is « Chiffre 1 › Nombre (français) ». One that both
 * languages share has no language, nor has a list, whose items are those of all.
 * @param path as in problems and coverage; a step unknown to the model stays as it is
 * @param values those around the path: an entry, or the values of a language where the path names none. Items get their
 * titles from them: « Activité 1 « Le marché » »
 */
export function nameField(fields: Fields, path: string, values?: unknown): string {
  const steps = path.split(/[.[\]]+/).filter(Boolean);
  const language = isLanguage(steps[0]) ? steps[0] : undefined;
  const names: string[] = [];
  let isShared = false;
  let isList = false;
  let value = language ? Object(values)[language] : values;
  let inside: Field | undefined = { kind: 'object', label: '', hint: '', fields };
  for (const step of language ? steps.slice(1) : steps) {
    inside = inside && kindOf(inside).at?.(inside, step);
    isShared ||= Boolean(inside?.shared);
    isList = inside?.kind === 'list';
    value = Object(value)[step];
    if (/^\d+$/.test(step)) {
      const title = inside && summarize(inside, value);
      const item = `${inside?.label ?? ''} ${Number(step) + 1}`.trim();
      names[names.length - 1] = title ? `${item} «\u00a0${shorten(title)}\u00a0»` : item;
    } else names.push(inside?.label ?? step);
  }
  const name = names.join(' › ');
  return language && !isShared && !isList ? `${name} (${languagesInFrench[language]})`.trim() : name;
}

function shorten(title: string): string {
  return title.length > 50 ? `${title.slice(0, 50).trimEnd()}…` : title;
}

/** Where a mistake is, for who reads the files: the path of a field, `fr.title`, or in a list the item as people know it. */
export function namePlace(fields: Fields, path: string, values: unknown): string {
  return path.includes('[') ? nameField(fields, path, values) : path;
}
