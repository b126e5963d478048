import { activitiesPath, albumsPath, anchors, associationPath, posterPath } from '../../routes';
import type { LabelKey } from '../../shared/wording/wording';

const sections = ['hero', 'about', 'activities', 'gallery', 'contact'] as const;

/** The links in header and footer, in the order of the page. The donation section has a button instead. */
export const menu = sections.map((key) => ({ label: `nav.${key}` satisfies LabelKey, hash: `#${anchors[key]}` }));

/** More pages, which the header's menu links where it is folded: below 62.5rem. */
export const menuPages = [
  [associationPath, 'about.more'],
  [albumsPath, 'album.all'],
  [activitiesPath, 'activity.all'],
  [posterPath, 'donation.poster'],
] as const satisfies [path: string, label: LabelKey][];
