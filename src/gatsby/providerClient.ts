import { resolve } from 'node:path';
import { findProvider } from '../donation/providers/server/registry';

/**
 * The file that pages import as the provider's client, and the chosen provider's own file. Bundlers replace the import
 * by the chosen file, so that pages contain no code of other providers.
 */
export function findProviderClient(): { imported: string; chosen: string } {
  const folder = resolve('src/donation/providers');
  return {
    imported: resolve(folder, 'chosenClient.ts'),
    chosen: resolve(folder, findProvider(process.env).id, 'client.ts'),
  };
}
