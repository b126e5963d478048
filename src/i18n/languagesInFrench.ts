import type { Language } from './languages';

/** What the editor, which speaks French alone, calls the languages of the site. */
export const languagesInFrench: Record<Language, string> = { fr: 'français', en: 'anglais' };
