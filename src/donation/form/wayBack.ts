import { anchors } from '../../routes';

/**
 * A browser without a bfcache loads the page anew on Back: this address leads to the form and loads its scripts, and
 * the state tells `scrollBackToForm` that the donor comes from the provider.
 */
export function leadBackToForm(): void {
  history.replaceState({ ...history.state, isPaying: true }, '', `#${anchors.donation}`);
  // WebKit would restore the top of the page.
  history.scrollRestoration = 'manual';
}

/** With manual scroll restoration, WebKit ignores the fragment of the address too. */
export function scrollBackToForm(): void {
  if (history.state?.isPaying && scrollY === 0)
    document.getElementById(anchors.donation)?.scrollIntoView({ behavior: 'instant' });
  forgetWayBack();
}

/** Leaves the position to the browser again, for later visits to this history entry. */
export function forgetWayBack(): void {
  if (!history.state?.isPaying) return;
  history.replaceState({ ...history.state, isPaying: undefined }, '');
  history.scrollRestoration = 'auto';
}
