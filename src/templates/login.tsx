import { graphql } from 'gatsby';
import { AdminHead, AdminPage } from '../editors/demo/AdminPage';
import { Login } from '../editors/demo/session/Login';
import { PageWording } from '../site/layout/PageWording';

export default function LoginPage() {
  return (
    <PageWording>
      <AdminPage>
        <Login />
      </AdminPage>
    </PageWording>
  );
}

export const Head = () => <AdminHead page="login" />;

export const query = graphql`
  query Login {
    locales: allLocale(filter: { language: { eq: "fr" }, ns: { in: ["common", "admin"] } }) {
      ...Labels
    }
  }
`;
