import { createElement, Fragment } from 'react';
import adminLabels from '../../content/labels/fr/admin.json';
import type { DocumentKey } from '../content/documents';

/**
 * What stands in `<head>` of a screen of the editor: none of them is for search engines. Made without JSX, for the reason
 * that PageHead has.
 */
export function AdminHead({ section }: { section: DocumentKey | 'dashboard' | 'login' }) {
  // Labels come from the file itself: Gatsby draws the head outside of the page, where there are no translations.
  const title = `${adminLabels[`admin.${section}.title`]} · ${adminLabels['admin.title']}`;
  return createElement(
    Fragment,
    {},
    createElement('html', { lang: 'fr' }),
    createElement('title', {}, title),
    createElement('meta', { name: 'robots', content: 'noindex' }),
    createElement('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  );
}
