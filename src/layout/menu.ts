import type { LabelKey } from '../components/wording';
import { anchors, menuSections } from '../routes';

/** The links of the header and of the footer. */
export const menu = menuSections.map((key) => ({ label: `nav.${key}` satisfies LabelKey, hash: `#${anchors[key]}` }));
