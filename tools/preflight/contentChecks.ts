import { findContactLinks } from '../../src/content/contactLinks';
import { measureCoverage } from '../../src/content/coverage';
import { homeSections } from '../../src/content/homeSections';
import { localize } from '../../src/content/localize';
import type { Content, Site } from '../../src/content/model';
import { isPlaceholder, isSample } from '../../src/content/placeholders';
import { consentFields, givingFields, privacyFields, siteFields, trustFields } from '../../src/content/singletons';
import { isBlank } from '../../src/content/values';
import { buildActivityViews, buildAlbumViews, buildHomeView } from '../../src/content/viewModel';
import { defaultLanguage, languages } from '../../src/i18n/languages';
import { findMissingLabels, listEntries } from '../content';
import type { Finding, Subject } from './finding';

const readSite = ({ site }: Content): Site => localize(siteFields, site.entry, defaultLanguage);

/** Placeholders that harm donors once payment is open: who receives the money, and whom to ask. */
const donorsNeed = ['name', 'url', 'phone', 'email'];

export function findPlaceholders({ content, isPaymentOpen }: Subject): Finding[] {
  return (readSite(content).placeholders ?? []).map((name) => ({
    what: `${content.site.file}: ${name} is a placeholder`,
    todo: `Put in the real value, then remove "${name}" from the list placeholders.`,
    isHarmful: isPaymentOpen && donorsNeed.includes(name),
  }));
}

/** Finds ways to give that are not shown, because they wait for their real values. */
export function findPlaceholderWays({ content: { giving } }: Subject): Finding[] {
  const { placeholders = [] } = localize(givingFields, giving.entry, defaultLanguage);
  return placeholders.map((id) => ({
    what: `${giving.file}: the way to give ${id} is a placeholder, and not shown`,
    todo: 'Put in the real holder and number, then remove its id from the list placeholders; or remove it.',
  }));
}

/** Finds what the association has stopped for a while. */
export function findInterruptions({ content: { giving } }: Subject): Finding[] {
  const { online, notice, noticeLastDay } = localize(givingFields, giving.entry, defaultLanguage);
  const today = new Date().toISOString().slice(0, 10);
  return [
    ...(online === 'closed'
      ? [{ what: `${giving.file}: online giving is closed`, todo: 'To open it again, set "online" to "open".' }]
      : []),
    ...(notice && noticeLastDay && noticeLastDay < today
      ? [{ what: `${giving.file}: the notice ended on ${noticeLastDay}`, todo: 'Empty notice and its days.' }]
      : []),
  ];
}

/** Finds contacts that are not listed as placeholders but cannot work. */
export function findDeadContacts({ content, isPaymentOpen }: Subject): Finding[] {
  const site = readSite(content);
  const { phone, email } = site;
  const contact = localize(homeSections.contact, content.home.contact.entry, defaultLanguage);
  const reach = findContactLinks({ ...site, placeholders: [] }, { ...contact, phone, email });
  const dead = [
    ...(isPlaceholder(site, 'phone') || reach.phone ? [] : [`phone (${phone}) is not a number to call`]),
    ...(isPlaceholder(site, 'email') || isWritable(email)
      ? []
      : [`email (${email}) is not an address that can receive mail`]),
  ];
  return dead.map((problem) => ({
    what: `${content.site.file}: ${problem}`,
    todo: 'Put in the real value.',
    isHarmful: isPaymentOpen,
  }));
}

/** Whether the address is well-formed and not on a domain reserved for examples (RFC 2606). */
function isWritable(email: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(email) && !/[@.](example(\.\w+)?|test|invalid|localhost)$/i.test(email);
}

/** The codes that payers dial when the operator sends no prompt; the site shows them once known. */
export function findUnknownCodes({ content }: Subject): Finding[] {
  const { operators = [] } = readSite(content);
  if (operators.length > 0) return [];
  return [
    {
      what: `${content.site.file}: operators is empty: a donor who gets no payment request is not told which code to dial`,
      todo: 'Dial each operator’s code on a phone, then add those that work, with words under "fr" and "en".',
    },
  ];
}

/** Finds missing legal facts, which the site leaves out. */
export function findUnknownFacts({ content: { site } }: Subject): Finding[] {
  return Object.entries(trustFields)
    .filter(([name]) => isBlank(site.entry[defaultLanguage]?.[name]))
    .map(([name, field]) => ({
      what: `${site.file}: ${name} (${field.label}) is not known, and not shown`,
      todo: 'shared' in field ? 'Add it under "fr".' : 'Add it under "fr", and its translation under "en".',
    }));
}

/** Finds parts of the privacy page that only the association can write. */
export function findUndecidedPrivacy({ content: { privacy } }: Subject): Finding[] {
  const { parts } = localize(privacyFields, privacy.entry, defaultLanguage);
  return parts
    .filter(({ text }) => !text)
    .map(({ id, title }) => ({
      what: `${privacy.file}: the part ${id} (${title}) has no text, and is not shown`,
      todo: 'Decide it, then write its text under "fr" and its translation under "en".',
    }));
}

/** Finds media that site.json lists as samples. */
export function findSamples({ content }: Subject): Finding[] {
  const { samples = [] } = readSite(content);
  return listMedia(content).flatMap(({ file, sources }) => {
    const count = sources.filter((src) => isSample({ samples }, src)).length;
    if (count === 0) return [];
    return {
      what: `${file}: ${count} of ${sources.length} pictures and videos are samples`,
      todo: 'Replace files and captions, then remove them from the list samples in site.json.',
    };
  });
}

/** Finds albums whose people are not known to have agreed. Samples show nobody. */
export function findMissingConsents({ content }: Subject): Finding[] {
  const site = readSite(content);
  const { consents = [] } = localize(consentFields, content.consents.entry, defaultLanguage);
  return buildAlbumViews(content, defaultLanguage).flatMap(({ album: { id, media } }, index) => {
    const agreed = consents.filter(({ album }) => album === id);
    const isWhole = agreed.some(({ photo }) => !photo);
    const missing = media.filter((item) => !isSample(site, item.src) && !agreed.some(({ photo }) => photo === item.id));
    if (isWhole || missing.length === 0) return [];
    return {
      what: `${content.albums[index]?.file}: no consent is recorded for ${missing.length} of ${media.length} photos and videos`,
      todo: `Ask the people shown, then add who agreed and when to ${content.consents.file}, which is never published.`,
    };
  });
}

export function findUnusedSamples({ content }: Subject): Finding[] {
  const { samples = [] } = readSite(content);
  const shown = listMedia(content).flatMap(({ sources }) => sources);
  return samples
    .filter((start) => !shown.some((src) => src.startsWith(start)))
    .map((start) => ({
      what: `${content.site.file}: samples lists "${start}", which nothing shows`,
      todo: 'Remove it from the list samples.',
    }));
}

/** The media of each content file. */
function listMedia(content: Content): { file: string; sources: string[] }[] {
  const { sections } = buildHomeView(content, defaultLanguage);
  const albums = buildAlbumViews(content, defaultLanguage);
  return [
    { file: content.home.hero.file, sources: [sections.hero.picture] },
    ...buildActivityViews(content, defaultLanguage).map(({ activity, updates }) => ({
      file: `content/activities/${activity.slug}.${defaultLanguage}.md`,
      sources: [activity, ...updates].flatMap(({ picture }) => picture ?? []),
    })),
    ...albums.map(({ album }, index) => ({
      file: content.albums[index]?.file ?? '',
      sources: album.media.map(({ src }) => src),
    })),
  ];
}

const translations = languages.filter((language) => language !== defaultLanguage);

/** Finds texts that fall back to French in another language. */
export function findUntranslatedTexts({ content }: Subject): Finding[] {
  return translations.flatMap((language) =>
    listEntries(content).flatMap(({ file, entry, fields }) => {
      const { missing } = measureCoverage(fields, entry, language);
      if (missing.length === 0) return [];
      return {
        what: `${file}: not in ${language}: ${missing.join(', ')}`,
        todo: 'Translate it, or accept that the French is shown.',
      };
    }),
  );
}

export function findUntranslatedLabels({ content }: Subject): Finding[] {
  return translations.flatMap((language) => {
    const { missing } = findMissingLabels(content, language);
    if (missing.length === 0) return [];
    return {
      what: `content/labels/${language}: missing: ${missing.join(', ')}`,
      todo: 'Translate it: until then the French is shown.',
    };
  });
}
