import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AdminHead, AdminPage } from '../editors/demo/AdminPage';
import type { DocumentKey } from '../editors/demo/documents';
import { Editor } from '../editors/demo/Editor';
import { SimulationChoice } from '../editors/demo/SimulationChoice';
import type { PageData } from '../gatsby/pageData';
import { PageWording } from '../layout/PageWording';

/** The preview shows the pictures of the landing page. */
type EditQuery = { page: Pick<PageData['HomePage'], 'pictures'>; editor: PageData['EditorContent'] };
type EditContext = { documentKey: DocumentKey };

export default function EditPage({ data, pageContext: { documentKey } }: PageProps<EditQuery, EditContext>) {
  const { entries, site, uploads } = data.editor.content;
  return (
    <PageWording>
      <AdminPage protect demo={<SimulationChoice />}>
        <Editor
          documentKey={documentKey}
          original={entries[documentKey]}
          site={site}
          uploads={uploads}
          photos={data.editor.photos}
          pictures={data.page.pictures}
        />
      </AdminPage>
    </PageWording>
  );
}

export const Head = ({ pageContext }: HeadProps<EditQuery, EditContext>) => (
  <AdminHead page={pageContext.documentKey} />
);

// No language filter: the preview needs the labels of both languages.
export const query = graphql`
  query EditDocument {
    locales: allLocale(filter: { ns: { in: ["common", "admin"] } }) {
      ...Labels
    }
    editor: editorContent {
      content
      photos
    }
    page: homePage(language: { eq: "fr" }) {
      pictures
    }
  }
`;
