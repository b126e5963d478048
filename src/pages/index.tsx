import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Fragment } from 'react';
import { AlbumOverlay } from '../album/AlbumOverlay.island';
import { Island } from '../components/Island';
import { writeMessage } from '../components/messageLinks';
import { resolveBuilt } from '../components/Picture';
import { Toaster } from '../components/Toaster.island';
import { type PageQuery, readPage } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, PageHead } from '../layout/PageHead';
import { usePageWording } from '../layout/PageWording';
import { describeAssociation } from '../layout/structuredData';
import { anchors } from '../routes';
import { drawSection } from '../sections/drawSection';

export default function HomePage({ data }: PageProps<PageQuery, LanguageContext>) {
  const page = readPage(data, 'home');
  const { frame, albums, pictures } = page;
  const { label } = usePageWording();
  const removal = writeMessage(frame.contact.contactLinks, label('photo.removal'));
  return (
    <Page frame={frame} path="/" resolvePicture={resolveBuilt(pictures)}>
      {(Object.keys(anchors) as (keyof typeof anchors)[]).map((key) => (
        <Fragment key={key}>{drawSection[key](page)}</Fragment>
      ))}
      <Island of={AlbumOverlay} props={{ albums: albums.map(({ slug, name }) => ({ slug, name })), removal }} />
      <Island of={Toaster} props={{}} />
    </Page>
  );
}

export function Head({ data, pageContext }: HeadProps<PageQuery, LanguageContext>) {
  const { frame, sections, share } = readPage(data, 'home');
  const { language } = pageContext;
  return (
    <PageHead
      title={sections.hero.title}
      description={sections.hero.description}
      language={language}
      frame={frame}
      found={{ path: '/', name: sections.hero.title, share, structuredData: describeAssociation(frame) }}
    />
  );
}

export const query = graphql`
  query Home($language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { eq: "common" } }) {
      ...Labels
    }
    page: pageContent(kind: { eq: "home" }, language: { eq: $language }) {
      kind
      content
      media
    }
  }
`;
