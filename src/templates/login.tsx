import { graphql } from 'gatsby';
import { AdminHead, AdminPage } from '../editors/demo/AdminPage';
import { Login } from '../editors/demo/session/Login';

export default function LoginPage() {
  return (
    <AdminPage>
      <Login />
    </AdminPage>
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
