import { defaultLanguage, languages } from '../i18n/languages';
import { collections } from './collections';
import type { CmsConfig } from './decapTypes';

/**
 * Decap's configuration, as an object: there is no config.yml to drift from the model. The backend keeps what is
 * "published" in the page's memory, until the page is closed.
 */
export const decapConfig: CmsConfig = {
  // Nobody is asked for: there is nothing to protect, and the type knows nothing of the login that can be skipped.
  backend: { name: 'test-repo', login: false } as CmsConfig['backend'],
  load_config_file: false,
  publish_mode: 'simple',
  locale: 'fr',
  i18n: { structure: 'multiple_files', locales: [...languages], default_locale: defaultLanguage },
  media_folder: 'content/uploads',
  public_folder: '/uploads',
  show_preview_links: false,
  slug: { encoding: 'ascii', clean_accents: true },
  collections,
};
