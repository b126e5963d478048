import type { Language } from '../i18n/languages';
import type { Fields, Values } from './fields';
import { finish } from './finish';
import type { Content, LoadedEntry } from './load';
import { localize } from './localize';
import {
  type Activity,
  type Album,
  activity as activityFields,
  album as albumFields,
  homeSections,
  type SectionContent,
  type SectionKey,
  type Site,
  site as siteFields,
} from './model';

/** What stands around every page: top bar and footer. */
export type Frame = {
  site: Site;
  hero: Pick<SectionContent['hero'], 'motto' | 'mottoLanguage'>;
  contact: SectionContent['contact'];
  footer: SectionContent['footer'];
};

/** An album as the landing page shows it: never its media, so that the page does not grow with them. */
export type AlbumCard = {
  slug: string;
  name: string;
  place: string;
  /** The first media item's picture: a video's is its poster. */
  cover?: string;
  photos: number;
  videos: number;
};

export type HomeContent = {
  frame: Frame;
  sections: SectionContent;
  activities: Activity[];
  albums: AlbumCard[];
};

export type AlbumContent = { frame: Frame; slug: string; album: Album };

export function presentHome(content: Content, language: Language): HomeContent {
  const present = presenter(content, language);
  const sections = Object.fromEntries(
    (Object.keys(homeSections) as SectionKey[]).map((key) => [key, present(homeSections[key], content.home[key])]),
  ) as SectionContent;
  return {
    frame: presentFrame(content, language),
    sections,
    activities: content.activities.map((loaded) => ({ slug: loaded.slug, ...present(activityFields, loaded) })),
    albums: content.albums.map((loaded) => summarizeAlbum(present(albumFields, loaded))),
  };
}

export function presentAlbums(content: Content, language: Language): AlbumContent[] {
  const present = presenter(content, language);
  const frame = presentFrame(content, language);
  return content.albums.map((loaded) => {
    const album = present(albumFields, loaded);
    return { frame, slug: albumSlug(album.id), album };
  });
}

export function presentFrame(content: Content, language: Language): Frame {
  const present = presenter(content, language);
  const { motto, mottoLanguage } = present(homeSections.hero, content.home.hero);
  return {
    site: localize(siteFields, content.site.entry, language),
    hero: { motto, mottoLanguage },
    contact: present(homeSections.contact, content.home.contact),
    footer: present(homeSections.footer, content.home.footer),
  };
}

/** The album's part of its address: `dimanche_blanc_1` is found at `/albums/dimanche-blanc-1/`. */
function albumSlug(id: string): string {
  return id.replaceAll('_', '-');
}

function presenter(content: Content, language: Language) {
  const site = localize(siteFields, content.site.entry, language);
  return <F extends Fields>(fields: F, { entry }: LoadedEntry): Values<F> =>
    finish(fields, localize(fields, entry, language), site);
}

function summarizeAlbum({ id, name, place, media }: Album): AlbumCard {
  const [first] = media;
  return {
    slug: albumSlug(id),
    name,
    place,
    cover: first?.type === 'video' ? first.poster : first?.src,
    photos: media.filter(({ type }) => type === 'photo').length,
    videos: media.filter(({ type }) => type === 'video').length,
  };
}
