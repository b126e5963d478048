import type { Language } from '../i18n/languages';
import { localizedPath } from '../routes';
import type { Frame } from './frame';
import type { Activity, Album, MediaItem } from './model';
import type { Period } from './period';
import { addressOf, isPlaceholder } from './placeholders';
import type { SharePicture } from './sharePicture';

/** A schema.org object. Contains facts only: placeholders are omitted, unknown dates and durations are not invented. */
export type StructuredData = { '@type': string; [property: string]: unknown };

const context = 'https://schema.org';

/** The association, with a DonateAction if online payment is open. */
export function describeAssociation(
  { site, hero, contact, footer }: Frame,
  { language, isPaymentOpen }: { language: Language; isPaymentOpen: boolean },
): StructuredData {
  const { contactLinks } = contact;
  const links = site.socials.flatMap(({ url }) => url ?? []);
  return {
    '@context': context,
    ...nameAssociation({ site }),
    ...(site.legalName && { legalName: site.legalName }),
    description: footer.description,
    slogan: hero.motto,
    address: contact.address,
    ...(contactLinks.phone && { telephone: contactLinks.phone.replace('tel:', '') }),
    ...(contactLinks.email && { email: contactLinks.email.replace('mailto:', '') }),
    ...(links.length > 0 && { sameAs: links }),
    ...(isPaymentOpen && {
      potentialAction: {
        '@type': 'DonateAction',
        url: addressOf(site, localizedPath('/#donation', language)),
        recipient: { '@id': associationId(site) },
      },
    }),
  };
}

/** What every page of its own says; `parents` are the pages between the landing page and it. */
type DescribedPage = {
  frame: Pick<Frame, 'site'>;
  share: Pick<SharePicture, 'path' | 'alt'>;
  /** In the default language. */
  path: string;
  parents?: readonly { path: string; name: string }[];
  language: Language;
};

/** Finds the URLs of a video's files; undefined when the build lacks them. */
type FindVideo = (item: MediaItem) => { file?: string; thumbnail?: string };

/** The album with its share picture and its videos. Photos are omitted: their data would cost every visitor bytes. */
export function describeAlbum(
  { album, ...page }: DescribedPage & { album: Album },
  findVideo: FindVideo,
): StructuredData {
  const { site } = page.frame;
  const videos = album.media.filter(({ type }) => type === 'video');
  const describeVideo = (item: MediaItem): StructuredData | [] => {
    const { file, thumbnail } = findVideo(item);
    if (!file) return [];
    return {
      '@type': 'VideoObject',
      name: item.caption,
      description: album.description,
      contentUrl: addressOf(site, file),
      ...(thumbnail && { thumbnailUrl: addressOf(site, thumbnail) }),
    };
  };
  return {
    ...describePage('ImageGallery', { ...page, name: album.name, description: album.description }),
    ...describePlaceAndTime({ ...album, location: album.place }),
    ...(videos.length > 0 && { video: videos.flatMap(describeVideo) }),
  };
}

/** An activity of the association. */
export function describeActivity({ activity, ...page }: DescribedPage & { activity: Activity }): StructuredData {
  return {
    ...describePage('WebPage', { ...page, name: activity.title, description: plainText(activity.description) }),
    ...describePlaceAndTime(activity),
  };
}

/** The text of rendered Markdown. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/ ([.,])/g, '$1')
    .trim();
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Any page: `CollectionPage` for an index. */
export function describePage(
  type: 'WebPage' | 'CollectionPage' | 'ImageGallery',
  page: DescribedPage & { name: string; description?: string },
): StructuredData {
  const { frame, share, path, parents = [], language, name, description } = page;
  const { site } = frame;
  const addressIn = (path: string) => addressOf(site, localizedPath(path, language));
  const steps = [{ path: '/', name: site.name }, ...parents, { path, name }];
  return {
    '@context': context,
    '@type': type,
    name,
    ...(description && { description }),
    url: addressIn(path),
    inLanguage: language,
    publisher: nameAssociation({ site }),
    image: { '@type': 'ImageObject', contentUrl: addressOf(site, share.path), caption: share.alt },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: addressIn(step.path),
      })),
    },
  };
}

/** Its dates as ISO 8601 writes a span: `2025-05/2025-07`. */
function describePlaceAndTime({ start, end, location }: Period & { location: string }): object {
  return { temporalCoverage: end ? `${start}/${end}` : start, contentLocation: { '@type': 'Place', name: location } };
}

function nameAssociation({ site }: Pick<Frame, 'site'>): StructuredData {
  return {
    '@type': 'NGO',
    '@id': associationId(site),
    ...(!isPlaceholder(site, 'name') && { name: site.name }),
    url: addressOf(site, '/'),
  };
}

function associationId(site: Frame['site']): string {
  return addressOf(site, '/#association');
}
