import { defaultLanguage, isLanguage, languagesInFrench } from '../../shared/i18n/languages';
import { isBlank, isRecord } from '../../shared/unknownValues';
import { object } from './declare';
import { type Field, type Fields, kindOf } from './fields';

/**
 * A field's French name, from the model: `fr.figures[0].value` is « Chiffre 1 › Nombre (français) ». Shared fields and
 * lists have no language in their names.
 * @param path the path of the field, as in problems; a step that the model does not know stays as it is
 * @param values a document, an entry or a half; its items get their titles, « Activité 1 « Le marché » »
 */
export function nameField(fields: Fields, path: string, values?: unknown): string {
  const { language, steps } = followPath(fields, path, values);
  const names: string[] = [];
  for (const { step, field, value } of steps) {
    if (isIndex(step)) {
      const title = field && nameValue(field, value);
      const item = `${field?.frenchName ?? ''} ${Number(step) + 1}`.trim();
      names[names.length - 1] = title ? `${item} «\u00a0${shorten(title)}\u00a0»` : item;
    } else names.push(field?.frenchName ?? step);
  }
  const name = names.join(' › ');
  const isShared = steps.some(({ field }) => field?.shared);
  const isList = steps.at(-1)?.field?.kind === 'list';
  return language && !isShared && !isList ? `${name} (${languagesInFrench[language]})`.trim() : name;
}

/** The path of a field, with the title of the list item around it: `fr.media[2].src ("Le puits")`. */
export function titlePath(fields: Fields, path: string, values: unknown): string {
  const item = followPath(fields, path, values)
    .steps.filter(({ step }) => isIndex(step))
    .at(-1);
  const title = item?.field && nameValue(item.field, item.value);
  return title ? `${path} ("${shorten(title)}")` : path;
}

/** Names a value by the French name of its option, or by the first text inside, usually the title. */
export function nameValue(field: Field, value: unknown): string {
  const kind = kindOf(field);
  const inside = kind.split?.(field, value, undefined)?.parts;
  if (inside) {
    const texts = inside.map((part) =>
      part.step === 'id' || isChosen(part.field) ? '' : nameValue(part.field, part.value),
    );
    return texts.find(Boolean) ?? '';
  }
  const original = isRecord(value) ? value[defaultLanguage] : value;
  if (isBlank(original) || typeof original === 'object') return '';
  const text = String(original);
  return kind.nameValue?.(field, text) ?? text;
}

/** Whether a value is chosen, not written. A chosen value names no item: items share options, file names say little. */
function isChosen(field: Field): boolean {
  return 'options' in field || field.kind === 'media' || field.kind === 'focus';
}

/** The language of a path, and the field and value at each further step. */
function followPath(fields: Fields, path: string, values: unknown) {
  const all = splitPath(path);
  const language = isLanguage(all[0]) ? all[0] : undefined;
  let field: Field | undefined = object('', '', fields);
  let value = (language && Object(values)[language]) ?? values;
  const steps = all.slice(language ? 1 : 0).map((step) => {
    field = findInner(field, step);
    value = Object(value)[step];
    return { step, field, value };
  });
  return { language, steps };
}

function findInner(field: Field | undefined, step: string): Field | undefined {
  if (field?.kind === 'list') return field.of;
  return field?.kind === 'object' && Object.hasOwn(field.fields, step) ? field.fields[step] : undefined;
}

const isIndex = (step: string) => /^\d+$/.test(step);

function shorten(title: string): string {
  return title.length > 50 ? `${title.slice(0, 50).trimEnd()}…` : title;
}

/** The steps of a path: `media[2].src` → `media`, `2`, `src`. */
export const splitPath = (path: string): string[] => path.split(/[.[\]]+/).filter(Boolean);
