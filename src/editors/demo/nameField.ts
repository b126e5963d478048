import { type Field, type Fields, kindOf } from '../../content/fields';
import { isLanguage, languagesInFrench } from '../../i18n/languages';

/**
 * A field's name from the model's labels: `fr.facts[0].value` is « Chiffres 1 › Nombre (français) ».
 * @param path as in problems and coverage; a step unknown to the model stays as it is
 */
export function nameField(fields: Fields, path: string): string {
  const steps = path.split(/[.[\]]+/).filter(Boolean);
  const language = isLanguage(steps[0]) ? steps[0] : undefined;
  const names: string[] = [];
  let inside: Field | undefined = { kind: 'object', label: '', hint: '', fields };
  for (const step of language ? steps.slice(1) : steps) {
    inside = inside && kindOf(inside).at?.(inside, step);
    if (/^\d+$/.test(step)) names.push(`${names.pop() ?? ''} ${Number(step) + 1}`.trim());
    else names.push(inside?.label ?? step);
  }
  const name = names.join(' › ');
  return language ? `${name} (${languagesInFrench[language]})`.trim() : name;
}
