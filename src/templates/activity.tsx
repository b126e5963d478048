import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Activity } from '../activity/Activity';
import { summarizeDescription } from '../activity/summarizeDescription';
import { resolveBuilt } from '../components/Picture';
import { type PageQuery, readPage } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, PageHead } from '../layout/PageHead';
import { activityPath } from '../routes';

type ActivityContext = LanguageContext & { slug: string };

export default function ActivityPage({ data, pageContext }: PageProps<PageQuery, ActivityContext>) {
  const { frame, activity, albums, costs, pictures } = readPage(data, 'activity');
  return (
    <Page frame={frame} path={activityPath(pageContext.slug)} resolvePicture={resolveBuilt(pictures)}>
      <Activity activity={activity} albums={albums} costs={costs} />
    </Page>
  );
}

export function Head({ data, pageContext: { slug, language } }: HeadProps<PageQuery, ActivityContext>) {
  const { frame, activity, share } = readPage(data, 'activity');
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
    page: pageContent(kind: { eq: "activity" }, slug: { eq: $slug }, language: { eq: $language }) {
      kind
      content
      media
    }
  }
`;
