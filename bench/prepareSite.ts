import { buildSite } from '../tools/buildSite';
import { readBuiltContent } from '../tools/builtContent';
import type { Options } from './options';
import { installScanners } from './scanners';

/** Builds the site that donors get, unless the one in public/ is taken as it is. */
export async function prepareSite({ build }: Options): Promise<void> {
  // Any keys will do, as nobody pays: with them the site is the one that takes payments, at the provider's own address.
  Object.assign(process.env, { GATSBY_CINETPAY_API_KEY: 'bench', GATSBY_CINETPAY_SITE_ID: 'bench' });
  await installScanners();
  if (build) await buildSite();
  console.log(`Measuring public/, which was built from ${readBuiltContent(process.cwd()).name}`);
}
