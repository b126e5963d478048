import { createWording, type LabelKey } from '../shared/components/wording';
import type { Language } from '../shared/i18n/languages';
import { loadFixtureContent } from './loadFixtureContent';

const { labels } = loadFixtureContent();

/** A label as pages show it. Tests name labels by key, so that a change of their words breaks no test. */
export function label(key: LabelKey, values?: Record<string, string | number>, language: Language = 'fr'): string {
  return createWording(labels[language], language).label(key, values);
}

/** Matches a label inside a text; a variable without a value matches anything. Queries by text turn non-breaking spaces into ordinary ones. */
export function matchLabel(
  key: LabelKey,
  values: Record<string, string | number> = {},
  language: Language = 'fr',
): RegExp {
  const known = (labels[language][key] ?? '').replace(/\{\{(\w+)\}\}/g, (variable, name) =>
    String(values[name] ?? variable),
  );
  const parts = known.split(/\{\{\w+\}\}/);
  const escaped = parts.map((part) =>
    part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`),
  );
  return new RegExp(escaped.join('.*'));
}
