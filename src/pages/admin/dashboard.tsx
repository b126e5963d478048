import { graphql, type PageProps } from 'gatsby';
import { AdminHead, AdminPage, type EditorQuery } from '../../admin/AdminPage';
import { Dashboard } from '../../admin/Dashboard';
import { PageWording } from '../../layout/PageWording';

export default function DashboardPage({ data: { editor } }: PageProps<EditorQuery>) {
  return (
    <PageWording>
      <AdminPage protect>
        <Dashboard entries={editor.content.entries} />
      </AdminPage>
    </PageWording>
  );
}

export const Head = () => <AdminHead section="dashboard" />;

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
