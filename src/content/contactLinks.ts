import type { SectionContent, Site } from './model';
import { parseUrl } from './parseUrl';
import { isPlaceholder } from './placeholders';

/** The `href`s of the association's real contacts. */
export type ContactLinks = { phone?: string; email?: string; whatsapp?: string };

/** A placeholder gets no link, because it would lead nowhere or to a stranger; pages show it as plain text. */
export function findContactLinks(
  site: Site,
  { phone, email }: Pick<SectionContent['contact'], 'phone' | 'email'>,
): ContactLinks {
  const number = phone.replace(/[\s().-]/g, '');
  const isDialable = /^\+?\d+$/.test(number);
  const whatsapp = site.socials.find(({ id }) => id === 'whatsapp')?.url;
  return {
    ...(isDialable && !isPlaceholderValue(site, 'phone', phone) && { phone: `tel:${number}` }),
    ...(!isPlaceholderValue(site, 'email', email) && { email: `mailto:${email}` }),
    ...(whatsapp && !isPlaceholder(site, 'socials.whatsapp') && { whatsapp }),
  };
}

/**
 * The link that opens a prefilled message: in WhatsApp if its address accepts one, else as a text message to the phone.
 * @returns undefined while both are placeholders
 */
export function addressMessage({ whatsapp, phone }: ContactLinks, text: string): string | undefined {
  const chat = whatsapp ? parseUrl(whatsapp) : undefined;
  // Addresses of groups and channels accept no message.
  if (chat && ['wa.me', 'api.whatsapp.com'].includes(chat.hostname)) {
    return `${chat.href}${chat.search ? '&' : '?'}text=${encodeURIComponent(text)}`;
  }
  return phone && `${phone.replace(/^tel:/, 'sms:')}?body=${encodeURIComponent(text)}`;
}

/** The link that opens a prefilled message, by e-mail where neither WhatsApp nor a text message can. */
export function writeMessage(links: ContactLinks, text: string): string | undefined {
  return addressMessage(links, text) ?? (links.email && `${links.email}?body=${encodeURIComponent(text)}`);
}

/** The link that dials an operator's code, such as `*126#`. */
export function dialLink(code: string): string {
  return `tel:${encodeURIComponent(code.replace(/\s/g, ''))}`;
}

/** The section may override the placeholder of site.json with a real value. */
function isPlaceholderValue(site: Site, name: 'phone' | 'email', value: string): boolean {
  const compact = (text: string) => text.replace(/\s/g, '');
  return isPlaceholder(site, name) && compact(value) === compact(site[name]);
}
