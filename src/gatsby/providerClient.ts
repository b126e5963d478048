import { resolve } from 'node:path';
import { findProvider } from '../donation/providers/server/registry';

/**
 * The file that pages import as the provider's client, and the client of the chosen provider. Bundlers replace the one
 * by the other, so that no page contains the code of a provider that is not used.
 */
export function findProviderClient(): { imported: string; chosen: string } {
  const folder = resolve('src/donation/providers');
  return {
    imported: resolve(folder, 'chosenClient.ts'),
    chosen: resolve(folder, findProvider(process.env).id, 'client.ts'),
  };
}
