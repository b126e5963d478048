/** The languages of the site. The first one is written in full; the others fall back to it. */
export const languages = ['fr', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = languages[0];

/** How each language calls itself: never translated. */
export const languageNames: Record<Language, string> = { fr: 'Français', en: 'English' };

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The poster that asks for gifts, in the default language. */
export const posterPath = '/don/affiche/';

/** What a phone reads to put the site on its home screen, in the default language. */
export const manifestPath = '/manifest.webmanifest';

/** Pages whose address is itself translated. Every other one only gains the prefix of its language. */
const translatedPaths: Record<string, Partial<Record<Language, string>>> = {
  [posterPath]: { en: '/donate/poster/' },
};

/**
 * The address of a page in a language.
 * @param path the page's address in the default language, with its leading slash: `/albums/x/`
 */
export function localizedPath(path: string, language: Language): string {
  return language === defaultLanguage ? path : `/${language}${translatedPaths[path]?.[language] ?? path}`;
}

/** An album's page, in the default language. */
export function albumPath(slug: string): string {
  return `/albums/${slug}/`;
}
