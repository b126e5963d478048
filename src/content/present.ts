import type { Language } from '../i18n/languages';
import type { Fields, Values } from './fields';
import { finish } from './finish';
import { homeSections } from './homeSections';
import type { Content, LoadedEntry } from './load';
import { localize } from './localize';
import {
  type Activity,
  type Album,
  activity as activityFields,
  album as albumFields,
  type PosterTexts,
  poster as posterFields,
  type SectionContent,
  type SectionKey,
  type Site,
  site as siteFields,
  type TrustFacts,
  trust as trustFields,
} from './model';
import { isPlaceholder } from './placeholders';
import { findReach, type Reach } from './reach';
import { type SharePicture, shareAlbum, shareHome } from './sharePicture';

export type ContactContent = SectionContent['contact'] & { reach: Reach };

/** What stands around every page: top bar and footer. */
export type Frame = {
  site: Site;
  hero: Pick<SectionContent['hero'], 'motto' | 'mottoLanguage'>;
  contact: ContactContent;
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
  sections: SectionContent & { contact: ContactContent };
  activities: Activity[];
  albums: AlbumCard[];
  share: SharePicture;
};

export type AlbumContent = { frame: Frame; slug: string; album: Album; share: SharePicture };

export type PosterContent = { frame: Frame; texts: PosterTexts; share: SharePicture };

export function presentHome(content: Content, language: Language): HomeContent {
  const present = presenter(content, language);
  const sections = Object.fromEntries(
    (Object.keys(homeSections) as SectionKey[]).map((key) => [key, present(homeSections[key], content.home[key])]),
  ) as SectionContent;
  const frame = presentFrame(content, language);
  return {
    frame,
    sections: {
      ...sections,
      contact: frame.contact,
      donation: namesPlaceholder(content, language)
        ? { ...sections.donation, otherWays: sections.donation.contactsToCome }
        : sections.donation,
    },
    activities: content.activities.map((loaded) => ({ slug: loaded.slug, ...present(activityFields, loaded) })),
    albums: content.albums.map((loaded) => summarizeAlbum(present(albumFields, loaded))),
    share: shareHome(sections.hero),
  };
}

export function presentAlbums(content: Content, language: Language): AlbumContent[] {
  const present = presenter(content, language);
  const frame = presentFrame(content, language);
  const fallback = shareHome(present(homeSections.hero, content.home.hero));
  return content.albums.map((loaded) => {
    const album = present(albumFields, loaded);
    const slug = albumSlug(album.id);
    return { frame, slug, album, share: shareAlbum(slug, album.media, fallback) };
  });
}

export function presentPoster(content: Content, language: Language): PosterContent {
  const present = presenter(content, language);
  return {
    frame: presentFrame(content, language),
    texts: present(posterFields, content.poster),
    share: shareHome(present(homeSections.hero, content.home.hero)),
  };
}

export function presentFrame(content: Content, language: Language): Frame {
  const present = presenter(content, language);
  const { motto, mottoLanguage } = present(homeSections.hero, content.home.hero);
  const site = presentSite(content, language);
  const contact = present(homeSections.contact, content.home.contact);
  return {
    site,
    hero: { motto, mottoLanguage },
    contact: { ...contact, reach: findReach(site, contact) },
    footer: present(homeSections.footer, content.home.footer),
  };
}

/** Whether the words on other ways to give send donors to a contact that only stands in for the real one. */
function namesPlaceholder(content: Content, language: Language): boolean {
  const site = localize(siteFields, content.site.entry, language);
  const { otherWays } = localize(homeSections.donation, content.home.donation.entry, language);
  return ['phone', 'email'].some((name) => isPlaceholder(site, name) && otherWays.includes(`{${name}}`));
}

/** The facts of the site that pages show: no address or legal fact that only stands in for the real one. */
function presentSite(content: Content, language: Language): Site {
  const { samples: _samples, ...site } = localize(siteFields, content.site.entry, language);
  const { operators } = siteFields;
  const shown: Site = {
    ...site,
    ...finish(trustFields, site, site),
    ...finish({ operators }, { operators: site.operators }, site),
  };
  for (const name of Object.keys(trustFields) as (keyof TrustFacts)[]) {
    if (isPlaceholder(site, name)) delete shown[name];
  }
  return {
    ...shown,
    socials: site.socials.map(({ id, url }) => (isPlaceholder(site, `socials.${id}`) ? { id } : { id, url })),
  };
}

/** The album's part of its address: `dimanche_blanc_1` is found at `/albums/dimanche-blanc-1/`. */
export function albumSlug(id: string): string {
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
