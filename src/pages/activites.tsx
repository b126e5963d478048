import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ActivityIndex } from '../activity/ActivityIndex';
import { resolveBuilt } from '../components/Picture';
import { type PageQuery, readPage } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, PageHead, readLabel } from '../layout/PageHead';
import { activitiesPath } from '../routes';

export default function ActivitiesPage({ data }: PageProps<PageQuery, LanguageContext>) {
  const { frame, activities, pictures } = readPage(data, 'activities');
  return (
    <Page frame={frame} path={activitiesPath} resolvePicture={resolveBuilt(pictures)}>
      <ActivityIndex activities={activities} />
    </Page>
  );
}

export function Head({ data, pageContext: { language } }: HeadProps<PageQuery, LanguageContext>) {
  const { frame, share } = readPage(data, 'activities');
  const name = readLabel(data.locales, language, 'activity.all');
  return <PageHead title={name} language={language} frame={frame} found={{ path: activitiesPath, name, share }} />;
}

export const query = graphql`
  query Activities($language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { eq: "common" } }) {
      ...Labels
    }
    page: pageContent(kind: { eq: "activities" }, language: { eq: $language }) {
      kind
      content
      media
    }
  }
`;
