import { buildSite } from '../tools/buildSite';
import { readBuiltContent } from '../tools/builtContent';
import { emulatorCredentials } from '../tools/emulator/credentials';
import type { Options } from './options';
import { installScanners } from './scanners';

/** Builds the site that donors get, unless the one in public/ is taken as it is. */
export async function prepareSite({ build }: Options): Promise<void> {
  // With any keys the site takes payments, at the provider's own address. With these, the emulator can answer there.
  const { apiKey, siteId } = emulatorCredentials;
  Object.assign(process.env, { GATSBY_CINETPAY_API_KEY: apiKey, GATSBY_CINETPAY_SITE_ID: siteId });
  await installScanners();
  if (build) await buildSite();
  console.log(`Measuring public/, which was built from ${readBuiltContent(process.cwd()).name}`);
}
