/** Whether another app, such as Facebook, shows the page. It may ignore downloads, and has drafts of its own. */
export function isInAppBrowser(): boolean {
  const isNamed = /FBA[NV]|FB_IAB|Instagram|WhatsApp|; wv\)|(iPhone|iPad)(?!.*Safari)/.test(navigator.userAgent);
  // On the home screen, the site's user agent does not name Safari either.
  return isNamed && !isOnHomeScreen();
}

/** Whether the page was opened from an iPhone's home screen, where it has other drafts than in Safari. */
export const isOnHomeScreen = () => Boolean((navigator as { standalone?: boolean }).standalone);
