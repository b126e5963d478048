import { graphql, type PageProps } from 'gatsby';
import { AdminHead, AdminPage } from '../editors/demo/AdminPage';
import { Dashboard } from '../editors/demo/dashboard/Dashboard';
import type { EditorPages } from '../gatsby/preparePages';

type DashboardContext = { page: EditorPages['dashboard'] };

export default function DashboardPage({ pageContext: { page } }: PageProps<object, DashboardContext>) {
  return (
    <AdminPage protect>
      <Dashboard {...page} />
    </AdminPage>
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
