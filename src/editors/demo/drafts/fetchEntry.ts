import type { Tree } from '../../../content/documents/bilingual';
import type { DocumentKey } from '../../../content/documents/documents';
import type { EditorContent } from '../../../content/documents/editorContent';
import { editPath } from '../../../routes';

/**
 * A document of the site, from the page of its editor.
 * @returns undefined without a network
 */
export async function fetchEntry(key: DocumentKey): Promise<Tree | undefined> {
  try {
    const response = await fetch(`/page-data${editPath(key)}page-data.json`);
    const { result }: { result: { pageContext: { page: { content: EditorContent } } } } = await response.json();
    return result.pageContext.page.content.entry;
  } catch {
    return undefined;
  }
}
