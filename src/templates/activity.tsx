import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Activity } from '../activity/Activity';
import { resolveBuilt } from '../components/Picture';
import { describeActivity, plainText } from '../content/structuredData';
import { type PageQuery, readPage } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, PageHead, readLabel } from '../layout/PageHead';
import { activitiesPath, activityPath } from '../routes';

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
  const path = activityPath(slug);
  const parents = [{ path: activitiesPath, name: readLabel(data.locales, language, 'activity.all') }];
  const structuredData = describeActivity({ frame, activity, share, path, parents, language });
  return (
    <PageHead
      title={activity.title}
      description={shorten(plainText(activity.description))}
      language={language}
      frame={frame}
      found={{ path, name: activity.title, share, structuredData }}
    />
  );
}

/** What search engines and messengers show of a description, cut between words. */
function shorten(text: string, max = 160): string {
  return text.length <= max ? text : `${text.slice(0, max).replace(/\s+\S*$/, '')}…`;
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
