import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useCallback } from 'react';
import { Band } from '../components/Band';
import { NdopBand } from '../components/NdopBand';
import { PictureSourcesContext } from '../components/Picture';
import { type ContentFile, pictureSources } from '../components/pictureSources';
import { anchors } from '../content/anchors';
import type { HomeContent } from '../content/present';
import { describeAssociation } from '../content/structuredData';
import { About } from '../sections/About';
import { Activities } from '../sections/Activities';
import { Contact } from '../sections/Contact';
import { Donation } from '../sections/Donation';
import { Gallery } from '../sections/Gallery';
import { Hero } from '../sections/Hero';
import { Page } from '../sections/Page';
import { Trust } from '../sections/Trust';
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
        <Hero {...sections.hero} />
        <Band id={anchors.about}>
          <About {...sections.about} />
        </Band>
        <Band id={anchors.activities} tone="deep">
          <Activities {...sections.activities} activities={activities} />
        </Band>
        <Band id={anchors.gallery}>
          <Gallery {...sections.gallery} albums={albums} loadAlbum={loadAlbum} />
        </Band>
        <Band id={anchors.contact} tone="deep">
          <Contact {...sections.contact} />
        </Band>
        <NdopBand />
        <Band id={anchors.donation} tone="night">
          <Donation {...sections.donation} payment={payment} />
          <Trust {...frame.site} />
        </Band>
      </Page>
    </PictureSourcesContext>
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
        structuredData: describeAssociation(frame, { language, isPaymentOpen: payment !== undefined }),
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
      pictures {
        ...ContentPicture
      }
    }
  }
`;
