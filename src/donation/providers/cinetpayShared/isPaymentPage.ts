import { parseUrl } from '../../../shared/url';

/** CinetPay's domains and their subdomains. */
const hosts = /(^|\.)cinetpay\.(com|net|co)$/;

/** Whether the API may send a donor to a page: over https to a page of CinetPay, over http to a page of an emulator. */
export function isPaymentPage(url: string, apiUrl: string): boolean {
  const page = parseUrl(url);
  if (page?.protocol === 'https:') return hosts.test(page.hostname);
  const { protocol, hostname } = new URL(apiUrl);
  return page?.protocol === 'http:' && protocol === 'http:' && page.hostname === hostname;
}
