import { graphql, type PageProps } from 'gatsby';
import { Dashboard } from '../editors/demo/dashboard/Dashboard';
import { EditorHead, EditorPage } from '../editors/demo/EditorPage';
import type { EditorPages } from '../gatsby/preparePages';

type DashboardContext = { page: EditorPages['dashboard'] };

export default function DashboardPage({ pageContext: { page } }: PageProps<object, DashboardContext>) {
  return (
    <EditorPage isProtected>
      <Dashboard {...page} />
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
