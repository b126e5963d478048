import { graphql, type PageProps } from 'gatsby';
import { Dashboard } from '../editors/demo/dashboard/Dashboard';
import { EditorHead, EditorPage } from '../editors/demo/EditorPage';
import type { EditorPages } from '../gatsby/preparePages';

export default function DashboardPage({ pageContext }: PageProps<object, { page: EditorPages['dashboard'] }>) {
  return (
    <EditorPage isProtected>
      <Dashboard {...pageContext.page} />
    </EditorPage>
  );
}

export const Head = () => <EditorHead page="dashboard" />;

export const query = graphql`
  query Dashboard {
    locales: allLocale(filter: { language: { eq: "fr" }, ns: { in: ["common", "editor"] } }) {
      ...Labels
    }
  }
`;
