import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { isAlbum, readAlbumKey } from '../content/documents/documents';
import { EditorHead, EditorPage } from '../editors/demo/EditorPage';
import { DocumentEditor } from '../editors/demo/edit/DocumentEditor';
import { NewAlbum } from '../editors/demo/edit/NewAlbum';
import type { EditorPages } from '../gatsby/preparePages';

type EditContext = { page: EditorPages['documents'][number] };

export default function EditPage({ location, pageContext: { page } }: PageProps<object, EditContext>) {
  const { content, photos, pictures } = page;
  const key = page.key === 'album' ? readAlbumKey(location.hash) : page.key;
  return (
    <EditorPage isProtected hasBack>
      {key ? (
        <DocumentEditor key={key} documentKey={key} content={content} photos={photos} pictures={pictures} />
      ) : (
        <NewAlbum />
      )}
    </EditorPage>
  );
}

export const Head = ({ pageContext: { page } }: HeadProps<object, EditContext>) => (
  <EditorHead page={page.key === 'album' || isAlbum(page.key) ? 'album' : page.key} />
);

// No language filter: the preview needs the labels of both languages.
export const query = graphql`
  query EditDocument {
    locales: allLocale(filter: { ns: { in: ["common", "editor"] } }) {
      ...Labels
    }
  }
`;
