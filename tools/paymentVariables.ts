import type { Variables } from '../src/donation/providers/provider';
import { findProvider } from '../src/donation/providers/registry';
import { apiPath, loadEmulatedProvider } from './emulator/emulatedProviders';
import { readPort } from './ports';

/** The environment of a build and of a server that use the local emulator, for the chosen provider. */
export function emulatorVariables(
  url = `http://127.0.0.1:${readEmulatorPort()}`,
  environment: Variables = process.env,
): Record<string, string> {
  const { id } = findProvider(environment);
  return loadEmulatedProvider(id).variables(`${url}${apiPath(id)}`);
}

export function readEmulatorPort(): number {
  return readPort('EMULATOR_PORT', 8890);
}

/** Whether a key of the chosen provider is set; the tools then start no emulator. */
export function hasOwnKeys(environment: Variables): boolean {
  const { variables } = findProvider(environment);
  return variables.some(({ name, role }) => role !== 'address' && environment[name]);
}
