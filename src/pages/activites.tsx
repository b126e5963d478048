import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ActivityIndex } from '../activity/ActivityIndex';
import type { PageData } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, type Locales, PageHead, readLabel } from '../layout/PageHead';
import { activitiesPath } from '../routes';

type ActivitiesQuery = { locales: Locales; page: PageData['ActivitiesPage'] };

export default function ActivitiesPage({ data }: PageProps<ActivitiesQuery, LanguageContext>) {
  const { frame, activities } = data.page.content;
  return (
    <Page frame={frame} path={activitiesPath}>
      <ActivityIndex activities={activities} />
    </Page>
  );
}

export function Head({ data, pageContext: { language } }: HeadProps<ActivitiesQuery, LanguageContext>) {
  const { frame, share } = data.page.content;
  const name = readLabel(data.locales, language, 'activity.all');
  return <PageHead title={name} language={language} frame={frame} found={{ path: activitiesPath, name, share }} />;
}

export const query = graphql`
  query Activities($language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { eq: "common" } }) {
      ...Labels
    }
    page: activitiesPage(language: { eq: $language }) {
      content
    }
  }
`;
