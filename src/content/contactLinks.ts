import { canReceiveMail, cleanContact, completeWhatsApp, type PhonePart, readPhones } from './contacts';
import type { SectionContent, Site } from './model';
import { parseUrl } from './parseUrl';
import { isPlaceholder } from './placeholders';

/** The `href`s of the association's real contacts. */
export type ContactLinks = {
  /** Of the first number. */
  phone?: string;
  /** The pieces of a text with several numbers. */
  phones?: readonly PhonePart[];
  email?: string;
  whatsapp?: string;
};

/** A placeholder gets no link, because it would lead nowhere or to a stranger; pages show it as plain text. */
export function findContactLinks(
  site: Site,
  { phone, email }: Pick<SectionContent['contact'], 'phone' | 'email'>,
): ContactLinks {
  const parts = isPlaceholderValue(site, 'phone', phone) ? [] : readPhones(phone);
  const numbers = parts.flatMap(({ number }) => number ?? []);
  const address = site.socials.find(({ id }) => id === 'whatsapp')?.url;
  const whatsapp = address && !isPlaceholder(site, 'socials.whatsapp') && completeWhatsApp(address);
  return {
    ...(numbers[0] && { phone: `tel:${numbers[0]}` }),
    ...(numbers.length > 1 && { phones: parts }),
    ...(canReceiveMail(email) &&
      !isPlaceholderValue(site, 'email', email) && { email: `mailto:${cleanContact(email)}` }),
    ...(whatsapp && { whatsapp }),
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
