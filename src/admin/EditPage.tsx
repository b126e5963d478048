import { ResolvePictureContext, resolveBuilt } from '../components/Picture';
import type { DocumentKey } from '../content/documents';
import { PageWording } from '../layout/PageWording';
import { AdminPage } from './AdminPage';
import { Editor } from './Editor';
import type { EditorQuery, PreviewQuery } from './editorContent';

type EditPageProps = { document: DocumentKey; data: EditorQuery & PreviewQuery };

/** The screen that edits one document. */
export function EditPage({ document, data: { editor, page } }: EditPageProps) {
  const { entries, site, uploads } = editor.content;
  return (
    <PageWording>
      <AdminPage protect>
        <ResolvePictureContext value={resolveBuilt(page.pictures)}>
          <Editor document={document} original={entries[document]} site={site} uploads={uploads} />
        </ResolvePictureContext>
      </AdminPage>
    </PageWording>
  );
}
