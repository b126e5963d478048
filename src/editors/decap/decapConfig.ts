import editorLabels from '../../../content/labels/fr/editor.json';
import type { Fields } from '../../content/fields/fields';
import { activityFields, albumFields } from '../../content/model/collections';
import { sectionKeys } from '../../content/model/entries';
import { homeSections } from '../../content/model/homeSections';
import { defaultLanguage, languages } from '../../shared/i18n/languages';
import { type CmsCollection, type CmsConfig, deriveFields } from './deriveFields';

/** The fields of each kind of entry, by the name of its preview in Decap. */
export const entryFields: Record<string, Fields> = { ...homeSections, activity: activityFields, album: albumFields };

/** A part of the content, enough to judge Decap. Nothing can be deleted: Decap would not say that this is simulated. */
export const collections: CmsCollection[] = [
  {
    name: 'sections',
    label: 'Parties de la page',
    i18n: true,
    delete: false,
    files: sectionKeys.map((key) => ({
      name: key,
      label: editorLabels[`editor.${key}.title`],
      file: `content/home/${key}.json`,
      i18n: true,
      fields: deriveFields(homeSections[key]),
    })),
  },
  {
    name: 'activity',
    label: 'Activités',
    label_singular: 'Activité',
    // A file per language: `dimanche-blanc.fr.md`.
    i18n: { structure: 'multiple_files' } as CmsCollection['i18n'],
    folder: 'content/activities',
    extension: 'md',
    format: 'frontmatter',
    create: true,
    delete: false,
    slug: '{{title}}',
    fields: deriveFields(activityFields),
  },
  {
    name: 'album',
    label: 'Albums',
    label_singular: 'Album',
    i18n: true,
    folder: 'content/albums',
    extension: 'json',
    format: 'json',
    create: true,
    delete: false,
    identifier_field: 'name',
    slug: '{{fields.id}}',
    fields: deriveFields(albumFields),
  },
];

/** An object in place of config.yml, which could drift from the model. The backend "publishes" to memory only. */
export const decapConfig: CmsConfig = {
  // No login, because there is nothing to protect. Decap's types lack `login`.
  backend: { name: 'test-repo', login: false } as CmsConfig['backend'],
  load_config_file: false,
  publish_mode: 'simple',
  locale: 'fr',
  // Decap's file collections need one file with all languages.
  i18n: { structure: 'single_file', locales: [...languages], default_locale: defaultLanguage },
  media_folder: 'content/uploads',
  public_folder: '/uploads',
  show_preview_links: false,
  slug: { encoding: 'ascii', clean_accents: true },
  collections,
};
