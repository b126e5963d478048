import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useState } from 'react';
import { isAlbum, readAlbumKey } from '../content/documents/documents';
import { AdminHead, AdminPage } from '../editors/demo/AdminPage';
import { Editor } from '../editors/demo/Editor';
import type { EditorPages } from '../gatsby/preparePages';
import { PageWording } from '../site/layout/PageWording';

type EditContext = { page: EditorPages['documents'][number] };

export default function EditPage({ location, pageContext: { page } }: PageProps<object, EditContext>) {
  const [created] = useState(() => readAlbumKey(location.hash));
  const { content, photos, pictures } = page;
  const key = page.key === 'album' ? created : page.key;
  return (
    <PageWording>
      <AdminPage protect isForm>
        <Editor key={key} documentKey={key} content={content} photos={photos} pictures={pictures} />
      </AdminPage>
    </PageWording>
  );
}

export const Head = ({ pageContext: { page } }: HeadProps<object, EditContext>) => (
  <AdminHead page={page.key === 'album' || isAlbum(page.key) ? 'album' : page.key} />
);

// No language filter: the preview needs the labels of both languages.
export const query = graphql`
  query EditDocument {
    locales: allLocale(filter: { ns: { in: ["common", "admin"] } }) {
      ...Labels
    }
  }
`;
