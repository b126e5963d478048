import { graphql, type PageProps } from 'gatsby';
import { AdminHead, AdminPage } from '../editors/demo/AdminPage';
import { Dashboard } from '../editors/demo/Dashboard';
import type { EditorPages } from '../gatsby/preparePages';
import { PageWording } from '../site/layout/PageWording';

type DashboardContext = { page: EditorPages['dashboard'] };

export default function DashboardPage({ pageContext: { page } }: PageProps<object, DashboardContext>) {
  return (
    <PageWording>
      <AdminPage protect>
        <Dashboard {...page} />
      </AdminPage>
    </PageWording>
  );
}

export const Head = () => <AdminHead page="dashboard" />;

export const query = graphql`
  query Dashboard {
    locales: allLocale(filter: { language: { eq: "fr" }, ns: { in: ["common", "admin"] } }) {
      ...Labels
    }
  }
`;
