import { buildSite } from '../tools/buildSite';
import { readBuiltContent } from '../tools/builtContent';
import { emulatorCredentials } from '../tools/emulator/credentials';
import type { Options } from './options';
import { installScanners } from './scanners';

/** Makes a production build, unless the options use the existing public/. */
export async function prepareSite({ build }: Options): Promise<void> {
  // Any keys open payment at the provider's URL; with these, the emulator can answer in its place.
  const { apiKey, siteId } = emulatorCredentials;
  Object.assign(process.env, { GATSBY_CINETPAY_API_KEY: apiKey, GATSBY_CINETPAY_SITE_ID: siteId });
  await installScanners();
  if (build) await buildSite();
  console.log(`Measuring public/, which was built from ${readBuiltContent(process.cwd()).name}`);
}
