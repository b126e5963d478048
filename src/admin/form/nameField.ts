import type { Field, Fields } from '../../content/fields';
import { isLanguage } from '../../i18n/languages';
import { languagesInFrench } from '../../i18n/languagesInFrench';

/**
 * A field as its form calls it, by the model's labels: `fr.facts[0].value` is « Chiffres 1 › Nombre (français) ».
 * @param path as problems and coverage name it; what the model does not know stays as it is
 */
export function nameField(fields: Fields, path: string): string {
  const [first = '', ...rest] = path.split(/[.[\]]+/).filter(Boolean);
  const name = nameSteps(fields, isLanguage(first) ? rest : [first, ...rest]);
  return isLanguage(first) ? `${name} (${languagesInFrench[first]})`.trim() : name;
}

function nameSteps(fields: Fields, steps: readonly string[]): string {
  const names: string[] = [];
  let inside: Field | undefined = { kind: 'object', label: '', hint: '', fields };
  for (const step of steps) {
    if (inside?.kind === 'list') {
      names.push(`${names.pop() ?? ''} ${Number(step) + 1}`.trim());
      inside = inside.of;
    } else {
      inside = inside?.kind === 'object' ? inside.fields[step] : undefined;
      names.push(inside?.label ?? step);
    }
  }
  return names.join(' › ');
}
