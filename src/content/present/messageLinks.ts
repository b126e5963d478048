import { parseUrl } from '../../shared/parseUrl';
import type { ContactHrefs } from './contactLinks';

/** Whether one of the contacts is real: else nothing leads to them. */
export function isReachable(links: ContactHrefs): boolean {
  return Object.values(links).some(Boolean);
}

/**
 * The link that opens a prefilled message: in WhatsApp if its address accepts one, else as a text message to the phone.
 * @returns undefined while both are placeholders
 */
export function addressMessage({ whatsapp, phone }: ContactHrefs, text: string): string | undefined {
  const chat = whatsapp ? parseUrl(whatsapp) : undefined;
  // Addresses of groups and channels accept no message.
  if (chat && ['wa.me', 'api.whatsapp.com'].includes(chat.hostname)) {
    return `${chat.href}${chat.search ? '&' : '?'}text=${encodeURIComponent(text)}`;
  }
  return phone && `${phone.replace(/^tel:/, 'sms:')}?body=${encodeURIComponent(text)}`;
}

/** The link that opens a prefilled message, by e-mail where neither WhatsApp nor a text message can. */
export function writeMessage(links: ContactHrefs, text: string): string | undefined {
  return addressMessage(links, text) ?? (links.email && `${links.email}?body=${encodeURIComponent(text)}`);
}

/** The link that dials an operator's code, such as `*126#`. */
export function dialLink(code: string): string {
  return `tel:${encodeURIComponent(code.replace(/\s/g, ''))}`;
}
