import type { LabelKey } from '../components/wording';
import { defaultLanguage, type Language } from '../i18n/languages';
import type { Locales } from './fragments';

/** A label for `<head>`, which Gatsby draws outside of the page, where there are no translations. */
export function readLabel({ edges }: Locales, language: Language, key: LabelKey): string {
  const find = (wanted: Language): string | undefined =>
    edges
      .filter(({ node }) => node.language === wanted)
      .map(({ node }) => JSON.parse(node.data)[key])
      .find(Boolean);
  return find(language) ?? find(defaultLanguage) ?? key;
}
