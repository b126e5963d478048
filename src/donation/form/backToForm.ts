import { anchors } from '../../routes';

/**
 * Prepares Back from the provider in a browser without a bfcache, which loads the page anew. The new address leads to
 * the form and loads its scripts; the state tells `scrollBackToForm` that the donor comes from the provider.
 */
export function leadBackToForm(): void {
  history.replaceState({ ...history.state, isPaying: true }, '', `#${anchors.donation}`);
  // Else WebKit would restore the position at the top of the page.
  history.scrollRestoration = 'manual';
}

/** With manual scroll restoration, WebKit ignores the fragment of the address too. */
export function scrollBackToForm(): void {
  if (history.state?.isPaying && scrollY === 0)
    document.getElementById(anchors.donation)?.scrollIntoView({ behavior: 'instant' });
  forgetBackToForm();
}

/** Lets the browser restore the scroll position again, on later visits to this history entry. */
export function forgetBackToForm(): void {
  if (!history.state?.isPaying) return;
  history.replaceState({ ...history.state, isPaying: undefined }, '');
  history.scrollRestoration = 'auto';
}
