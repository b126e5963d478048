import { flushSync } from 'react-dom';
import { isWithin } from '../../../content/documents/editEntry';
import { unfold } from '../fields/Fold';

/**
 * Leads to a field: shows its language, unfolds what contains it and focuses it.
 * @param path as in problems; one without an input leads to the innermost group that contains it
 */
export function revealField(form: HTMLFormElement, path: string): void {
  const findInput = () => form.querySelector<HTMLElement>(`[name="${path}"], [data-name="${path}"]`);
  const listGroups = () =>
    [...form.querySelectorAll<HTMLDetailsElement>('details[data-place]')].filter(({ dataset }) =>
      isWithin(dataset.place ?? '', path),
    );
  const findFolded = () => {
    const input = findInput();
    return input ? input.closest<HTMLDetailsElement>('details:not([open])') : listGroups().find(({ open }) => !open);
  };
  // From the outside in, because the content of a group is drawn only once the group is open.
  for (let folded = findFolded(); folded; folded = findFolded()) unfold(folded);
  const target = findInput() ?? listGroups().at(-1)?.querySelector('summary');
  if (!target) return;
  const language = target.closest<HTMLElement>('[data-side]')?.dataset.side;
  // A hidden input cannot take the focus.
  flushSync(() => form.querySelector<HTMLElement>(`[data-show-language="${language}"]`)?.click());
  target.focus({ preventScroll: true });
  // In the middle, because sticky bars cover both ends of the screen.
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
}
