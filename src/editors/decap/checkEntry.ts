import type { LabelKey } from '../../components/wording';
import { createWording } from '../../components/wording';
import { associationFields } from '../../content/association';
import { activityFields, albumFields } from '../../content/collections';
import { checkAlbum, checkAlbumId, checkGiving, checkPeriod } from '../../content/contentRules';
import { nameField } from '../../content/documents/nameField';
import type { Fields } from '../../content/fields';
import { homeSections } from '../../content/homeSections';
import type { Content, SectionKey } from '../../content/model';
import type { FieldProblem, ReportField } from '../../content/problems';
import { givingFields, siteFields } from '../../content/singletons';
import { validateEntry } from '../../content/validate';
import { defaultLanguage } from '../../i18n/languages';
import { readDraft } from './draft';

/** The entry that Decap passes before it saves; Decap's own types are incomplete. */
type SavedEntry = { get: (name: string) => unknown };

/**
 * Refuses what the build would refuse, with the first problem in the words of the other editor.
 * @throws an error, whose message Decap shows
 */
export function checkEntry(entry: SavedEntry, { labels }: Pick<Content, 'labels'>): void {
  const [collection, name] = [String(entry.get('collection')), String(entry.get('slug'))];
  const fields = findFields(collection, name);
  if (!fields) return;
  const edited = readDraft(fields, { state: { entryDraft: { getIn: () => entry } } });
  const problems: FieldProblem[] = validateEntry(name, fields, edited, new Set())
    // Both are correct in Decap: a file may have been added there, and a year is a number until Decap writes it.
    .filter(({ reason }) => reason !== 'noSuchFile' && reason !== 'notText');
  const report: ReportField = (file, field, reason, values = {}) => {
    problems.push({ file, field, reason, values });
  };
  const loaded = { file: name, entry: edited };
  if (problems.length === 0) {
    if (collection === 'album') {
      checkAlbumId(loaded, report);
      checkAlbum(loaded, report);
    }
    if (name === 'giving') checkGiving(loaded, report);
    checkPeriod(name, defaultLanguage, edited[defaultLanguage], report);
  }
  const [first] = problems;
  if (!first) return;
  const { label } = createWording(labels[defaultLanguage], defaultLanguage);
  const key = `admin.problem.${first.reason}` satisfies LabelKey;
  throw new Error(`${nameField(fields, first.field, edited)}\u00a0: ${label(key, first.values)}`);
}

function findFields(collection: string, name: string): Fields | undefined {
  if (collection === 'sections') return homeSections[name as SectionKey];
  return {
    activity: activityFields,
    album: albumFields,
    site: siteFields,
    association: associationFields,
    giving: givingFields,
  }[collection === 'facts' ? name : collection];
}
