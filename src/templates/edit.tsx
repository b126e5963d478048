import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useState } from 'react';
import { type DocumentKey, isAlbum, readAlbumKey } from '../content/documents/documents';
import type { newAlbum } from '../content/documents/editorContent';
import { AdminHead, AdminPage } from '../editors/demo/AdminPage';
import { Editor } from '../editors/demo/Editor';
import type { EditorQuery, PageQuery } from '../gatsby/pageData';
import { PageWording } from '../layout/PageWording';

/** The preview shows the pictures of the landing page. */
type EditQuery = { page: Pick<PageQuery['page'], 'media'>; editor: EditorQuery };
type EditContext = { key: DocumentKey | typeof newAlbum };

export default function EditPage({ data, location, pageContext }: PageProps<EditQuery, EditContext>) {
  const [created] = useState(() => readAlbumKey(location.hash));
  const key = pageContext.key === 'album' ? created : pageContext.key;
  return (
    <PageWording>
      <AdminPage protect isForm>
        <Editor
          key={key}
          documentKey={key}
          content={data.editor.content}
          photos={data.editor.photos}
          pictures={data.page.media.pictures}
        />
      </AdminPage>
    </PageWording>
  );
}

export const Head = ({ pageContext: { key } }: HeadProps<EditQuery, EditContext>) => (
  <AdminHead page={key === 'album' || isAlbum(key) ? 'album' : key} />
);

// No language filter: the preview needs the labels of both languages.
export const query = graphql`
  query EditDocument($key: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "admin"] } }) {
      ...Labels
    }
    editor: editorContent(key: { eq: $key }) {
      content
      photos
    }
    page: pageContent(kind: { eq: "home" }, language: { eq: "fr" }) {
      media
    }
  }
`;
