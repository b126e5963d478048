/**
 * Finds the labels that a script reads, by the strings that it contains: whole keys (`share.action`), and beginnings of
 * keys, from templates (`error.${reason}.title` gives `error.*`). Other strings of this form match no label.
 */
export function findLabelNames(script: string): string[] {
  const keys = [...script.matchAll(/["'`]((?:\w+\.)+\w+)["'`]/g)].map(([, key = '']) => key);
  const beginnings = [...script.matchAll(/`((?:\w+\.)+\w*)\$\{/g)].map(([, beginning]) => `${beginning}*`);
  return [...new Set([...keys, ...beginnings])];
}

/** The labels with one of these names; plural forms go by the key without its suffix. */
export function chooseLabels(labels: Readonly<Record<string, string>>, names: readonly string[]) {
  const isNamed = (key: string) =>
    names.some((name) =>
      name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : name === key.replace(/_(one|other)$/, ''),
    );
  return Object.fromEntries(Object.entries(labels).filter(([key]) => isNamed(key)));
}
