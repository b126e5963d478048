import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useCallback } from 'react';
import { Band } from '../components/Band';
import { NdopBand } from '../components/NdopBand';
import { PictureSourcesContext } from '../components/Picture';
import { type ContentFile, pictureSources } from '../components/pictureSources';
import type { AlbumCost } from '../content/cost';
import { anchors } from '../content/model';
import type { HomeContent } from '../content/present';
import { About } from '../sections/About';
import { Activities } from '../sections/Activities';
import { Contact } from '../sections/Contact';
import { Donation } from '../sections/Donation';
import { Gallery } from '../sections/Gallery';
import { Hero } from '../sections/Hero';
import { Page } from '../sections/Page';
import { fetchAlbum } from '../templates/fetchAlbum';
import { PageHead } from '../templates/PageHead';
import type { LanguageContext } from '../templates/pageContext';
import { payment } from '../templates/payment';

type HomeQuery = { page: { content: HomeContent; costs: Record<string, AlbumCost>; pictures: ContentFile[] } };

export default function HomePage({ data, pageContext }: PageProps<HomeQuery, LanguageContext>) {
  const { frame, sections, activities, albums } = data.page.content;
  const loadAlbum = useCallback((slug: string) => fetchAlbum(slug, pageContext.language), [pageContext.language]);
  return (
    <PictureSourcesContext value={pictureSources(data.page.pictures)}>
      <Page frame={frame} path="/">
        <Hero {...sections.hero} />
        <Band id={anchors.about}>
          <About {...sections.about} />
        </Band>
        <Band id={anchors.activities} tone="deep">
          <Activities {...sections.activities} activities={activities} />
        </Band>
        <Band id={anchors.gallery}>
          <Gallery {...sections.gallery} albums={albums} costs={data.page.costs} loadAlbum={loadAlbum} />
        </Band>
        <Band id={anchors.contact} tone="deep">
          <Contact {...sections.contact} />
        </Band>
        <NdopBand />
        <Band id={anchors.donation} tone="night">
          <Donation {...sections.donation} payment={payment} />
        </Band>
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
      costs
      pictures {
        ...ContentPicture
      }
    }
  }
`;
