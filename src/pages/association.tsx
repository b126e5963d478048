import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Association } from '../association/Association';
import { resolveBuilt } from '../components/Picture';
import { type PageQuery, readPage } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, PageHead } from '../layout/PageHead';
import { associationPath } from '../routes';

export default function AssociationPage({ data }: PageProps<PageQuery, LanguageContext>) {
  const { pictures, files, ...page } = readPage(data, 'association');
  return (
    <Page resolvePicture={resolveBuilt(pictures)} frame={page.frame} path={associationPath}>
      <Association {...page} files={files} />
    </Page>
  );
}

export function Head({ data, pageContext: { language } }: HeadProps<PageQuery, LanguageContext>) {
  const { frame, texts, share } = readPage(data, 'association');
  return (
    <PageHead
      title={texts.title}
      description={texts.lead}
      language={language}
      frame={frame}
      found={{ path: associationPath, name: texts.title, share }}
    />
  );
}

export const query = graphql`
  query Association($language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { in: ["common", "association"] } }) {
      ...Labels
    }
    page: pageContent(kind: { eq: "association" }, language: { eq: $language }) {
      kind
      content
      media
    }
  }
`;
