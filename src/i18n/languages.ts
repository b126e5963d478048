/** The languages of the site. The first one is written in full; the others fall back to it. */
export const languages = ['fr', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'fr';

/** How each language calls itself: never translated. */
export const languageNames: Record<Language, string> = { fr: 'Français', en: 'English' };

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
