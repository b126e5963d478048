/**
 * What the site stores in a visitor's browser, by prefixes of the names of cookies, Web Storage, caches and databases.
 * The privacy page lists it. e2e/pages/privacy.spec.ts checks that the site stores this and nothing else, but does not
 * open the Decap editor, which stores the last two names of `editor`.
 */
export const storedData = {
  draft: ['donation-draft'],
  payment: ['donation-payment', 'donation_language', 'donation_early_', 'donation_reference_', 'donation_check_'],
  saver: ['saver'],
  offline: ['pages', 'files'],
  editor: ['authenticated', 'keyval-store', '@@scroll', 'cms.', 'localforage'],
} as const;
