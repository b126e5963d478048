import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { providers } from '../../src/donation/providers/registry';
import { ToolError } from '../command';
import type { EmulatedProvider } from './emulatedProvider';

const root = resolve(__dirname, '../..');

/**
 * The path of a provider's API on the emulator: a folder of its own, because several may have the same paths. The
 * specification's API has none, so that a local build requests the path that a published one does.
 */
export function apiPath(id: string): string {
  return id === providers[0]?.id ? '' : `/${id}`;
}

/** The emulated provider of each that the site can use. */
export function loadEmulatedProviders(): EmulatedProvider[] {
  return providers.map(({ id }) => loadEmulatedProvider(id));
}

/**
 * Loads a provider's part of the emulator by its id: the site's functions import the registry, and must not contain it.
 * @throws ToolError when it is not written yet
 */
export function loadEmulatedProvider(id: string): EmulatedProvider {
  const file = `src/donation/providers/${id}/emulator/emulator.ts`;
  if (!existsSync(join(root, file))) throw new ToolError(`The payment provider ${id} has no emulator: write ${file}.`);
  return require(join(root, file)).emulator;
}
