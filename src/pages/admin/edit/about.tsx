import { graphql, type PageProps } from 'gatsby';
import { AdminHead } from '../../../admin/AdminHead';
import { AdminPage } from '../../../admin/AdminPage';
import { Editor } from '../../../admin/Editor';
import type { EditorQuery, PreviewQuery } from '../../../admin/editorContent';
import { PictureSourcesContext } from '../../../components/Picture';
import { pictureSources } from '../../../components/pictureSources';

export default function EditAboutPage({ data: { editor, page } }: PageProps<EditorQuery & PreviewQuery>) {
  const { entries, site, uploads } = editor.content;
  return (
    <AdminPage protect>
      <PictureSourcesContext value={pictureSources(page.pictures)}>
        <Editor document="about" original={entries.about} site={site} uploads={uploads} />
      </PictureSourcesContext>
    </AdminPage>
  );
}

export const Head = () => <AdminHead section="about" />;

export const query = graphql`
  query EditAbout {
    locales: allLocale(filter: { language: { eq: "fr" }, ns: { in: ["common", "admin"] } }) {
      ...Labels
    }
    editor: editorContent {
      content
    }
    page: homePage(language: { eq: "fr" }) {
      pictures {
        ...ContentPicture
      }
    }
  }
`;
