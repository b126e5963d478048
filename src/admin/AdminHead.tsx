import adminLabels from '../../content/labels/fr/admin.json';
import type { DocumentKey } from '../content/documents';

/** What stands in `<head>` of a screen of the editor: none of them is for search engines. */
export function AdminHead({ section }: { section: DocumentKey | 'dashboard' | 'login' }) {
  // Labels come from the file itself: Gatsby draws the head outside of the page, where there are no translations.
  return (
    <>
      <html lang="fr" />
      <title>{`${adminLabels[`admin.${section}.title`]} · ${adminLabels['admin.title']}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}
