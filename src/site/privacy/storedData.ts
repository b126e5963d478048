/**
 * What the site keeps in a visitor's browser, by the beginnings of the names under which it does: of cookies, Web Storage,
 * caches and databases. The privacy page lists it; e2e/privacy.spec.ts holds the site to it.
 */
export const storedData = {
  draft: ['donation-draft', 'donation-asked'],
  payment: [
    'donation-payment',
    'donation_language',
    'donation_early_',
    'donation_reference_',
    'donation_check_',
    'donation_start_',
  ],
  saver: ['saver'],
  offline: ['pages', 'files'],
  editor: ['authenticated', 'keyval-store', '@@scroll'],
} as const;
