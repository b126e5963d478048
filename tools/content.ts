import { associationFields, receivedFields } from '../src/content/association';
import { activityFields, albumFields } from '../src/content/collections';
import type { Fields } from '../src/content/fields';
import { homeSections } from '../src/content/homeSections';
import { ContentError, contentFolder, loadContent } from '../src/content/load/load';
import type { Content, LoadedEntry, SectionKey } from '../src/content/model';
import { consentFields, givingFields, posterFields, privacyFields, siteFields } from '../src/content/singletons';
import { ToolError } from './command';

/** @throws ToolError listing the problems of invalid content */
export function loadOrStop(): Content {
  try {
    return loadContent(contentFolder);
  } catch (error) {
    throw error instanceof ContentError ? new ToolError(error.message) : error;
  }
}

/** Lists every entry of the content with its field definitions. */
export function listEntries(content: Content): (LoadedEntry & { fields: Fields })[] {
  return [
    { ...content.site, fields: siteFields },
    ...(Object.keys(homeSections) as SectionKey[]).map((key) => ({ ...content.home[key], fields: homeSections[key] })),
    ...content.activities.map((loaded) => ({ ...loaded, fields: activityFields })),
    ...content.albums.map((loaded) => ({ ...loaded, fields: albumFields })),
    { ...content.poster, fields: posterFields },
    { ...content.association, fields: associationFields },
    { ...content.received, fields: receivedFields },
    { ...content.giving, fields: givingFields },
    { ...content.privacy, fields: privacyFields },
    { ...content.consents, fields: consentFields },
  ];
}
