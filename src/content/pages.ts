import { pictureOf } from './fields/media';
import type { Album } from './model';
import { describePeriod } from './period';
import type { PresentedActivity, PresentedAlbum, PresentedContent } from './present';
import { chooseSharePicture, sharePath } from './sharePicture';

// What each page shows of the presented content. The landing page and the indexes must not grow with texts and photos.

export type HomePage = ReturnType<typeof selectHome>;

export function selectHome(content: PresentedContent) {
  const { frame, sections, isOnlineOpen, ways, activities, albums, association, share } = content;
  const isFinished = ({ status }: PresentedActivity) => Number(status === 'completed');
  return {
    frame,
    sections,
    isOnlineOpen,
    ways,
    /** Who answers for the association, as the donor reads it beside the form. */
    officers: (association.bureau ?? []).map(({ name, role }) => `${name}, ${role}`).join(' · '),
    /** Those under way, then the latest of the finished ones. */
    activities: [...activities]
      .sort((a, b) => isFinished(a) - isFinished(b))
      .slice(0, sections.activities.latest)
      .map(({ updates: _updates, ...activity }) => activity),
    albums: albums.slice(0, sections.gallery.latest).map(summarizeAlbum),
    /** How many there are in all: the page links the index where it leaves some out. */
    counts: { activities: activities.length, albums: albums.length },
    share,
  };
}

export function selectAlbums({ frame, albums, share }: PresentedContent) {
  return { frame, albums: albums.map(summarizeAlbum), share };
}

export function selectAlbum({ language, frame, activities, albums, share }: PresentedContent, album: PresentedAlbum) {
  const shown = activities.find(({ slug }) => slug === album.activity);
  const next = albums[(albums.indexOf(album) + 1) % albums.length] ?? album;
  return {
    frame,
    album,
    /** The activity that it shows. */
    activity: shown && { slug: shown.slug, title: shown.title, status: shown.status },
    /** The one before it in time, after the oldest the newest; itself where it is alone. */
    next: summarizeAlbum(next),
    share: chooseSharePicture(
      { path: sharePath(`${album.slug}.jpg`, language), title: album.name },
      album.media.map((item) => ({ source: pictureOf(item), alt: item.caption, focus: item.focus })),
      share,
    ),
  };
}

export function selectActivities({ frame, activities, share }: PresentedContent) {
  return { frame, activities: activities.map(summarizeActivity), share };
}

export type ActivityCardContent = ReturnType<typeof summarizeActivity>;

function summarizeActivity({ slug, title, status, location, year, when, picture, pictureFocus }: PresentedActivity) {
  return { slug, title, status, location, year, when, picture, pictureFocus };
}

export function selectActivity(content: PresentedContent, activity: PresentedActivity) {
  const { language, frame, activities, albums, share } = content;
  const next = activities[(activities.indexOf(activity) + 1) % activities.length] ?? activity;
  return {
    frame,
    activity,
    /** The one before it in time, after the oldest the newest; itself where it is alone. */
    next: summarizeActivity(next),
    /** Those that show it. */
    albums: albums.filter((album) => album.activity === activity.slug).map(summarizeAlbum),
    share: chooseSharePicture(
      { path: sharePath(`activity-${activity.slug}.jpg`, language), title: activity.title },
      [{ source: activity.picture, alt: activity.pictureAlt, focus: activity.pictureFocus }],
      share,
    ),
  };
}

export type AlbumCardContent = ReturnType<typeof summarizeAlbum>;

function summarizeAlbum({ slug, name, place, year, activity, media }: PresentedAlbum) {
  const [first] = media;
  const count = (wanted: Album['media'][number]['type']) => media.filter(({ type }) => type === wanted).length;
  return {
    slug,
    name,
    place,
    /** The year under which the index lists it. */
    year,
    /** The activity that it shows, by its slug. */
    activity,
    cover: first && pictureOf(first),
    coverFocus: first?.focus,
    photos: count('photo'),
    videos: count('video'),
  };
}

export type AssociationPage = ReturnType<typeof selectAssociation>;

export function selectAssociation({ language, frame, sections, association, share }: PresentedContent) {
  const { founded } = frame.site;
  const { hero, about, donation } = sections;
  return {
    frame,
    texts: association,
    /** The landing page's sentence that says who we are. */
    who: hero.subtitle,
    mission: about.mission,
    founded: founded && describePeriod({ start: founded }, language),
    places: about.places,
    ask: { title: donation.title, subtitle: donation.subtitle },
    share,
  };
}
