import { interpolate } from '../shared/i18n/interpolate';
import type { Language } from '../shared/i18n/languages';
import { createWording, type LabelKey } from '../shared/wording/wording';
import { loadFixtureContent } from './loadFixtureContent';

const { labels } = loadFixtureContent();

/** The text of a label on a page. Tests name labels by key, so that new wording breaks no test. */
export function label(key: LabelKey, values?: Record<string, string | number>, language: Language = 'fr'): string {
  return createWording(labels[language], language).label(key, values);
}

/**
 * Matches a label inside a text. A variable without a value matches anything. Queries by text normalize no-break
 * spaces.
 */
export function matchLabel(
  key: LabelKey,
  values: Record<string, string | number> = {},
  language: Language = 'fr',
): RegExp {
  const parts = interpolate(label(key, undefined, language), values).split(/\{\{\w+\}\}/);
  const escaped = parts.map((part) =>
    part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`),
  );
  return new RegExp(escaped.join('.*'));
}
