import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useWording } from '../components/wording';
import { type PageQuery, readPage } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, PageHead, readLabel } from '../layout/PageHead';
import { Panel } from '../layout/Panel';
import { localizedPath, notFoundPath } from '../routes';
import { buttonStyles } from '../theme/buttonStyles';
import { leadStyles, titleStyles } from '../theme/textStyles';
import { token } from '../theme/tokens';

function NotFound() {
  const { label, language } = useWording();
  return (
    <Panel>
      <p css={{ color: token('--color-highlight'), fontWeight: 700 }} lang="en">
        {label('notFound.original')}
      </p>
      <h1 css={titleStyles}>{label('notFound.title')}</h1>
      <p css={leadStyles}>{label('notFound.message')}</p>
      <a css={buttonStyles.primary} href={localizedPath('/', language)}>
        {label('notFound.home')}
      </a>
    </Panel>
  );
}

export default function NotFoundPage({ data }: PageProps<PageQuery, LanguageContext>) {
  return (
    <Page frame={readPage(data, 'frame').frame} path={notFoundPath}>
      <NotFound />
    </Page>
  );
}

export function Head({ data, pageContext: { language } }: HeadProps<PageQuery, LanguageContext>) {
  const title = readLabel(data.locales, language, 'notFound.browserTitle');
  return <PageHead title={title} language={language} frame={readPage(data, 'frame').frame} />;
}

export const query = graphql`
  query NotFound($language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { eq: "common" } }) {
      ...Labels
    }
    page: pageContent(kind: { eq: "frame" }, language: { eq: $language }) {
      kind
      content
      media
    }
  }
`;
