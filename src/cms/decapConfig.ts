import { homeSections } from '../content/homeSections';
import { activityFields, albumFields, type SectionKey, siteFields } from '../content/model';
import { defaultLanguage, languages } from '../i18n/languages';
import { type CmsCollection, type CmsConfig, deriveFields } from './deriveFields';
import { collectionWords, sectionNames } from './words';

export const sectionKeys = Object.keys(homeSections) as SectionKey[];

/** One file with all languages, the only structure that Decap supports for file collections. */
const singleFile = { structure: 'single_file' } as CmsCollection['i18n'];
/** A file per language: `dimanche-blanc.fr.md`. */
const filePerLanguage = { structure: 'multiple_files' } as CmsCollection['i18n'];

const inOrder = [{ field: 'order', label: activityFields.order.label, default_sort: 'asc' as const }];

/** Everything that editors can change. Entry names match their preview templates. */
export const collections: CmsCollection[] = [
  {
    name: 'sections',
    ...collectionWords.sections,
    i18n: singleFile,
    files: sectionKeys.map((key) => ({
      name: key,
      label: sectionNames[key],
      file: `content/home/${key}.json`,
      i18n: true,
      fields: deriveFields(homeSections[key]),
    })),
  },
  {
    name: 'activity',
    ...collectionWords.activity,
    i18n: filePerLanguage,
    folder: 'content/activities',
    extension: 'md',
    format: 'frontmatter',
    create: true,
    slug: '{{title}}',
    sortable_fields: inOrder,
    fields: deriveFields(activityFields),
  },
  {
    name: 'album',
    ...collectionWords.album,
    i18n: singleFile,
    folder: 'content/albums',
    extension: 'json',
    format: 'json',
    create: true,
    identifier_field: 'name',
    slug: '{{fields.id}}',
    sortable_fields: inOrder,
    fields: deriveFields(albumFields),
  },
  {
    name: 'facts',
    ...collectionWords.facts,
    i18n: singleFile,
    files: [
      {
        name: 'site',
        ...collectionWords.site,
        file: 'content/site.json',
        i18n: true,
        fields: deriveFields(siteFields),
      },
    ],
  },
];

/** An object instead of config.yml, which could drift from the model. The backend "publishes" to memory only. */
export const decapConfig: CmsConfig = {
  // No login: nothing to protect. `login` is missing from Decap's types.
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
