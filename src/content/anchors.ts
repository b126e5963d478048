import type { SectionKey } from './model';

// Apart from the model, whose labels and hints for editors no visitor should have to load.

/** The footer is part of every page, and nothing leads to it. */
type LandingSection = Exclude<SectionKey, 'footer'>;

/** Where each section of the landing page is found: `/#about`. Also their order on the page. */
export const anchors = {
  hero: 'home',
  about: 'about',
  activities: 'activities',
  gallery: 'gallery',
  contact: 'contact',
  donation: 'donation',
} as const satisfies Record<LandingSection, string>;

/** What the top bar and the footer lead to, in order. The donation has a button of its own. */
export const menuSections = (Object.keys(anchors) as LandingSection[]).filter((key) => key !== 'donation');
