import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import type { PageKind, PageOf, PublicPage } from '../gatsby/preparePages';
import { JsonScript } from '../shared/components/JsonScript';
import { resolveBuilt } from '../shared/components/Picture';
import { Page } from '../site/frame/Page';
import { PageHead } from '../site/head/PageHead';
import { describeAssociation } from '../site/head/structuredData';
import { ActivityIndexPage } from '../site/pages/ActivityIndexPage';
import { ActivityPage } from '../site/pages/ActivityPage';
import { AlbumIndexPage } from '../site/pages/AlbumIndexPage';
import { AlbumPage } from '../site/pages/AlbumPage';
import { AssociationPage } from '../site/pages/AssociationPage';
import { HomePage } from '../site/pages/HomePage';
import { NotFoundPage } from '../site/pages/NotFoundPage';
import { OfflinePage } from '../site/pages/OfflinePage';
import { PaymentReturnPage } from '../site/pages/PaymentReturnPage';
import { PosterPage } from '../site/pages/PosterPage';
import { PrivacyPage } from '../site/pages/PrivacyPage';

/** The content between header and footer. */
const bodies: { [Kind in PageKind]: ComponentType<PageOf<Kind>> } = {
  home: HomePage,
  albums: AlbumIndexPage,
  album: AlbumPage,
  activities: ActivityIndexPage,
  activity: ActivityPage,
  poster: PosterPage,
  association: AssociationPage,
  privacy: PrivacyPage,
  return: PaymentReturnPage,
  notFound: NotFoundPage,
  offline: OfflinePage,
};

type PublicContext = { page: PublicPage };

/** The template of every public page. `createPages` passes its props. */
export default function PublicTemplate({ pageContext: { page } }: PageProps<object, PublicContext>) {
  // TypeScript cannot relate the kind of a page to the props of its body.
  const Body = bodies[page.kind] as ComponentType<PublicPage>;
  const isOfAssociation = page.kind === 'home' || page.kind === 'poster';
  return (
    <Page
      frame={page.frame}
      path={page.path}
      offersDonation={page.kind !== 'return'}
      resolvePicture={resolveBuilt(page.pictures)}
    >
      <Body {...page} />
      {/* At the end: the first screen need not wait for it. */}
      {isOfAssociation && <JsonScript type="application/ld+json" json={describeAssociation(page.frame)} />}
    </Page>
  );
}

export const Head = ({ pageContext: { page } }: HeadProps<object, PublicContext>) => <PageHead {...page} />;

/** Selects the labels of `common.json` and, if there is one, of the file that is named after the page's kind. */
export const query = graphql`
  query Page($language: String!, $kind: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", $kind] } }) {
      ...Labels
    }
  }
`;
