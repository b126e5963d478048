import { isHttpsUrl } from '../../shared/url';
import { type MediaType, pictureOf } from '../fields/media';
import { compareNewest, describePeriod } from '../model/period';
import { summarizeDescription } from '../present/plainText';
import type { PagePicture, PresentedActivity, PresentedAlbum, PresentedContent } from '../present/present';

// Selects what each page shows of the content besides its frame. A card of an activity or an album has only what it
// shows, so that the landing page and the indexes do not grow with the texts and photos behind their cards.

export type HomeContent = ReturnType<typeof selectHome>;

export function selectHome({ sections, ways, activities, albums, association }: PresentedContent) {
  return {
    title: sections.hero.title,
    description: sections.hero.description,
    sections,
    ways,
    /** The members of the bureau, named beside the donation form. */
    bureau: (association.bureau ?? []).map(({ name, role }) => `${name}, ${role}`).join(' · '),
    activities: selectLandingActivities(activities, sections.activities.latest),
    albums: albums.slice(0, sections.gallery.latest).map(toAlbumCard),
    /** The total numbers: the page links an index if it omits some. */
    counts: { activities: activities.length, albums: albums.length },
  };
}

/** The activities under way, then the latest finished ones, without what only the page of an activity shows. */
export function selectLandingActivities(activities: readonly PresentedActivity[], latest: number) {
  const isFinished = ({ status }: PresentedActivity) => status === 'completed';
  return [...activities]
    .sort((a, b) => Number(isFinished(a)) - Number(isFinished(b)) || compareNewest(a, b))
    .slice(0, latest)
    .map((activity) => {
      const { people, description, pictureAlt, isSample } = activity;
      return { ...toActivityCard(activity), people, description, pictureAlt, isSample };
    });
}

export type AlbumIndexContent = ReturnType<typeof selectAlbums>;

export function selectAlbums({ albums }: PresentedContent) {
  return {
    albums: albums.map((album) => ({ ...toAlbumCard(album), year: album.year })),
    hasSamples: albums.some(({ media: [first] }) => first?.isSample),
  };
}

export function selectAlbum({ activities, albums, sharePicture }: PresentedContent, album: PresentedAlbum) {
  const shown = activities.find(({ slug }) => slug === album.activity);
  const next = findNext(albums, album);
  return {
    title: album.name,
    onlyLanguage: album.onlyLanguage,
    description: album.description,
    album,
    activity: shown && { slug: shown.slug, title: shown.title, status: shown.status },
    next: next && toAlbumCard(next),
    sharePicture: chooseSharePicture(
      album.media.map((item) => ({ source: pictureOf(item), alt: item.caption, focus: item.focus })),
      sharePicture,
    ),
  };
}

export type ActivityIndexContent = ReturnType<typeof selectActivities>;

export function selectActivities({ activities }: PresentedContent) {
  return {
    activities: activities.map((activity) => ({ ...toActivityCard(activity), year: activity.year })),
    hasSamples: activities.some(({ isSample }) => isSample),
  };
}

export type ActivityCardContent = ReturnType<typeof toActivityCard>;

function toActivityCard(activity: PresentedActivity) {
  const { slug, title, writtenIn, status, location, participants, when, picture, pictureFocus } = activity;
  return { slug, title, writtenIn, status, location, participants, when, picture, pictureFocus };
}

export function selectActivity({ activities, albums, sharePicture }: PresentedContent, activity: PresentedActivity) {
  const next = findNext(activities, activity);
  return {
    title: activity.title,
    onlyLanguage: activity.onlyLanguage,
    description: summarizeDescription(activity.description),
    activity,
    next: next && toActivityCard(next),
    albums: albums.filter((album) => album.activity === activity.slug).map(toAlbumCard),
    sharePicture: chooseSharePicture(
      [{ source: activity.picture, alt: activity.pictureAlt, focus: activity.pictureFocus }],
      sharePicture,
    ),
  };
}

export type AlbumCardContent = ReturnType<typeof toAlbumCard>;

function toAlbumCard({ slug, name, writtenIn, place, activity, media }: PresentedAlbum) {
  const [first] = media;
  const count = (wanted: MediaType) => media.filter(({ type }) => type === wanted).length;
  return {
    slug,
    name,
    nameLanguage: writtenIn.name,
    place,
    placeLanguage: writtenIn.place,
    activity,
    cover: first && pictureOf(first),
    coverFocus: first?.focus,
    photos: count('photo'),
    videos: count('video'),
  };
}

/** The next older item or, after the oldest, the newest; undefined if there is no other item. */
function findNext<Item>(items: readonly Item[], item: Item): Item | undefined {
  const next = items[(items.indexOf(item) + 1) % items.length];
  return next === item ? undefined : next;
}

export type AppealContent = ReturnType<typeof selectAppeal>;

/** @param takesPayments whether online payment is open, and the provider's keys are set */
export function selectAppeal({ sections }: PresentedContent, takesPayments: boolean) {
  const { title, notOpen, hasOtherWays } = sections.donation;
  const canGive = takesPayments || hasOtherWays === true;
  return { title, text: canGive ? undefined : notOpen, canGive };
}

export type AssociationContent = ReturnType<typeof selectAssociation>;

export function selectAssociation(content: PresentedContent) {
  const { language, frame, sections, activities, albums, association } = content;
  const { founded } = frame.site;
  return {
    title: association.title,
    description: association.lead,
    texts: association,
    founded: founded && describePeriod({ start: founded }, language),
    /** What the association has done: the newest activities, as many as on the landing page, with their albums. */
    work: activities
      .slice(0, sections.activities.latest)
      .map((activity) => ({
        ...toActivityCard(activity),
        albums: albums.filter((album) => album.activity === activity.slug).map(toAlbumCard),
      })),
  };
}

export function selectPoster({ sections, poster, ways }: PresentedContent) {
  const { title, lead } = poster;
  return { title, description: `${title}. ${lead}`, texts: poster, reason: sections.hero.subtitle, ways };
}

export function selectPrivacy({ privacy }: PresentedContent) {
  return { title: privacy.title, description: privacy.lead, texts: privacy };
}

/** Chooses the first upload among a page's pictures, else `fallback`: the build may lack a stock photo. */
export function chooseSharePicture(pictures: readonly Partial<PagePicture>[], fallback: PagePicture): PagePicture {
  const { source, alt = '', focus } = pictures.find((picture) => picture.source && !isHttpsUrl(picture.source)) ?? {};
  return source ? { source, alt, focus } : fallback;
}
