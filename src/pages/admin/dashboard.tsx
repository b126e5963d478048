import { graphql, type PageProps } from 'gatsby';
import { AdminHead, AdminPage } from '../../editors/demo/AdminPage';
import { Dashboard } from '../../editors/demo/Dashboard';
import type { DashboardQuery } from '../../gatsby/pageData';
import { PageWording } from '../../layout/PageWording';

export default function DashboardPage({ data: { dashboard } }: PageProps<{ dashboard: DashboardQuery }>) {
  return (
    <PageWording>
      <AdminPage protect>
        <Dashboard {...dashboard.content} photos={dashboard.photos} />
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
    dashboard: dashboardContent {
      content
      photos
    }
  }
`;
