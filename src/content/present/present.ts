import { activityPath, albumPath } from '../../routes';
import { interpolate } from '../../shared/i18n/interpolate';
import { defaultLanguage, type Language } from '../../shared/i18n/languages';
import { isBlank } from '../../shared/unknownValues';
import { isPlaceholder } from '../contacts';
import { type Field, type Fields, isGroup, kindOf, type Values } from '../fields/fields';
import { renderMarkdown } from '../fields/markdown';
import type { siteVariables } from '../fields/scalars';
import { associationFields } from '../model/association';
import { activityFields, albumFields } from '../model/collections';
import { pairTranslations, sectionKeys } from '../model/entries';
import { homeSections } from '../model/homeSections';
import type { Activity, Album, Content, Entry, Giving, LoadedEntry, Place, SectionContent, Site } from '../model/model';
import { compareNewest, describePeriod, yearOf } from '../model/period';
import { givingFields, posterFields, privacyFields, siteFields } from '../model/singletons';
import { type ContactHrefs, findContactLinks } from './contactLinks';
import { localize } from './localize';
import { addNoBreakSpaces } from './noBreakSpaces';
import { finishContacts, finishSite, isSample } from './siteFacts';
import { listShownWays } from './waysToGive';

/** The content in one language, ready to show. select/pages.ts selects what each page shows. */
export type PresentedContent = ReturnType<typeof present>;

/** The content of the top bar and the footer of public pages. */
export type Frame = {
  site: Site;
  hero: Pick<HeroContent, 'motto' | 'mottoLanguage'>;
  contact: ContactContent;
  footer: SectionContent['footer'];
  notice?: Notice;
  /** Whether the association's page has a contact for reporting a child in danger. */
  hasChildProtection: boolean;
};

export type HeroContent = SectionContent['hero'] & { mottoLanguage?: Language; isSample?: boolean | undefined };

export type ContactContent = SectionContent['contact'] & { contactLinks: ContactHrefs };

type SiteVariables = Pick<Site, (typeof siteVariables)[number]>;

/** A picture of a page, or that messengers show with a link to the page. The build crops it around the focus. */
export type PagePicture = { source: string; alt: string; focus?: string; isSample?: boolean | undefined };

/** A sentence above every public page, from its first day, if it has one, through its last: `2026-03-01`. */
export type Notice = { text: string; firstDay?: string; lastDay: string };

export type PresentedActivity = ReturnType<typeof presentActivity>;
export type PresentedAlbum = ReturnType<typeof presentAlbum>;
/** A place on the map, with the page that its name links. */
export type PresentedPlace = Omit<Place, 'albums'> & { path?: string };

/**
 * Localizes what pages show of the content, and finishes its texts, dates and contacts. Omits what the association has
 * not decided yet, such as a way to give that does not say where.
 */
export function present(content: Content, language: Language) {
  // Variables in texts, such as `{phone}`, name some of these values. Unlike `site`, they include `samples`, by which
  // pictures are marked.
  const siteValues = finishContacts(localize(siteFields, content.site.entry, language));
  const presentFields = <F extends Fields>(fields: F, { entry }: LoadedEntry): Values<F> =>
    presentEntry(fields, entry, siteValues, language);
  const { picture, pictureFocus, pictureAlt, ...site } = finishSite(presentFields(siteFields, content.site));
  const sections = Object.fromEntries(
    sectionKeys.map((key) => [key, presentFields(homeSections[key], content.home[key])]),
  ) as SectionContent;
  const giving = presentFields(givingFields, content.giving);
  const { publications = [], ...association } = presentFields(associationFields, content.association);
  const privacy = presentFields(privacyFields, content.privacy);
  const hero: HeroContent = {
    ...sections.hero,
    mottoLanguage: findMottoLanguage(content.home.hero.entry),
    isSample: isSample(siteValues, sections.hero.picture) || undefined,
  };
  const contactTexts = finishContacts(sections.contact);
  const contact = { ...contactTexts, contactLinks: findContactLinks(site, contactTexts) };
  const { thanksPicture, thanksFocus, thanksAlt, ...donation } = sections.donation;
  const frame: Frame = {
    site,
    hero: { motto: hero.motto, mottoLanguage: hero.mottoLanguage },
    contact,
    footer: sections.footer,
    notice: findNotice(giving),
    hasChildProtection: Boolean(association.childProtection),
  };
  const presentPicture = (source?: string, alt = '', focus?: string): PagePicture | undefined =>
    source ? { source, alt, ...(focus && { focus }), isSample: isSample(siteValues, source) || undefined } : undefined;
  const { picture: source, pictureAlt: alt, pictureFocus: focus } = hero;
  const sharePicture: PagePicture = { source, alt, focus, isSample: hero.isSample };
  const { findActivity, activities, albums } = presentCollections(content, language, siteValues);
  return {
    language,
    frame,
    sections: {
      ...sections,
      hero,
      about: {
        ...sections.about,
        figures: sections.about.figures?.map((figure) => ({ ...figure, activity: findActivity(figure.activity) })),
        places: sections.about.places?.map((place) => linkPlace(place, albums)),
      },
      contact,
      donation: {
        ...donation,
        ...presentGiving(donation, giving, site),
        isSample: isSample(siteValues, donation.picture) || undefined,
      },
    },
    /** False while the association has closed online payment; `donation.notOpen` then says why. */
    allowsPayments: giving.online === 'open',
    ways: listShownWays(giving.ways),
    activities,
    albums,
    poster: presentFields(posterFields, content.poster),
    association: {
      ...association,
      isSample: isSample(siteValues, association.picture) || undefined,
      publications: [...publications].sort((a, b) => b.year - a.year),
    },
    privacy: { ...privacy, parts: privacy.parts.filter(({ text }) => text) },
    /** The share picture of the landing page, and of pages without their own. */
    sharePicture,
    thanksPicture: presentPicture(thanksPicture, thanksAlt, thanksFocus) ?? sharePicture,
    /** For the return pages without thanks. */
    returnPicture: presentPicture(giving.picture, giving.pictureAlt, giving.pictureFocus) ?? sharePicture,
    notFoundPicture: presentPicture(picture, pictureAlt, pictureFocus) ?? sharePicture,
  };
}

/** The activities and the albums, from the newest on. */
function presentCollections(content: Content, language: Language, site: SiteVariables & Pick<Site, 'samples'>) {
  const presentWithFallbacks = <F extends Fields>(fields: F, loaded: LoadedEntry, title: string) => ({
    ...presentEntry(fields, loaded.entry, site, language),
    onlyLanguage: findOnlyLanguage(loaded, title),
    writtenIn: findFallbacks(fields, loaded, language),
  });
  const findActivity = (wanted?: string) => content.activities.find(({ slug }) => slug === wanted)?.slug;
  const activities = content.activities.map(({ slug, ...loaded }) =>
    presentActivity({ slug, ...presentWithFallbacks(activityFields, loaded, 'title') }, language, site),
  );
  const albums = content.albums.map((loaded) =>
    presentAlbum(presentWithFallbacks(albumFields, loaded, 'name'), language, site, findActivity),
  );
  return { findActivity, activities, albums };
}

function findNotice({ notice, noticeFirstDay, noticeLastDay }: Giving): Notice | undefined {
  return notice && noticeLastDay ? { text: notice, firstDay: noticeFirstDay, lastDay: noticeLastDay } : undefined;
}

/** What the donation section says of online payment and of other ways. */
function presentGiving(
  { otherWays, notOpen }: Pick<SectionContent['donation'], 'otherWays' | 'notOpen'>,
  { online, closedReason, ways }: Giving,
  { phone, email }: Site,
) {
  const namesPlaceholder = [phone, email].some((value) => isPlaceholder(value) && otherWays.includes(value));
  return {
    otherWays: namesPlaceholder ? '' : otherWays,
    /** Undefined if no way to give is shown and `otherWays` would name a placeholder. */
    hasOtherWays: listShownWays(ways).length > 0 || !namesPlaceholder || undefined,
    notOpen: (online !== 'open' && closedReason) || notOpen,
  };
}

/**
 * An entry as pages show it. Its variables, such as `{name}`, become the site's values. A required value that a draft
 * lacks becomes empty, so that its section can be drawn.
 */
export function presentEntry<F extends Fields>(
  fields: F,
  entry: Entry,
  site: SiteVariables,
  language: Language,
): Values<F> {
  return localize(fields, entry, language, (field, value) => {
    // An object or list is a leaf here only if its value is missing or of another kind.
    if (value === undefined || isGroup(field)) return emptyOf(field);
    if (field.kind === 'url' && field.optional && isPlaceholder(String(value))) return undefined;
    const { shownAs } = kindOf(field);
    if (!shownAs || typeof value !== 'string') return value;
    const text = addNoBreakSpaces(interpolate(value, site));
    return shownAs === 'html' ? renderMarkdown(text) : text;
  });
}

function emptyOf(field: Field): unknown {
  return field.optional ? undefined : kindOf(field).empty(field, emptyOf);
}

/** French, if neither title nor description of an entry has a translation: its English page is then mostly French. */
function findOnlyLanguage({ entry }: LoadedEntry, title: string): Language | undefined {
  return isBlank(entry.en?.[title]) && isBlank(entry.en?.description) ? defaultLanguage : undefined;
}

/** The language of each text that stands in for a missing translation, in the shape of the values. */
type Fallbacks<V> = { [K in keyof V]?: V[K] extends readonly (infer I)[] | undefined ? Fallbacks<I>[] : Language };

function findFallbacks<F extends Fields>(fields: F, { entry }: LoadedEntry, language: Language): Fallbacks<Values<F>> {
  const fallbacks = pairTranslations(fields, entry, language, {
    leaf: ({ shared }, french, translation) =>
      language === defaultLanguage || shared || isBlank(french) || !isBlank(translation) ? undefined : defaultLanguage,
  });
  return fallbacks as Fallbacks<Values<F>>;
}

/** A motto that is the same in both languages is English, as in the specification: its `lang` tells screen readers. */
export function findMottoLanguage({ fr, en }: Entry): Language | undefined {
  return fr?.motto === en?.motto ? 'en' : undefined;
}

type Written<V> = { onlyLanguage?: Language | undefined; writtenIn: Fallbacks<V> };

/** Writes the dates in words, sorts the news from the newest, and marks a sample picture. */
export function presentActivity(
  { updates = [], writtenIn = {}, ...activity }: Activity & Partial<Written<Activity>>,
  language: Language,
  site: Pick<Site, 'samples'>,
) {
  return {
    ...activity,
    writtenIn: { ...writtenIn, updates: undefined },
    isSample: isSample(site, activity.picture) || undefined,
    year: yearOf(activity),
    when: activity.date ?? describePeriod(activity, language),
    updates: updates
      .map((update, index) => ({ ...update, textLanguage: writtenIn.updates?.[index]?.text }))
      .sort((a, b) => compareNewest({ start: a.date }, { start: b.date }))
      .map((update) => ({ ...update, when: describePeriod({ start: update.date }, language) })),
  };
}

/** Writes the dates in words, marks samples among the media, and omits an activity that the site does not have. */
export function presentAlbum(
  { writtenIn = {}, ...album }: Album & Partial<Written<Album>>,
  language: Language,
  site: Pick<Site, 'samples'>,
  findActivity: (wanted?: string) => string | undefined = () => undefined,
) {
  return {
    ...album,
    activity: findActivity(album.activity),
    writtenIn: { ...writtenIn, media: undefined },
    // `dimanche_blanc_1` has the page `/albums/dimanche-blanc-1/`.
    slug: album.id.replaceAll('_', '-'),
    year: yearOf(album),
    when: describePeriod(album, language),
    media: album.media.map((item, index) => {
      const { caption: captionLanguage, description: descriptionLanguage } = writtenIn.media?.[index] ?? {};
      return { ...item, isSample: isSample(site, item.src) || undefined, captionLanguage, descriptionLanguage };
    }),
  };
}

/**
 * Links a place to the page of its album, or of the activity that all its albums show. A place with albums of several
 * activities gets no link.
 */
function linkPlace({ albums: ids = [], ...place }: Place, albums: readonly PresentedAlbum[]): PresentedPlace {
  const [first, ...others] = albums.filter(({ id }) => ids.includes(id));
  if (!first) return place;
  if (others.length === 0) return { ...place, path: albumPath(first.slug) };
  const { activity } = first;
  return activity && others.every((album) => album.activity === activity)
    ? { ...place, path: activityPath(activity) }
    : place;
}
