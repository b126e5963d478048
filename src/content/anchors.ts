import type { SectionKey } from './model';

// Apart from the model, whose labels and hints for editors no visitor should have to load.

/** Where each section of the landing page is found: `/#about`. Also their order on the page. */
export const anchors = {
  hero: 'home',
  about: 'about',
  activities: 'activities',
  gallery: 'gallery',
  contact: 'contact',
  donation: 'donation',
} as const satisfies Partial<Record<SectionKey, string>>;

/** What the top bar and the footer lead to, in order. */
export const menuSections = ['hero', 'about', 'activities', 'gallery', 'contact'] as const;
