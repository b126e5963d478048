import { graphql } from 'gatsby';
import { EditorHead, EditorPage } from '../editors/demo/EditorPage';
import { Login } from '../editors/demo/session/Login';

export default function LoginPage() {
  return (
    <EditorPage>
      <Login />
    </EditorPage>
  );
}

export const Head = () => <EditorHead page="login" />;

export const query = graphql`
  query Login {
    locales: allLocale(filter: { language: { eq: "fr" }, ns: { in: ["common", "editor"] } }) {
      ...Labels
    }
  }
`;
