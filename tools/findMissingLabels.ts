import type { Content } from '../src/content/model';
import { defaultLanguage, type Language } from '../src/i18n/languages';

/** The labels that a language lacks. The demo editor's (`admin.`) exist only in French. */
export function findMissingLabels({ labels }: Content, language: Language): { missing: string[]; total: number } {
  const all = Object.keys(labels[defaultLanguage]).filter((key) => !key.startsWith('admin.'));
  return { missing: all.filter((key) => !labels[language][key]?.trim()), total: all.length };
}
