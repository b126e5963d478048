import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Activity } from '../activity/Activity';
import { summarizeDescription } from '../activity/summarizeDescription';
import { resolveBuilt } from '../components/Picture';
import type { PageData } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, PageHead } from '../layout/PageHead';
import { activityPath } from '../routes';

type ActivityQuery = { page: PageData['ActivityPage'] };
type ActivityContext = LanguageContext & { slug: string };

export default function ActivityPage({ data, pageContext }: PageProps<ActivityQuery, ActivityContext>) {
  const { content, costs, pictures } = data.page;
  const { frame, activity, updates, albums } = content;
  return (
    <Page frame={frame} path={activityPath(pageContext.slug)} resolvePicture={resolveBuilt(pictures)}>
      <Activity activity={activity} updates={updates} albums={albums} costs={costs} />
    </Page>
  );
}

export function Head({ data, pageContext: { slug, language } }: HeadProps<ActivityQuery, ActivityContext>) {
  const { frame, activity, share } = data.page.content;
  return (
    <PageHead
      title={activity.title}
      description={summarizeDescription(activity.description)}
      language={language}
      frame={frame}
      found={{ path: activityPath(slug), name: activity.title, share }}
    />
  );
}

export const query = graphql`
  query Activity($slug: String!, $language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { eq: "common" } }) {
      ...Labels
    }
    page: activityPage(slug: { eq: $slug }, language: { eq: $language }) {
      content
      costs
      pictures
    }
  }
`;
