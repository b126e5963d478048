import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import type { PageKind, PageOf, PublicPage } from '../gatsby/preparePages';
import { JsonScript } from '../shared/components/JsonScript';
import { resolveBuilt } from '../shared/components/Picture';
import { Activity } from '../site/activity/Activity';
import { ActivityIndex } from '../site/activity/ActivityIndex';
import { AlbumPage } from '../site/album/Album';
import { AlbumIndex } from '../site/album/AlbumIndex';
import { Association } from '../site/association/Association';
import { Page } from '../site/frame/Page';
import { PageHead } from '../site/head/PageHead';
import { describeAssociation } from '../site/head/structuredData';
import { Poster } from '../site/poster/Poster';
import { Privacy } from '../site/privacy/Privacy';
import { HomePage } from './pages/HomePage';
import { NotFoundPage } from './pages/NotFoundPage';
import { OfflinePage } from './pages/OfflinePage';
import { PaymentReturnPage } from './pages/PaymentReturnPage';

/** The content between header and footer. */
const bodies: { [Kind in PageKind]: ComponentType<PageOf<Kind>> } = {
  home: HomePage,
  albums: AlbumIndex,
  album: AlbumPage,
  activities: ActivityIndex,
  activity: Activity,
  poster: Poster,
  association: Association,
  privacy: Privacy,
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

/**
 * The labels that gatsby-plugin-react-i18next loads. A file with the labels of some pages only is named after their
 * kind.
 */
export const query = graphql`
  query Page($language: String!, $kind: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", $kind] } }) {
      ...Labels
    }
  }
`;
