import { isLanguage, languagesInFrench } from '../../i18n/languages';
import { type Field, type Fields, kindOf } from '../fields';
import { summarize } from '../summarize';

/**
 * A field's name from the model's labels: `fr.facts[0].value` is « Chiffre 1 › Nombre (français) ». One that both
 * languages share has no language.
 * @param path as in problems and coverage; a step unknown to the model stays as it is
 * @param values those around the path without its language, from which items get their titles: « Activité 1 « Le marché » »
 */
export function nameField(fields: Fields, path: string, values?: unknown): string {
  const steps = path.split(/[.[\]]+/).filter(Boolean);
  const language = isLanguage(steps[0]) ? steps[0] : undefined;
  const names: string[] = [];
  let isShared = false;
  let value = values;
  let inside: Field | undefined = { kind: 'object', label: '', hint: '', fields };
  for (const step of language ? steps.slice(1) : steps) {
    inside = inside && kindOf(inside).at?.(inside, step);
    isShared ||= Boolean(inside?.shared);
    value = Object(value)[step];
    if (/^\d+$/.test(step)) {
      const title = inside && summarize(inside, value);
      const item = `${inside?.label ?? ''} ${Number(step) + 1}`.trim();
      names[names.length - 1] = title ? `${item} « ${title} »` : item;
    } else names.push(inside?.label ?? step);
  }
  const name = names.join(' › ');
  return language && !isShared ? `${name} (${languagesInFrench[language]})`.trim() : name;
}
