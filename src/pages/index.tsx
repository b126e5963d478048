import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AlbumOverlay } from '../album/AlbumOverlay.island';
import { Island } from '../components/Island';
import { type ContentPicture, resolveBuilt } from '../components/Picture';
import { Toaster } from '../components/Toaster.island';
import type { AlbumCost } from '../content/cost';
import type { StructuredData } from '../content/structuredData';
import type { HomeView } from '../content/viewModel';
import type { ProviderSettings } from '../donation/providers/cinetpay/settings';
import { Page } from '../layout/Page';
import { type LanguageContext, PageHead } from '../layout/PageHead';
import { About } from '../sections/About';
import { Activities } from '../sections/Activities';
import { Contact } from '../sections/Contact';
import { Donation, Trust } from '../sections/Donation';
import { Gallery } from '../sections/Gallery';
import { Hero } from '../sections/Hero';

type HomeQuery = {
  page: {
    content: HomeView & { structuredData: StructuredData; payment?: ProviderSettings };
    costs: Record<string, AlbumCost>;
    pictures: ContentPicture[];
  };
};

export default function HomePage({ data }: PageProps<HomeQuery, LanguageContext>) {
  const { frame, sections, activities, albums, payment } = data.page.content;
  return (
    <Page frame={frame} path="/" resolvePicture={resolveBuilt(data.page.pictures)}>
      <Hero {...sections.hero} />
      <About {...sections.about} />
      <Activities {...sections.activities} activities={activities} />
      <Gallery {...sections.gallery} albums={albums} costs={data.page.costs} />
      <Contact {...sections.contact} />
      <Donation {...sections.donation} payment={payment}>
        <Trust {...frame.site} />
      </Donation>
      <Island of={AlbumOverlay} props={{ albums: albums.map(({ slug, name }) => ({ slug, name })) }} />
      <Island of={Toaster} props={{}} />
    </Page>
  );
}

export function Head({ data, pageContext }: HeadProps<HomeQuery, LanguageContext>) {
  const { frame, sections, share, structuredData } = data.page.content;
  const { language } = pageContext;
  return (
    <PageHead
      title={sections.hero.title}
      description={sections.hero.description}
      language={language}
      frame={frame}
      found={{ path: '/', name: sections.hero.title, share, structuredData }}
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
