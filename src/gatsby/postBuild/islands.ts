import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { LabelTexts } from '../../shared/i18n/interpolate';
import type { LabelName } from '../../shared/wording/wording';

// Not in bundleIslands.ts, so that tests with a DOM can import it: esbuild does not run in jsdom.

/** The files of the islands below src, by name: `PhotoViewer` is in `site/album/PhotoViewer.island.tsx`. */
export function listIslands(): Map<string, string> {
  const files = readdirSync(resolve('src'), { recursive: true, encoding: 'utf8' });
  const suffix = '.island.tsx';
  const islands = files.filter((file) => file.endsWith(suffix));
  return new Map(islands.map((file) => [basename(file, suffix), file.replaceAll('\\', '/')]));
}

/** The labels that these names stand for: `album.videos` for its plural forms, `error.*` for all that begin so. */
export function chooseLabels(labels: LabelTexts, names: readonly LabelName[]): Record<string, string> {
  const isNamed = (key: string) =>
    names.some((name) =>
      name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : name === key.replace(/_(one|other)$/, ''),
    );
  return Object.fromEntries(Object.entries(labels).filter(([key]) => isNamed(key)));
}
