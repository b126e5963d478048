import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import type { PageKind, PageOf, PublicPage } from '../gatsby/preparePages';
import { ActivitiesHead, ActivitiesPage } from './pages/ActivitiesPage';
import { ActivityHead, ActivityPage } from './pages/ActivityPage';
import { AlbumHead, AlbumPage } from './pages/AlbumPage';
import { AlbumsHead, AlbumsPage } from './pages/AlbumsPage';
import { AssociationHead, AssociationPage } from './pages/AssociationPage';
import { HomeHead, HomePage } from './pages/HomePage';
import { NotFoundHead, NotFoundPage } from './pages/NotFoundPage';
import { OfflineHead, OfflinePage } from './pages/OfflinePage';
import { PaymentReturnHead, PaymentReturnPage } from './pages/PaymentReturnPage';
import { PosterHead, PosterPage } from './pages/PosterPage';
import { PrivacyHead, PrivacyPage } from './pages/PrivacyPage';

type Parts<Props> = { Page: ComponentType<Props>; Head: ComponentType<Props> };

const parts: { [Kind in PageKind]: Parts<PageOf<Kind>> } = {
  home: { Page: HomePage, Head: HomeHead },
  albums: { Page: AlbumsPage, Head: AlbumsHead },
  album: { Page: AlbumPage, Head: AlbumHead },
  activities: { Page: ActivitiesPage, Head: ActivitiesHead },
  activity: { Page: ActivityPage, Head: ActivityHead },
  poster: { Page: PosterPage, Head: PosterHead },
  association: { Page: AssociationPage, Head: AssociationHead },
  privacy: { Page: PrivacyPage, Head: PrivacyHead },
  return: { Page: PaymentReturnPage, Head: PaymentReturnHead },
  notFound: { Page: NotFoundPage, Head: NotFoundHead },
  offline: { Page: OfflinePage, Head: OfflineHead },
};

/** Those of the page's kind. TypeScript does not follow that they take its props. */
const partsOf = ({ kind }: PublicPage) => parts[kind] as Parts<PublicPage>;

type PublicContext = { page: PublicPage };

/** Every public page: `createPages` gives it its props. */
export default function PublicTemplate({ pageContext: { page } }: PageProps<object, PublicContext>) {
  const { Page } = partsOf(page);
  return <Page {...page} />;
}

export function Head({ pageContext: { page } }: HeadProps<object, PublicContext>) {
  const { Head } = partsOf(page);
  return <Head {...page} />;
}

/**
 * The labels that gatsby-plugin-react-i18next loads, in French where a translation is missing. The label file of some pages
 * alone has the name of their kind.
 */
export const query = graphql`
  query Page($language: String!, $kind: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { in: ["common", $kind] } }) {
      ...Labels
    }
  }
`;
