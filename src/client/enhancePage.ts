import { anchors } from '../routes';

/**
 * What a page does by itself, without React: sharing, printing, the menu, the link to the other language. It listens on
 * the document, so that it also serves what islands draw later. Without scripts, each of these is a plain link or absent.
 */
export function enhancePage(): void {
  // Chooses the words and the icon of share links (ShareLink.tsx).
  if ('share' in navigator) document.body.dataset.sheet = '';
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const share = target.closest<HTMLAnchorElement>('a[data-share]');
    if (share && 'share' in navigator) {
      event.preventDefault();
      void openShareSheet(share);
    }
    if (target.closest('[data-print]')) window.print();
    const language = target.closest<HTMLAnchorElement>('a[data-language]');
    if (language) language.hash = findSectionInView();
    if (target.closest('header details a')) findMenu()?.removeAttribute('open');
  });
  document.addEventListener('keydown', ({ key, target }) => {
    const menu = findMenu();
    if (key !== 'Escape' || !menu?.contains(target as Node)) return;
    menu.removeAttribute('open');
    menu.querySelector('summary')?.focus();
  });
}

const findMenu = () => document.querySelector<HTMLDetailsElement>('header details');

async function openShareSheet({ href, dataset }: HTMLAnchorElement): Promise<void> {
  // What goes to WhatsApp: the address stands at its end.
  const message = new URL(href).searchParams.get('text') ?? '';
  const end = message.lastIndexOf(' ');
  try {
    await navigator.share({ title: dataset.share, text: message.slice(0, end), url: message.slice(end + 1) });
  } catch (error) {
    // Closing the sheet is an answer, and a second tap finds it open: neither needs the link's own page.
    const isAnswered = error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
    if (!isAnswered) window.location.assign(href);
  }
}

/** The section that is being read, as an anchor for the same page in the other language; none at its top. */
function findSectionInView(): string {
  const line = window.innerHeight / 3;
  const section = Object.values(anchors)
    .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line)
    .pop();
  return section && section !== anchors.hero ? section : '';
}
