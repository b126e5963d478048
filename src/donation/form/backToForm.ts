import { anchors } from '../../routes';

/**
 * Prepares Back from the provider: a browser without a bfcache loads the page anew. The fragment `#donation` starts the
 * form's scripts at once; the state tells `scrollBackToForm` that the donor comes from the provider.
 */
export function leadBackToForm(): void {
  history.replaceState({ ...history.state, isPaying: true }, '', `#${anchors.donation}`);
  // WebKit would otherwise restore a position at the top of the page.
  history.scrollRestoration = 'manual';
}

/** With manual scroll restoration, WebKit does not scroll to the URL's fragment. */
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
