import type { Language } from '../i18n/languages';

/** What gatsby-plugin-react-i18next puts into the context of every page. */
export type LanguageContext = { language: Language };
