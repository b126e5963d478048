/** French is complete, and English falls back to it. A third language needs more than a word here: code names both. */
export const languages = ['fr', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'fr';

/** Each language's own name: never translated. */
export const languageNames: Record<Language, string> = { fr: 'Français', en: 'English' };

export const languagesInFrench: Record<Language, string> = { fr: 'français', en: 'anglais' };

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
