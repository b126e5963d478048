/** Whether another app shows the page, such as Facebook: there, a download may do nothing, and no browser finds the drafts. */
export function isInAppBrowser(): boolean {
  return /FBA[NV]|FB_IAB|Instagram|WhatsApp|; wv\)|(iPhone|iPad)(?!.*Safari)/.test(navigator.userAgent);
}
