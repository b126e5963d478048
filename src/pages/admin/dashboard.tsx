import { graphql, type PageProps } from 'gatsby';
import { AdminHead, AdminPage, type EditorQuery } from '../../editors/demo/AdminPage';
import { Dashboard } from '../../editors/demo/Dashboard';
import { PageWording } from '../../layout/PageWording';

export default function DashboardPage({ data: { editor } }: PageProps<EditorQuery>) {
  return (
    <PageWording>
      <AdminPage protect>
        <Dashboard entries={editor.content.entries} site={editor.content.site} />
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
    editor: editorContent {
      content
    }
  }
`;
