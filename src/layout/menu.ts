import type { LabelKey } from '../components/wording';
import { anchors, menuSections } from '../content/anchors';

/** The entries of the top bar and of the footer, in the order of the page. */
export const menu = menuSections.map((key) => ({
  label: `nav.${key}` satisfies LabelKey,
  hash: `#${anchors[key]}`,
}));

export const donationHash = `#${anchors.donation}`;
