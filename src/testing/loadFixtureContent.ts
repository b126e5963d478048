import { join } from 'node:path';
import { loadContent } from '../content/load/load';
import { withProvider } from '../content/load/loadLabels';
import type { Content } from '../content/model/model';
import { findProvider } from '../donation/providers/server/registry';

/** A small, frozen folder laid out like `content/`. Tests may assert its texts, which no volunteer changes. */
export const fixtureFolder = join(__dirname, '../../fixtures/content');

/** @param variables environment variables; they may choose another provider, whose labels the pages then have */
export function loadFixtureContent(variables: NodeJS.ProcessEnv = {}): Content {
  return withProvider(loadContent(fixtureFolder), findProvider(variables));
}
