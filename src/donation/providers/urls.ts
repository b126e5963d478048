import { parseUrl } from '../../shared/url';
import type { Provider, ProviderSettings, Variables } from './provider';

/**
 * Fails a build whose payments would go to the emulator or over plain http.
 * @param isEmulated whether this is a local build that uses the emulator
 */
export function checkPaymentUrl(
  provider: Pick<Provider, 'variables'>,
  variables: Variables,
  isEmulated: boolean,
): void {
  const name = nameUrlVariable(provider);
  const url = variables[name];
  if (!url || isEmulated) return;
  if (parseUrl(url)?.protocol !== 'https:' || isOnThisMachine(url)) {
    throw new Error(
      `${name} is ${showOrigin(url)}: a site for donors must pay to an https URL that is not this machine's. ` +
        'Leave it unset for the provider’s own; for the emulator, use npm start.',
    );
  }
}

/** A URL without its path, which can be the secret of a relay. */
export function showOrigin(url: string): string {
  return parseUrl(url)?.origin ?? 'no URL';
}

/**
 * The origins at which a deploy is reached, as Netlify names them, the main origin first. Donors may use the others,
 * too, for example before the main origin works.
 */
export function listDeployOrigins(variables: Variables): string[] {
  const { NETLIFY, CONTEXT, URL: site, DEPLOY_PRIME_URL, DEPLOY_URL, SITE_NAME } = variables;
  if (!NETLIFY) return [];
  const ofSite = CONTEXT === 'production' ? [site, SITE_NAME && `https://${SITE_NAME}.netlify.app`] : [];
  return [...ofSite, DEPLOY_PRIME_URL, DEPLOY_URL].flatMap((url) => parseUrl(url ?? '')?.origin ?? []);
}

export function nameUrlVariable({ variables }: Pick<Provider, 'variables'>): string {
  return variables.find(({ role }) => role === 'url')?.name ?? '';
}

/** Whether the site has a provider that its donors can reach: a published site cannot use an emulator on localhost. */
export function reachesProvider(settings: ProviderSettings | undefined, siteUrl: string): boolean {
  if (!settings) return false;
  return !isOnThisMachine(settings.url) || isOnThisMachine(siteUrl);
}

export function isOnThisMachine(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(parseUrl(url)?.hostname ?? '');
}
