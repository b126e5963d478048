import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useCallback } from 'react';
import { PictureSourcesContext } from '../components/Picture';
import { type ContentFile, pictureSources } from '../components/pictureSources';
import type { HomeContent } from '../content/present';
import { HomeSection } from '../sections/HomeSection';
import { Page } from '../sections/Page';
import { fetchAlbum } from '../templates/fetchAlbum';
import { PageHead } from '../templates/PageHead';
import type { LanguageContext } from '../templates/pageContext';
import { payment } from '../templates/payment';

type HomeQuery = { page: { content: HomeContent; pictures: ContentFile[] } };

export default function HomePage({ data, pageContext }: PageProps<HomeQuery, LanguageContext>) {
  const { frame, sections, activities, albums } = data.page.content;
  const loadAlbum = useCallback((slug: string) => fetchAlbum(slug, pageContext.language), [pageContext.language]);
  return (
    <PictureSourcesContext value={pictureSources(data.page.pictures)}>
      <Page frame={frame} path="/">
        <HomeSection section="hero" {...sections.hero} />
        <HomeSection section="about" {...sections.about} />
        <HomeSection section="activities" {...sections.activities} activities={activities} />
        <HomeSection section="gallery" {...sections.gallery} albums={albums} loadAlbum={loadAlbum} />
        <HomeSection section="contact" {...sections.contact} />
        <HomeSection section="donation" {...sections.donation} payment={payment} />
      </Page>
    </PictureSourcesContext>
  );
}

export function Head({ data, pageContext }: HeadProps<HomeQuery, LanguageContext>) {
  const { frame, sections } = data.page.content;
  return (
    <PageHead
      title={`${sections.hero.title} · ${frame.site.name}`}
      description={sections.hero.description}
      language={pageContext.language}
      path="/"
      siteUrl={frame.site.url}
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
      pictures {
        ...ContentPicture
      }
    }
  }
`;
