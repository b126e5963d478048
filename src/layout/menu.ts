import type { LabelKey } from '../components/wording';
import { activitiesPath, albumsPath, anchors, associationPath, menuSections, posterPath } from '../routes';

/** The links of the header and of the footer. */
export const menu = menuSections.map((key) => ({ label: `nav.${key}` satisfies LabelKey, hash: `#${anchors[key]}` }));

/** The pages that both lead to as well. */
export const pages = [
  [associationPath, 'about.more'],
  [albumsPath, 'album.all'],
  [activitiesPath, 'activity.all'],
  [posterPath, 'donation.poster'],
] as const satisfies [path: string, label: LabelKey][];
