import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useWording } from '../components/wording';
import type { PageData } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, type Locales, PageHead, readLabel } from '../layout/PageHead';
import { Panel } from '../layout/Panel';
import { localizedPath, notFoundPath } from '../routes';
import { buttonStyles } from '../theme/buttonStyles';
import { leadStyles, titleStyles } from '../theme/textStyles';
import { token } from '../theme/tokens';

type NotFoundQuery = { locales: Locales; page: PageData['PageFrame'] };

function NotFound() {
  const { label, language } = useWording();
  return (
    <Panel>
      <p css={{ color: token('--color-accent'), fontWeight: 700 }} lang="en">
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

export default function NotFoundPage({ data }: PageProps<NotFoundQuery, LanguageContext>) {
  return (
    <Page frame={data.page.content} path={notFoundPath}>
      <NotFound />
    </Page>
  );
}

export function Head({ data, pageContext: { language } }: HeadProps<NotFoundQuery, LanguageContext>) {
  const title = readLabel(data.locales, language, 'notFound.browserTitle');
  return <PageHead title={title} language={language} frame={data.page.content} />;
}

export const query = graphql`
  query NotFound($language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { eq: "common" } }) {
      ...Labels
    }
    page: pageFrame(language: { eq: $language }) {
      content
    }
  }
`;
