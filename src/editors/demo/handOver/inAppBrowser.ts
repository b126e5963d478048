/**
 * Whether another app, such as Facebook, shows the page. There, a download may do nothing, and no browser has the
 * drafts.
 */
export function isInAppBrowser(): boolean {
  const isNamed = /FBA[NV]|FB_IAB|Instagram|WhatsApp|; wv\)|(iPhone|iPad)(?!.*Safari)/.test(navigator.userAgent);
  // On the home screen, the site's user agent does not name Safari either.
  return isNamed && !isOnHomeScreen();
}

/** Whether an icon of an iPhone's home screen opened the page. It has other drafts than Safari. */
export const isOnHomeScreen = () => Boolean((navigator as { standalone?: boolean }).standalone);
