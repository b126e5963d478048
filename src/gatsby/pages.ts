import { selectActivities, selectActivity, selectAlbum, selectAlbums, selectHome } from '../content/pages';
import { isPlaceholder } from '../content/placeholders';
import type { PresentedContent } from '../content/present';
import { describeAssociation } from '../content/structuredData';
import { acceptsDonations } from '../donation/providers/addresses';
import type { ProviderSettings } from '../donation/providers/provider';
import type { Language } from '../i18n/languages';
import { anchors, localizedPath } from '../routes';
import { drawQrCode } from './drawQrCode';

type Pages = ReturnType<typeof listPages>;
export type PageKind = keyof Pages;
/** What a page of a kind shows. */
export type PageContent<Kind extends PageKind = PageKind> = Pages[Kind][number];

/** Every public page in a language, by its kind: `frame` is that of pages whose texts are labels. Built here, which keeps the code out of visitors' scripts. */
export function listPages(content: PresentedContent, language: Language, settings: ProviderSettings | undefined) {
  const { frame, isOnlineOpen, activities, albums, poster, privacy, share, ways } = content;
  const { site } = frame;
  const providerSettings = isOnlineOpen ? settings : undefined;
  const isPaymentOpen = acceptsDonations(providerSettings, site.url);
  const structuredData = describeAssociation(frame, { language, isPaymentOpen });
  const address = new URL(localizedPath(`/#${anchors.donation}`, language), site.url).href;
  const code = drawQrCode(address);
  const isProof = isPlaceholder(site, 'url') || !isPaymentOpen;
  return {
    home: [{ ...selectHome(content), structuredData, providerSettings }],
    albums: [selectAlbums(content)],
    album: albums.map((album) => selectAlbum(content, album)),
    activities: [selectActivities(content)],
    activity: activities.map((activity) => selectActivity(content, activity)),
    poster: [{ frame, texts: poster, ways, share, structuredData, address, code, isProof }],
    privacy: [{ frame, texts: privacy, share }],
    frame: [{ frame }],
  };
}
