import { flushSync } from 'react-dom';
import { isWithin } from '../fields/formState';

/**
 * Leads to a field: shows its language, unfolds what contains it and focuses it.
 * @param path as in problems; one without an input leads to the innermost group that contains it
 */
export function revealField(form: HTMLFormElement, path: string): void {
  const groups = [...form.querySelectorAll<HTMLElement>('[data-place]')];
  const target =
    form.querySelector<HTMLElement>(`[name="${path}"], [data-name="${path}"]`) ??
    groups.findLast(({ dataset }) => isWithin(dataset.place ?? '', path))?.querySelector('summary');
  if (!target) return;
  const language = target.closest<HTMLElement>('[data-side]')?.dataset.side;
  // A hidden input cannot take the focus.
  flushSync(() => form.querySelector<HTMLElement>(`[data-show-language="${language}"]`)?.click());
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
  target.focus({ preventScroll: true });
  // Away from the bars at both ends.
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
}
