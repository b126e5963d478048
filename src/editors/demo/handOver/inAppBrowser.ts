/** Whether another app, such as Facebook, shows the page. It may ignore downloads; browsers do not have its drafts. */
export function isInAppBrowser(): boolean {
  const isNamed = /FBA[NV]|FB_IAB|Instagram|WhatsApp|; wv\)|(iPhone|iPad)(?!.*Safari)/.test(navigator.userAgent);
  // On the home screen, the site's user agent does not name Safari either.
  return isNamed && !isOnHomeScreen();
}

/** Whether an iPhone's home screen opened the page. Its storage, drafts included, is not Safari's. */
export const isOnHomeScreen = () => Boolean((navigator as { standalone?: boolean }).standalone);
