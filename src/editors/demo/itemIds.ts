import { isBlank } from '../../content/values';

/** Prefix of an added activity's temporary id, until its file has a name. No name has two hyphens in a row. */
const addedPrefix = 'nouveau--';

export function makeItemId(): string {
  return `${addedPrefix}${Date.now().toString(36)}`;
}

/** File names of activities, without language and extension; an added activity is named after its French title. */
export function nameActivities(french: readonly Record<string, unknown>[]): string[] {
  const names: string[] = [];
  const taken = new Set(french.map(({ id }) => String(id)));
  for (const { id, title } of french) {
    const isAdded = String(id).startsWith(addedPrefix) && !isBlank(title);
    const name = isAdded ? findFreeName(slugify(String(title)), taken) : String(id);
    taken.add(name);
    names.push(name);
  }
  return names;
}

export function slugify(title: string, fallback = 'activite'): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe');
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? [fallback];
  return words.join('-').slice(0, 60).replace(/-$/, '');
}

/** The name, or the first of `name-2`, `name-3`… that is free. */
export function findFreeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number++) if (!taken.has(`${name}-${number}`)) return `${name}-${number}`;
}
