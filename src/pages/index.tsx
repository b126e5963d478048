import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Fragment } from 'react';
import { AlbumOverlay } from '../album/AlbumOverlay.island';
import { Island } from '../components/Island';
import { writeMessage } from '../components/messageLinks';
import { resolveBuilt } from '../components/Picture';
import { Toaster } from '../components/Toaster.island';
import type { PageData } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, PageHead } from '../layout/PageHead';
import { usePageWording } from '../layout/PageWording';
import { describeAssociation } from '../layout/structuredData';
import { anchors } from '../routes';
import { drawSection } from '../sections/drawSection';

type HomeQuery = { page: PageData['HomePage'] };

export default function HomePage({ data }: PageProps<HomeQuery, LanguageContext>) {
  const { content, costs, pictures } = data.page;
  const { frame, albums } = content;
  const { label } = usePageWording();
  const removal = writeMessage(frame.contact.contactLinks, label('photo.removal'));
  return (
    <Page frame={frame} path="/" resolvePicture={resolveBuilt(pictures)}>
      {(Object.keys(anchors) as (keyof typeof anchors)[]).map((key) => (
        <Fragment key={key}>{drawSection[key]({ ...content, costs })}</Fragment>
      ))}
      <Island of={AlbumOverlay} props={{ albums: albums.map(({ slug, name }) => ({ slug, name })), removal }} />
      <Island of={Toaster} props={{}} />
    </Page>
  );
}

export function Head({ data, pageContext }: HeadProps<HomeQuery, LanguageContext>) {
  const { frame, sections, share } = data.page.content;
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
    page: homePage(language: { eq: $language }) {
      content
      costs
      pictures
    }
  }
`;
