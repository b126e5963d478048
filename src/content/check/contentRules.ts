import { defaultLanguage } from '../../shared/i18n/languages';
import { isBlank } from '../../shared/unknownValues';
import { hasUnknownDigits, isMerchantCode, isMobile } from '../contacts';
import type { Fields, Values } from '../fields/fields';
import { isMediaOfType } from '../fields/media';
import { listLeaves } from '../fields/walkFields';
import { activityFields, albumFields } from '../model/collections';
import { homeSections } from '../model/homeSections';
import type {
  Album,
  AssociationTexts,
  Consents,
  Giving,
  LoadedEntry,
  PrivacyTexts,
  SectionContent,
} from '../model/model';
import { isReversed, type Period } from '../model/period';
import { givingFields, privacyParts } from '../model/singletons';
import type { Report, ReportAt } from '../problems';

// Rules that no kind of field has, mostly about several fields or entries. `checkEntry` checks each field before.

/**
 * Checks the rules that the build and the demo editor share. The editor runs no other `check…` of this file: nobody
 * edits ids or the privacy page there, and it does not have the consents.
 */
export function checkRules(fields: Fields, french: unknown, report: ReportAt): void {
  const check = <F extends Fields>(ruled: F, rule: (french: Values<F>, report: ReportAt) => void) => {
    if (fields === ruled) rule(french as Values<F>, report);
  };
  check(activityFields, checkPeriod);
  check(albumFields, checkAlbum);
  check(albumFields, checkPeriod);
  check(givingFields, checkGiving);
  check(homeSections.donation, checkAmounts);
}

/** Checks that an album's file is named after its id, as `content:apply` expects. The id makes the album's path. */
export function checkAlbumId({ file, entry }: LoadedEntry, report: Report): void {
  if (!entry[defaultLanguage]) return;
  const { id } = entry[defaultLanguage] as Album;
  if (!/^[a-z0-9_]+$/.test(id)) report(file, `${defaultLanguage}.id`, 'notId');
  else if (file !== `content/albums/${id}.json`) report(file, `${defaultLanguage}.id`, 'notName', { value: id });
}

function checkAlbum({ media }: Album, report: ReportAt): void {
  if (media.length === 0) report('media', 'noMedia');
  media.forEach(({ type, src, poster }, index) => {
    if (!isMediaOfType(src, type)) report(`media[${index}].src`, 'otherType', { type, file: src });
    if (type === 'video' && !poster) report(`media[${index}].poster`, 'noPoster');
  });
}

/** Lists the pictures without a description for people who cannot see them, with the paths of both fields. */
export function findUndescribedPictures(
  fields: Fields,
  french: Record<string, unknown> = {},
): { src: unknown; picture: string; description: string }[] {
  const leaves = listLeaves(fields, french);
  const values = new Map(leaves.map(({ path, value }) => [path, value]));
  return leaves.flatMap(({ field, path, value }) => {
    if (field.kind !== 'media' || !field.describedBy || isBlank(value)) return [];
    const description = path.replace(/[^.]*$/, field.describedBy);
    return isBlank(values.get(description)) ? [{ src: value, picture: path, description }] : [];
  });
}

function checkPeriod({ start, end }: Partial<Period>, report: ReportAt): void {
  if (start && end && isReversed({ start, end })) report('end', 'beforeStart', { value: end, start });
}

function checkGiving({ online, closedReason, ways = [], ...notices }: Giving, report: ReportAt): void {
  const { notice, noticeFirstDay = '', noticeLastDay } = notices;
  if (online === 'closed' && !closedReason) report('closedReason', 'required');
  if (notice && !noticeLastDay) report('noticeLastDay', 'required');
  if (noticeLastDay && noticeLastDay < noticeFirstDay)
    report('noticeLastDay', 'beforeFirstDay', { value: noticeFirstDay });
  ways.forEach(({ kind, number, dial = '' }, index) => {
    if (!/^[\d*#\s]*$/.test(dial)) report(`ways[${index}].dial`, 'notDialCode', { value: dial });
    if (kind !== 'mobileMoney' || !number || hasUnknownDigits(number)) return;
    if (!isMobile(number) && !isMerchantCode(number)) report(`ways[${index}].number`, 'notMobile', { value: number });
  });
}

function checkAmounts({ suggestedAmounts }: SectionContent['donation'], report: ReportAt): void {
  const amounts = suggestedAmounts.map(({ value }) => value);
  for (const [index, value] of amounts.entries())
    if (amounts.indexOf(value) < index) report(`suggestedAmounts[${index}].value`, 'usedTwice', { value });
}

export function checkPrivacy({ file, entry }: LoadedEntry, report: Report): void {
  const { parts } = (entry[defaultLanguage] ?? {}) as Partial<PrivacyTexts>;
  for (const part of parts ? privacyParts : []) {
    if (!parts?.some(({ id }) => id === part)) report(file, `${defaultLanguage}.parts`, 'noPart', { value: part });
  }
}

export function checkConsentSubjects({ file, entry }: LoadedEntry, report: Report): void {
  const { consents = [] } = (entry[defaultLanguage] ?? {}) as Partial<Consents>;
  consents.forEach(({ album, file: photo }, index) => {
    if (!album && !photo) report(file, `${defaultLanguage}.consents[${index}]`, 'noSubject');
  });
}

/** Checks that everybody whose portrait is shown has a recorded consent. */
export function checkPortraits(association: LoadedEntry, consents: LoadedEntry, report: Report): void {
  const { bureau = [] } = (association.entry[defaultLanguage] ?? {}) as Partial<AssociationTexts>;
  const { consents: recorded = [] } = (consents.entry[defaultLanguage] ?? {}) as Partial<Consents>;
  bureau.forEach(({ photo }, index) => {
    if (photo && !recorded.some(({ file }) => file === photo))
      report(association.file, `${defaultLanguage}.bureau[${index}].photo`, 'noConsent', { value: photo });
  });
}
