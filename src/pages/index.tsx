import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AlbumOverlay } from '../album/AlbumOverlay';
import { Island } from '../components/Island';
import { PictureSourcesContext } from '../components/Picture';
import { type ContentFile, pictureSources } from '../components/pictureSources';
import { Toaster } from '../components/Toaster';
import type { AlbumCost } from '../content/cost';
import type { HomeContent } from '../content/present';
import type { StructuredData } from '../content/structuredData';
import { Page } from '../layout/Page';
import { PageHead } from '../layout/PageHead';
import { PageWording } from '../layout/PageWording';
import { HomeSection } from '../sections/HomeSection';
import { Trust } from '../sections/Trust';
import type { LanguageContext } from '../templates/pageContext';
import { payment } from '../templates/payment';

type HomeQuery = {
  page: {
    content: HomeContent;
    structuredData: StructuredData;
    costs: Record<string, AlbumCost>;
    pictures: ContentFile[];
  };
};

export default function HomePage({ data }: PageProps<HomeQuery, LanguageContext>) {
  const { frame, sections, activities, albums } = data.page.content;
  return (
    <PageWording>
      <PictureSourcesContext value={pictureSources(data.page.pictures)}>
        <Page frame={frame} path="/">
          <HomeSection section="hero" {...sections.hero} />
          <HomeSection section="about" {...sections.about} />
          <HomeSection section="activities" {...sections.activities} activities={activities} />
          <HomeSection section="gallery" {...sections.gallery} albums={albums} costs={data.page.costs} />
          <HomeSection section="contact" {...sections.contact} />
          <HomeSection section="donation" {...sections.donation} payment={payment}>
            <Trust {...frame.site} />
          </HomeSection>
          <Island
            name="albums"
            of={AlbumOverlay}
            labels={['album.', 'photo.', 'video.', 'size.', 'share.', 'dialog.']}
            props={{ albums: albums.map(({ slug, name }) => ({ slug, name })) }}
          />
          <Island name="toaster" of={Toaster} labels={['toast.', 'dialog.']} props={{}} />
        </Page>
      </PictureSourcesContext>
    </PageWording>
  );
}

export function Head({ data, pageContext }: HeadProps<HomeQuery, LanguageContext>) {
  const { frame, sections, share } = data.page.content;
  const { language } = pageContext;
  return (
    <PageHead
      title={`${sections.hero.title} · ${frame.site.name}`}
      description={sections.hero.description}
      language={language}
      site={frame.site}
      found={{
        path: '/',
        name: sections.hero.title,
        share,
        structuredData: data.page.structuredData,
      }}
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
      structuredData
      costs
      pictures {
        ...ContentPicture
      }
    }
  }
`;
