import { associationFields } from './association';
import { activityFields, albumFields } from './collections';
import type { Fields } from './fields';
import { isMediaOfType } from './fields/media';
import type { Album, AssociationTexts, Consents, Giving, LoadedEntry, PrivacyTexts, Site } from './model';
import { isReversed, type Period } from './period';
import type { Report, ReportField } from './problems';
import { consentFields, givingFields, privacyFields, privacyParts, siteFields } from './singletons';

// Rules across fields and entries. The model declares the rules of single fields.

/** The rules of an entry by itself, by its fields. They may rely on the rules of single fields. */
export const entryRules = new Map<Fields, ((loaded: LoadedEntry, report: Report) => void)[]>([
  [siteFields, [checkPlaceholders]],
  [privacyFields, [checkPrivacy]],
  [activityFields, [checkDates]],
  [albumFields, [checkAlbum, checkDates]],
  [givingFields, [checkGiving, checkProvisionalWays]],
  [associationFields, [checkYears]],
  [consentFields, [checkConsentSubjects]],
]);

/** The rules of all albums together. @param slugs those of the activities that an album may name */
export function checkAlbums(albums: readonly LoadedEntry[], slugs: readonly string[], report: Report): void {
  const files = new Map<string, string>();
  for (const { file, entry } of albums) {
    if (!entry.fr) continue;
    const { id, activity } = entry.fr as Album;
    const owner = files.get(id);
    if (owner) report(file, 'fr.id', 'takenId', { value: id, owner });
    else files.set(id, file);
    checkAlbumId({ file, entry }, report);
    if (activity && !slugs.includes(activity))
      report(file, 'fr.activity', 'notActivity', { value: activity, known: slugs.join(', ') });
  }
}

/** The address of an album is made of its id. */
export function checkAlbumId({ file, entry }: LoadedEntry, report: ReportField): void {
  if (!/^[a-z0-9_]+$/.test(String(entry.fr?.id))) report(file, 'fr.id', 'notId');
}

/** The rules of one album by itself. */
export function checkAlbum({ file, entry }: LoadedEntry, report: ReportField): void {
  const { media } = entry.fr as Album;
  if (media.length === 0) report(file, 'fr.media', 'noMedia');
  media.forEach(({ type, src, poster }, index) => {
    if (!isMediaOfType(src, type)) report(file, `fr.media[${index}].src`, 'otherType', { type, file: src });
    if (type === 'video' && !poster) report(file, `fr.media[${index}].poster`, 'noPoster');
  });
}

/** @param path that of the French values in the file */
export function checkPeriod(
  file: string,
  path: string,
  values: Partial<Period> | undefined,
  report: ReportField,
): void {
  const { start, end } = values ?? {};
  if (start && end && isReversed({ start, end })) report(file, `${path}.end`, 'beforeStart', { value: end, start });
}

function checkDates({ file, entry }: LoadedEntry, report: ReportField): void {
  checkPeriod(file, 'fr', entry.fr, report);
}

/** The privacy page must speak of everything that the site does. */
function checkPrivacy({ file, entry }: LoadedEntry, report: Report): void {
  const { parts } = entry.fr as PrivacyTexts;
  for (const part of privacyParts) {
    if (!parts.some(({ id }) => id === part)) report(file, 'fr.parts', 'noPart', { value: part });
  }
}

function checkPlaceholders({ file, entry }: LoadedEntry, report: Report): void {
  const { placeholders = [], socials = [] } = (entry.fr ?? {}) as Partial<Site>;
  const known = [...Object.keys(siteFields), ...socials.map(({ id }) => `socials.${id}`)];
  placeholders.forEach((name, index) => {
    if (!known.includes(name)) report(file, `fr.placeholders[${index}]`, 'notSiteField');
  });
}

export function checkGiving({ file, entry }: LoadedEntry, report: ReportField): void {
  const { ways = [], notice, noticeFirstDay = '', noticeLastDay } = (entry.fr ?? {}) as Partial<Giving>;
  if (notice && !noticeLastDay) report(file, 'fr.noticeLastDay', 'required');
  if (noticeLastDay && noticeLastDay < noticeFirstDay)
    report(file, 'fr.noticeLastDay', 'beforeFirstDay', { value: noticeFirstDay });
  ways.forEach(({ dial = '' }, index) => {
    if (!/^[\d*#\s]*$/.test(dial)) report(file, `fr.ways[${index}].dial`, 'notDialCode', { value: dial });
  });
}

/** A way whose values are provisional is named by its id. */
function checkProvisionalWays({ file, entry }: LoadedEntry, report: Report): void {
  const { ways = [], placeholders = [] } = (entry.fr ?? {}) as Partial<Giving>;
  placeholders.forEach((name, index) => {
    if (!ways.some(({ id }) => id === name)) report(file, `fr.placeholders[${index}]`, 'notWay');
  });
}

export function checkYears({ file, entry }: LoadedEntry, report: ReportField): void {
  const { years = [] } = (entry.fr ?? {}) as Partial<AssociationTexts>;
  years.forEach(({ year }, index) => {
    if (years.findIndex((other) => other.year === year) < index)
      report(file, `fr.years[${index}].year`, 'usedTwice', { value: year });
  });
}

function checkConsentSubjects({ file, entry }: LoadedEntry, report: Report): void {
  const { consents = [] } = entry.fr as Consents;
  consents.forEach((consent, index) => {
    if (!consent.album && !consent.file) report(file, `fr.consents[${index}]`, 'noSubject');
  });
}

/** Nobody is shown by name and portrait who is not known to have agreed. */
export function checkPortraits(association: LoadedEntry, consents: LoadedEntry, report: Report): void {
  const { bureau = [] } = (association.entry.fr ?? {}) as Partial<AssociationTexts>;
  const { consents: known = [] } = (consents.entry.fr ?? {}) as Partial<Consents>;
  bureau.forEach(({ photo }, index) => {
    if (photo && !known.some(({ file }) => file === photo))
      report(association.file, `fr.bureau[${index}].photo`, 'noConsent', { value: photo });
  });
}
