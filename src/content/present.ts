import { activityPath, albumPath } from '../routes';
import { interpolate } from '../shared/i18n/interpolate';
import type { Language } from '../shared/i18n/languages';
import { associationFields, receivedFields } from './association';
import { activityFields, albumFields } from './collections';
import { type ContactLinks, findContactLinks } from './contactLinks';
import { cleanContact, completeWhatsApp, showCountryCodes } from './contacts';
import { sectionKeys } from './entries';
import { type Field, type Fields, isGroup, kindOf, type Values } from './fields';
import type { siteVariables } from './fields/scalars';
import { homeSections } from './homeSections';
import { type Entry, localize } from './localize';
import type { Activity, Album, AssociationTexts, Content, LoadedEntry, Received, SectionContent, Site } from './model';
import { compareNewest, describePeriod, nameDate, yearOf } from './period';
import { isPlaceholder, isSample } from './placeholders';
import { addNonBreakingSpaces, renderMarkdown } from './renderText';
import { type SharePicture, sharePath } from './sharePicture';
import { givingFields, posterFields, privacyFields, siteFields, trustFields } from './singletons';
import { listMedia } from './walkFields';
import { listShownWays } from './waysToGive';

/** The whole content in one language, finished: no page changes a text, each selects what it shows (pages.ts). */
export type PresentedContent = ReturnType<typeof present>;

/** The content around every page: top bar and footer. */
export type Frame = {
  site: Site;
  hero: Pick<SectionContent['hero'], 'motto' | 'mottoLanguage'>;
  contact: ContactContent;
  footer: SectionContent['footer'];
  notice?: Notice;
  /** Whether the page of the association says whom to tell of a child in danger. */
  hasChildProtection: boolean;
};

export type ContactContent = SectionContent['contact'] & { contactLinks: ContactLinks };

/** What a text may name in braces. */
type Facts = Pick<Site, (typeof siteVariables)[number]>;

/** A sentence above every page, from its first day to its last, as in `2026-03-01`. */
export type Notice = { text: string; firstDay?: string; lastDay: string };

export type PresentedActivity = ReturnType<typeof presentActivity>;
export type PresentedAlbum = ReturnType<typeof presentAlbum>;
/** A place of the map, with the page that its name leads to. */
export type PresentedPlace = Omit<NonNullable<SectionContent['about']['places']>[number], 'albums'> & { path?: string };

/**
 * Each entry in its language, field by field in French where there is no translation; the site's facts, no-break spaces
 * and Markdown rendered, dates in words, contacts with their links. What is provisional or not decided yet is left out.
 */
export function present(content: Content, language: Language) {
  const facts = finishContacts(localize(siteFields, content.site.entry, language));
  const media = new Set<string>();
  const show = <F extends Fields>(fields: F, { entry }: LoadedEntry): Values<F> => {
    const values = presentEntry(fields, entry, facts, language);
    for (const src of listMedia(fields, values)) media.add(src);
    return values;
  };
  const site = omitPlaceholders(finishContacts(show(siteFields, content.site)));
  const sections = Object.fromEntries(
    sectionKeys.map((key) => [key, show(homeSections[key], content.home[key])]),
  ) as SectionContent;
  const { hero, footer } = sections;
  const { contactsToCome, ...donation } = sections.donation;
  const ofSection = finishContacts(sections.contact);
  const contact = { ...ofSection, contactLinks: findContactLinks(site, ofSection) };
  const { notice, noticeFirstDay, noticeLastDay, ...giving } = show(givingFields, content.giving);
  const isOnlineOpen = giving.online === 'open';
  const ways = listShownWays(giving);
  // The text before interpolation shows which contacts it uses.
  const { otherWays } = localize(homeSections.donation, content.home.donation.entry, language);
  const namesPlaceholder = ['phone', 'email'].some(
    (name) => isPlaceholder(site, name) && otherWays.includes(`{${name}}`),
  );
  const association = presentAssociation(
    show(associationFields, content.association),
    show(receivedFields, content.received).received,
    language,
  );
  const frame: Frame = {
    site,
    hero: { motto: hero.motto, mottoLanguage: hero.mottoLanguage },
    contact,
    footer,
    notice: notice && noticeLastDay ? { text: notice, firstDay: noticeFirstDay, lastDay: noticeLastDay } : undefined,
    hasChildProtection: Boolean(association.childProtection),
  };
  const share: SharePicture = {
    path: sharePath('home.jpg', language),
    title: hero.title,
    source: hero.picture,
    alt: hero.pictureAlt,
    focus: hero.pictureFocus,
  };
  const privacy = show(privacyFields, content.privacy);
  const albums = content.albums.map((loaded) => presentAlbum(show(albumFields, loaded), facts, language));
  return {
    language,
    frame,
    sections: {
      ...sections,
      about: { ...sections.about, places: sections.about.places?.map((place) => linkPlace(place, albums)) },
      contact,
      donation: {
        ...donation,
        ...(namesPlaceholder && { otherWays: ways.length > 0 ? '' : contactsToCome }),
        /** Absent while there is none, and the contacts of `otherWays` are placeholders. */
        hasOtherWays: ways.length > 0 || !namesPlaceholder || undefined,
        ...(!isOnlineOpen && giving.closedReason && { notOpen: giving.closedReason }),
      },
    },
    /** False while the association has closed online giving; `donation.notOpen` then says why. */
    isOnlineOpen,
    ways,
    /** From the newest, like the albums. */
    activities: content.activities.map(({ slug, ...loaded }) =>
      presentActivity({ slug, ...show(activityFields, loaded) }, language, facts),
    ),
    albums,
    poster: show(posterFields, content.poster),
    association,
    privacy: { ...privacy, parts: privacy.parts.filter(({ text }) => text) },
    /** The share picture of the landing page, and of each page without its own. */
    share,
    /** The `src` of every file that an entry names. */
    media,
  };
}

/**
 * An entry as pages show it, with the site's facts at `{name}` and the like. What a draft lacks becomes an empty value, so
 * that a section can be drawn at any time.
 */
export function presentEntry<F extends Fields>(fields: F, entry: Entry, facts: Facts, language: Language): Values<F> {
  return localize(fields, entry, language, (field, value) => {
    // An object or a list is not walked into where it is missing, or not one.
    if (value === undefined || isGroup(field)) return emptyOf(field);
    const { shownAs } = kindOf(field);
    if (!shownAs || typeof value !== 'string') return value;
    const text = addNonBreakingSpaces(interpolate(value, facts));
    return shownAs === 'html' ? renderMarkdown(text) : text;
  });
}

function emptyOf(field: Field): unknown {
  return field.optional ? undefined : kindOf(field).empty(field, emptyOf);
}

/** With its dates in words, its news from the newest, and whether its picture stands in for a real one. */
export function presentActivity(
  { updates = [], ...activity }: Activity,
  language: Language,
  site: Pick<Site, 'samples'> = {},
) {
  return {
    ...activity,
    isSample: isSample(site, activity.picture ?? '') || undefined,
    year: yearOf(activity),
    when: nameDate(activity, language),
    updates: [...updates]
      .sort((a, b) => compareNewest({ start: a.date }, { start: b.date }))
      .map((update) => ({ ...update, when: describePeriod({ start: update.date }, language) })),
  };
}

/** With its dates in words, and the media marked that stand in for real ones. */
function presentAlbum(album: Album, site: Pick<Site, 'samples'>, language: Language) {
  return {
    ...album,
    slug: albumSlug(album.id),
    year: yearOf(album),
    when: describePeriod(album, language),
    media: album.media.map((item) => ({ ...item, isSample: isSample(site, item.src) || undefined })),
  };
}

/** To the page of its album, or of the activity that all its albums show; to none where they show several. */
function linkPlace(
  { albums: ids = [], ...place }: NonNullable<SectionContent['about']['places']>[number],
  albums: readonly PresentedAlbum[],
): PresentedPlace {
  const [first, ...others] = albums.filter(({ id }) => ids.includes(id));
  if (!first) return place;
  if (others.length === 0) return { ...place, path: albumPath(first.slug) };
  const { activity } = first;
  return activity && others.every((album) => album.activity === activity)
    ? { ...place, path: activityPath(activity) }
    : place;
}

/** With the ledger's sums among its years, and its years and documents from the newest. */
function presentAssociation(
  { years = [], documents = [], ...association }: AssociationTexts,
  received: Received['received'] = [],
  language: Language,
) {
  const known = [...new Set([...years, ...received].map(({ year }) => year))].sort((a, b) => b - a);
  return {
    ...association,
    years: known
      .map((year) => ({
        year,
        online: received
          .filter((sum) => sum.year === year)
          .map(({ date, ...sum }) => ({ ...sum, comparedOn: describePeriod({ start: date }, language) })),
        received: years.find((each) => each.year === year)?.received ?? [],
        spent: years.find((each) => each.year === year)?.spent ?? [],
      }))
      .filter((year) => year.online.length + year.received.length + year.spent.length > 0),
    documents: [...documents].sort((a, b) => b.year - a.year),
  };
}

/** `dimanche_blanc_1` has the page `/albums/dimanche-blanc-1/`. */
export function albumSlug(id: string): string {
  return id.replaceAll('_', '-');
}

/** With the country code of each number, and without signs that nobody sees. */
export function finishContacts<V extends { phone: string; email: string }>(values: V): V {
  const phone = addNonBreakingSpaces(showCountryCodes(values.phone));
  return { ...values, phone, email: cleanContact(values.email) };
}

/** Leaves out trust facts and addresses of social networks that are placeholders. */
function omitPlaceholders({ samples: _samples, socials, ...site }: Site): Site {
  const unknown = Object.keys(trustFields).filter((name) => isPlaceholder(site, name));
  return {
    ...site,
    ...Object.fromEntries(unknown.map((name) => [name, undefined])),
    socials: socials.map(({ id, url }) =>
      isPlaceholder(site, `socials.${id}`) ? { id } : { id, url: url && completeWhatsApp(url) },
    ),
  };
}
