import type { Provider, Variables } from '../src/donation/providers/provider';
import { findProvider } from '../src/donation/providers/server/registry';
import { readPort, ToolError } from './command';
import { emulatedProviders } from './emulator/server';

/** @throws ToolError for a name that no provider has */
export function chooseProvider(environment: Variables): Provider {
  try {
    return findProvider(environment);
  } catch (error) {
    throw new ToolError((error as Error).message);
  }
}

/**
 * The environment of a build and of a server that use the local emulator, for the chosen provider.
 * @throws ToolError for a provider without an emulator
 */
export function emulatorVariables(
  url = `http://127.0.0.1:${readEmulatorPort()}`,
  environment: Variables = process.env,
): Record<string, string> {
  const { id } = chooseProvider(environment);
  const emulated = emulatedProviders.find((provider) => provider.id === id);
  if (!emulated) throw new ToolError(`The emulator does not play ${id}: write its file in tools/emulator.`);
  return emulated.variables(url);
}

export function readEmulatorPort(): number {
  return readPort('EMULATOR_PORT', 8890);
}

/** Whether a key of the chosen provider is set; the tools then start no emulator. */
export function hasOwnKeys(environment: Variables): boolean {
  const { variables } = chooseProvider(environment);
  return variables.some(({ name, role }) => role !== 'url' && environment[name]);
}
