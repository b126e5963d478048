import { flushSync } from 'react-dom';
import { isWithin } from '../../../content/documents/editDocument';

/**
 * Leads to a field, or to the first field of an item: shows its language, unfolds its groups and focuses it.
 * @param path as in problems; without an input there, the innermost group around it gets the focus
 */
export function revealField(form: HTMLFormElement, path: string): void {
  const groups = [...form.querySelectorAll<HTMLDetailsElement>('details[data-path]')].filter(({ dataset }) =>
    isWithin(dataset.path ?? '', path),
  );
  const input = form.querySelector<HTMLElement>(`[name="${path}"], [data-name="${path}"], [name^="${path}."]`);
  const target = input ?? groups.at(-1)?.querySelector('summary');
  if (!target) return;
  for (const group of groups) if (group.contains(target)) group.open = true;
  const language = target.closest<HTMLElement>('[data-side]')?.dataset.side;
  // On a narrow screen the form hides the other language, and a hidden input cannot get the focus.
  flushSync(() => form.querySelector<HTMLElement>(`[data-show-language="${language}"]`)?.click());
  target.focus({ preventScroll: true });
  // In the middle, because sticky bars cover both ends of the screen.
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
}
