import { activitiesPath, albumsPath, anchors, associationPath, menuSections, posterPath } from '../../routes';
import type { LabelKey } from '../../shared/wording/wording';

/** The links in header and footer. */
export const menu = menuSections.map((key) => ({ label: `nav.${key}` satisfies LabelKey, hash: `#${anchors[key]}` }));

/** More pages, which the header's menu links where it is folded: below 72rem. */
export const menuPages = [
  [associationPath, 'about.more'],
  [albumsPath, 'album.all'],
  [activitiesPath, 'activity.all'],
  [posterPath, 'donation.poster'],
] as const satisfies [path: string, label: LabelKey][];
