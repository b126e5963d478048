/** Whether another app shows the page, such as Facebook: there, a download may do nothing, and no browser finds the drafts. */
export function isInAppBrowser(): boolean {
  const isNamed = /FBA[NV]|FB_IAB|Instagram|WhatsApp|; wv\)|(iPhone|iPad)(?!.*Safari)/.test(navigator.userAgent);
  // The site on an iPhone's home screen does not name Safari either.
  return isNamed && !matchMedia('(display-mode: standalone)').matches;
}
