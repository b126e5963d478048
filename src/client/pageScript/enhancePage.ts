import { anchors } from '../../routes';
import type { DataSelector, DataValues } from '../../shared/dataAttributes';

/**
 * Handles sharing, printing, copying, the menu, the language link and the first click on a video, without React.
 * Listeners are on the document, so that they cover what islands render later. Without scripts, the menu still opens,
 * videos have the browser's controls, and each of the others is a plain link or absent.
 */
export function enhancePage(): void {
  // ShareLink.tsx chooses its text and icon by this.
  if ('share' in navigator) (document.body.dataset as DataValues).sheet = '';
  if (navigator.clipboard) (document.body.dataset as DataValues).clipboard = '';
  // Browsers inside apps may lack `print()`.
  if ('print' in self) (document.body.dataset as DataValues).printer = '';
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // Chromium ignores a click on a video that has loaded nothing, except on its small button. In other browsers, the
    // video plays by then, and this does nothing.
    if (target instanceof HTMLVideoElement && !target.readyState) setTimeout(() => target.play());
    const share = target.closest<HTMLAnchorElement>('a[data-share]' satisfies DataSelector);
    if (share && 'share' in navigator) {
      event.preventDefault();
      void shareMessage(share);
    }
    if (target.closest('[data-print]' satisfies DataSelector)) print();
    const copy = target.closest<HTMLButtonElement>('[data-copy]' satisfies DataSelector);
    if (copy) void copyNumber(copy);
    const language = target.closest<HTMLAnchorElement>('a[data-language]' satisfies DataSelector);
    if (language) language.hash = findSectionInView();
  });
  document.addEventListener('keydown', ({ key, target }) => {
    const menu = findMenu();
    if (key !== 'Escape' || !menu?.contains(target as Node)) return;
    menu.removeAttribute('open');
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    // The menu would cover the other part of the page that the focus moves to.
    const menu = findMenu();
    if (relatedTarget && !menu?.contains(relatedTarget as Node)) menu?.removeAttribute('open');
  });
}

const findMenu = () => document.querySelector<HTMLDetailsElement>('header details');

/**
 * Shares the message of a WhatsApp link. If the browser refuses, the link opens. It does not open if the visitor closes
 * the browser's sheet, or taps again while the sheet is open.
 */
async function shareMessage({ href, dataset }: HTMLAnchorElement): Promise<void> {
  // The message ends with the URL, once the site has one.
  const message = new URL(href).searchParams.get('text') as string;
  const [, text, url] = /^(.*?)(?: (https:\S+))?$/s.exec(message) as string[];
  try {
    await navigator.share({ title: (dataset as DataValues).share, text, url });
  } catch (error) {
    if (!/^(Abort|InvalidState)/.test((error as Error).name)) location.assign(href);
  }
}

/**
 * Copies the button's value, and says so in the element after the button. If the browser refuses, selects the number,
 * in the element before the button.
 */
async function copyNumber(button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.value);
    (button.nextElementSibling as Element).textContent = (button.dataset as DataValues).copy as string;
  } catch {
    getSelection()?.selectAllChildren(button.previousElementSibling as Element);
  }
}

/** The id of the section in view, which the link to the other language keeps; empty at the top of the page. */
function findSectionInView(): string {
  const line = innerHeight / 3;
  const section = Object.values(anchors)
    .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line)
    .pop();
  return section && section !== anchors.hero ? section : '';
}
