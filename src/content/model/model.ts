import type { Finding } from '../../shared/finding';
import type { LabelTexts } from '../../shared/i18n/interpolate';
import type { Language } from '../../shared/i18n/languages';
import type { Values } from '../fields/fields';
import type { associationFields } from './association';
import type { activityFields, albumFields } from './collections';
import type { homeSections } from './homeSections';
import type { consentFields, givingFields, privacyFields, singletons, siteFields, trustFields } from './singletons';

export type SectionKey = keyof typeof homeSections;
export type SectionContent = { [Key in SectionKey]: Values<(typeof homeSections)[Key]> };
export type SingletonKey = keyof typeof singletons;
export type Activity = Values<typeof activityFields> & { slug: string };
export type Album = Values<typeof albumFields>;
export type MediaItem = Album['media'][number];
export type Site = Values<typeof siteFields>;
export type Operator = NonNullable<Site['operators']>[number];
export type TrustFacts = Values<typeof trustFields>;
export type PrivacyTexts = Values<typeof privacyFields>;
export type AssociationTexts = Values<typeof associationFields>;
export type Consents = Values<typeof consentFields>;
export type Giving = Values<typeof givingFields>;
export type Place = NonNullable<SectionContent['about']['places']>[number];
export type Way = NonNullable<Giving['ways']>[number];

/** An entry as in its file: complete in French, possibly incomplete in English. */
export type Entry = { [L in Language]?: Record<string, unknown> };

export type LoadedEntry = { file: string; entry: Entry };

/** The valid content of `content/`, with the newest albums and activities first. */
export type Content = Record<SingletonKey, LoadedEntry> & {
  home: Record<SectionKey, LoadedEntry>;
  activities: (LoadedEntry & { slug: string })[];
  albums: LoadedEntry[];
  /** All labels of each language, French ones in place of missing translations. */
  labels: Record<Language, LabelTexts>;
  /** The same labels by file, because a page loads only some files. */
  labelFiles: { language: Language; name: string; labels: LabelTexts }[];
  /** The files and folders below `uploads/`, as entries name them: `/uploads/album/photo.jpg`. */
  uploads: string[];
  /** What could be better. It fails neither a build nor `npm run content:check`. */
  advice: Finding[];
};
