import { createWording, type LabelKey } from '../components/wording';
import type { Language } from '../i18n/languages';
import { loadFixtureContent } from './loadFixtureContent';

const { labels } = loadFixtureContent();

/** A label as pages show it. Tests name labels by key, so that a change of their words breaks no test. */
export function label(key: LabelKey, values?: Record<string, string | number>, language: Language = 'fr'): string {
  return createWording(labels[language], language).label(key, values);
}
