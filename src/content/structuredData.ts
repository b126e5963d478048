import type { Language } from '../i18n/languages';
import { localizedPath } from '../routes';
import type { Album, MediaItem } from './model';
import { addressOf, isPlaceholder } from './placeholders';
import type { SharePicture } from './sharePicture';
import type { Frame } from './viewModel';

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

type AlbumPage = { frame: Pick<Frame, 'site'>; album: Album; share: SharePicture; path: string; language: Language };

/** Finds the URLs of a video's files; undefined when the build lacks them. */
type FindVideo = (item: MediaItem) => { file?: string; thumbnail?: string };

/** The album with its share picture and its videos. Photos are omitted: their data would cost every visitor bytes. */
export function describeAlbum(
  { frame, album, share, path, language }: AlbumPage,
  findVideo: FindVideo,
): StructuredData {
  const { site } = frame;
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
    '@context': context,
    '@type': 'ImageGallery',
    name: album.name,
    description: album.description,
    url: addressOf(site, path),
    inLanguage: language,
    contentLocation: { '@type': 'Place', name: album.place },
    publisher: nameAssociation({ site }),
    image: { '@type': 'ImageObject', contentUrl: addressOf(site, share.path), caption: share.alt },
    ...(videos.length > 0 && { video: videos.flatMap(describeVideo) }),
  };
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
