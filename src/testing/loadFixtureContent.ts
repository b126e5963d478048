import { join } from 'node:path';
import { loadContent } from '../content/load/load';
import { withProvider } from '../content/load/loadLabels';
import type { Content } from '../content/model';
import { findProvider } from '../donation/providers/registry';

/** A small, frozen content folder laid out like `content/`. Tests assert its texts, which no editor changes. */
export const fixtureFolder = join(__dirname, '../../fixtures/content');

export function loadFixtureContent(): Content {
  return withProvider(loadContent(fixtureFolder), findProvider({}));
}
