import type { Language } from '../i18n/languages';
import { activityFields, albumFields } from './collections';
import { buildFrame, type ContactContent, createPresenter, type Frame } from './frame';
import { homeSections } from './homeSections';
import { localize } from './localize';
import type {
  Activity,
  Album,
  Content,
  Giving,
  PosterTexts,
  PrivacyTexts,
  SectionContent,
  SectionKey,
  Way,
} from './model';
import { compareNewest, describePeriod, nameDate, yearOf } from './period';
import { isPlaceholder } from './placeholders';
import { activitySharePicture, albumSharePicture, type SharePicture, sharePath } from './sharePicture';
import { givingFields, posterFields, privacyFields } from './singletons';

/** An album on the landing page, without its media: the page must not grow with them. */
export type AlbumCard = {
  slug: string;
  name: string;
  place: string;
  /** The year under which the index lists it. */
  year: string;
  /** The activity that it shows, by its slug. */
  activity?: string;
  /** The picture of the first media item: for a video, its poster. */
  cover?: string;
  coverFocus?: string;
  photos: number;
  videos: number;
};

export type HomeView = {
  frame: Frame;
  ways: Way[];
  /** False while the association has closed online giving; `donation.notOpen` then says why. */
  isOnlineOpen: boolean;
  sections: SectionContent & { contact: ContactContent };
  /** Those under way, then the latest of the finished ones. */
  activities: Activity[];
  /** The latest. */
  albums: AlbumCard[];
  /** How many there are in all: the page links the index where it leaves some out. */
  counts: { activities: number; albums: number };
  share: SharePicture;
};

export type AlbumView = {
  frame: Frame;
  slug: string;
  album: Album;
  /** When it was, in words. */
  when: string;
  /** The activity that it shows. */
  activity?: Pick<Activity, 'slug' | 'title'>;
  share: SharePicture;
};

export type AlbumsView = { frame: Frame; albums: AlbumCard[]; share: SharePicture };

export type ActivityView = {
  frame: Frame;
  activity: Activity;
  /** When it was, in words. */
  when: string;
  /** From the newest, with their days in words. */
  updates: (Omit<NonNullable<Activity['updates']>[number], 'date'> & { when: string })[];
  /** Those that show it. */
  albums: AlbumCard[];
  share: SharePicture;
};

/** An activity in the index, which must not grow with the texts. */
export type ActivityCard = Pick<Activity, 'slug' | 'title' | 'status' | 'location'> & { year: string; when: string };

export type ActivitiesView = { frame: Frame; activities: ActivityCard[]; share: SharePicture };

/** The parts without a text are left out: what they say is not decided yet. */
export type PrivacyView = { frame: Frame; texts: PrivacyTexts; share: SharePicture };

/** `picture` is the path of the poster as one picture, to share. */
export type PosterView = { frame: Frame; texts: PosterTexts; ways: Way[]; share: SharePicture; picture: string };

export function buildHomeView(content: Content, language: Language): HomeView {
  const { site, frame, giving, ways, share, listActivities, listAlbums, present } = buildCommon(content, language);
  const activities = listActivities();
  const sections = Object.fromEntries(
    (Object.keys(homeSections) as SectionKey[]).map((key) => [key, present(homeSections[key], content.home[key])]),
  ) as SectionContent;
  const { donation } = sections;
  const isOnlineOpen = giving.online === 'open';
  // The text before interpolation shows which contacts it uses.
  const { otherWays } = localize(homeSections.donation, content.home.donation.entry, language);
  const hasPlaceholder = ['phone', 'email'].some(
    (name) => isPlaceholder(site, name) && otherWays.includes(`{${name}}`),
  );
  return {
    frame,
    ways,
    isOnlineOpen,
    sections: {
      ...sections,
      contact: frame.contact,
      donation: {
        ...donation,
        ...(hasPlaceholder && { otherWays: donation.contactsToCome }),
        ...(!isOnlineOpen && giving.closedReason && { notOpen: giving.closedReason }),
      },
    },
    activities: [...activities]
      .sort(compareProgress)
      .slice(0, sections.activities.latest)
      .map(({ updates: _updates, ...activity }) => activity),
    albums: listAlbums(sections.gallery.latest),
    counts: { activities: content.activities.length, albums: content.albums.length },
    share,
  };
}

/** Puts what is under way first; each part stays sorted from the newest. */
function compareProgress(a: Activity, b: Activity): number {
  return Number(a.status === 'completed') - Number(b.status === 'completed');
}

export function buildAlbumsView(content: Content, language: Language): AlbumsView {
  const { frame, share, listAlbums } = buildCommon(content, language);
  return { frame, albums: listAlbums(), share };
}

export function buildActivitiesView(content: Content, language: Language): ActivitiesView {
  const { frame, share, listActivities } = buildCommon(content, language);
  const activities = listActivities().map(({ slug, title, status, location, ...dates }) => {
    return { slug, title, status, location, year: yearOf(dates), when: nameDate(dates, language) };
  });
  return { frame, activities, share };
}

export function buildActivityViews(content: Content, language: Language): ActivityView[] {
  const { frame, share, listActivities, listAlbums } = buildCommon(content, language);
  const albums = listAlbums();
  return listActivities().map((activity) => ({
    frame,
    activity,
    when: nameDate(activity, language),
    updates: [...(activity.updates ?? [])]
      .sort((a, b) => compareNewest({ start: a.date }, { start: b.date }))
      .map(({ date, ...update }) => ({ ...update, when: describePeriod({ start: date }, language) })),
    albums: albums.filter((album) => album.activity === activity.slug),
    share: activitySharePicture(activity, sharePath(`activity-${activity.slug}.jpg`, language), share),
  }));
}

export function buildAlbumViews(content: Content, language: Language): AlbumView[] {
  const { frame, share, listActivities, present } = buildCommon(content, language);
  const titles = new Map(listActivities().map(({ slug, title }) => [slug, title]));
  return content.albums.map((loaded) => {
    const album = present(albumFields, loaded);
    const slug = albumSlug(album.id);
    const title = titles.get(album.activity ?? '');
    return {
      frame,
      slug,
      album,
      when: describePeriod(album, language),
      ...(album.activity && title && { activity: { slug: album.activity, title } }),
      share: albumSharePicture(album, sharePath(`${slug}.jpg`, language), share),
    };
  });
}

export function buildPosterView(content: Content, language: Language): PosterView {
  const { frame, ways, share, present } = buildCommon(content, language);
  const picture = sharePath('poster.png', language);
  return { frame, texts: present(posterFields, content.poster), ways, share, picture };
}

export function buildPrivacyView(content: Content, language: Language): PrivacyView {
  const { frame, share, present } = buildCommon(content, language);
  const { parts, ...texts } = present(privacyFields, content.privacy);
  return { frame, texts: { ...texts, parts: parts.filter(({ text }) => text) }, share };
}

/** The parts of all pages, and `present`, which localizes and renders an entry. */
function buildCommon(content: Content, language: Language) {
  const { site, present } = createPresenter(content, language);
  const frame = buildFrame(content, language);
  const hero = present(homeSections.hero, content.home.hero);
  const giving = present(givingFields, content.giving);
  const share: SharePicture = {
    path: sharePath('home.jpg', language),
    title: hero.title,
    source: hero.picture,
    alt: hero.pictureAlt,
    ...(hero.pictureFocus && { focus: hero.pictureFocus }),
  };
  return {
    site,
    frame,
    giving,
    ways: listShownWays(giving),
    share,
    listActivities: () =>
      content.activities.map(({ slug, ...loaded }): Activity => ({ slug, ...present(activityFields, loaded) })),
    /** The latest albums, or all. */
    listAlbums: (count?: number) =>
      content.albums.slice(0, count).map((loaded) => summarizeAlbum(present(albumFields, loaded))),
    present,
  };
}

/** Leaves out placeholders, so that no money goes to a stranger, and ways that do not say where to give. */
export function listShownWays({ ways = [], placeholders = [] }: Pick<Giving, 'ways' | 'placeholders'>): Way[] {
  return ways.filter(
    ({ id, kind, number, url, how }) => !placeholders.includes(id) && (number || url || (kind === 'inPerson' && how)),
  );
}

/** `dimanche_blanc_1` has the page `/albums/dimanche-blanc-1/`. */
export function albumSlug(id: string): string {
  return id.replaceAll('_', '-');
}

function summarizeAlbum({ id, name, place, activity, media, ...period }: Album): AlbumCard {
  const [first] = media;
  return {
    slug: albumSlug(id),
    name,
    place,
    year: yearOf(period),
    ...(activity && { activity }),
    cover: first?.type === 'video' ? first.poster : first?.src,
    ...(first?.focus && { coverFocus: first.focus }),
    photos: media.filter(({ type }) => type === 'photo').length,
    videos: media.filter(({ type }) => type === 'video').length,
  };
}
