import type { LabelKey } from '../components/wording';
import { anchors } from '../routes';

/** The links of the header and of the footer, in page order. */
export const menu = (Object.keys(anchors) as (keyof typeof anchors)[])
  // The donation has a button of its own.
  .filter((key) => key !== 'donation')
  .map((key) => ({ label: `nav.${key}` satisfies LabelKey, hash: `#${anchors[key]}` }));
