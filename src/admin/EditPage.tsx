import { PageWording } from '../components/PageWording';
import { PictureSourcesContext } from '../components/Picture';
import type { ContentFile } from '../components/pictureSources';
import { pictureSources } from '../components/pictureSources';
import type { DocumentKey } from '../content/documents';
import type { Entry } from '../content/localize';
import type { Site } from '../content/model';
import { AdminPage } from './AdminPage';
import { Editor } from './Editor';

type EditPageProps = { document: DocumentKey; data: EditorQuery & PreviewQuery };

/** The screen that edits one document. */
export function EditPage({ document, data: { editor, page } }: EditPageProps) {
  const { entries, site, uploads } = editor.content;
  return (
    <PageWording>
      <AdminPage protect>
        <PictureSourcesContext value={pictureSources(page.pictures)}>
          <Editor document={document} original={entries[document]} site={site} uploads={uploads} />
        </PictureSourcesContext>
      </AdminPage>
    </PageWording>
  );
}

/** What the editor starts from, as its pages' queries return it. */
export type EditorQuery = {
  editor: { content: { entries: Record<DocumentKey, Entry>; site: Site; uploads: string[] } };
};

/** The pictures of the landing page, for the preview: it is given the site's own. */
export type PreviewQuery = { page: { pictures: ContentFile[] } };
