import { parseUrl } from '../../shared/url';
import { cleanContact, completeWhatsApp, isEmail, isPlaceholder, type PhonePart, readPhones } from '../contacts';
import type { SectionContent, Site } from '../model/model';

/** The links of the contacts that are not placeholders. */
export type ContactHrefs = {
  /** The `href` of the first number. */
  phone?: string;
  /** The pieces of the text, if it has several numbers. */
  phones?: readonly PhonePart[];
  email?: string;
  whatsapp?: string;
};

/** A placeholder gets no link, because it would lead nowhere or to a stranger; pages show it as plain text. */
export function findContactLinks(
  { socials }: Pick<Site, 'socials'>,
  { phone, email }: Pick<SectionContent['contact'], 'phone' | 'email'>,
): ContactHrefs {
  const parts = isPlaceholder(phone) ? [] : readPhones(phone);
  const numbers = parts.flatMap(({ number }) => number ?? []);
  const chat = socials.find(({ id }) => id === 'whatsapp')?.url;
  const isReached = isEmail(email) && !isPlaceholder(email);
  return {
    phone: numbers[0] && `tel:${numbers[0]}`,
    phones: numbers.length > 1 ? parts : undefined,
    email: isReached ? `mailto:${cleanContact(email)}` : undefined,
    whatsapp: chat && !isPlaceholder(chat) ? completeWhatsApp(chat) : undefined,
  };
}

export function isReachable(links: ContactHrefs): boolean {
  return Object.values(links).some(Boolean);
}

/** The link to a prefilled message: in WhatsApp if its URL accepts one, else a text message if there is a phone. */
export function textMessageLink({ whatsapp, phone }: ContactHrefs, text: string): string | undefined {
  const chat = whatsapp ? parseUrl(whatsapp) : undefined;
  // The WhatsApp URLs of groups and channels accept no message.
  if (chat && ['wa.me', 'api.whatsapp.com'].includes(chat.hostname)) {
    return `${chat.href}${chat.search ? '&' : '?'}text=${encodeURIComponent(text)}`;
  }
  return phone && `${phone.replace(/^tel:/, 'sms:')}?body=${encodeURIComponent(text)}`;
}

/** The link to a prefilled message: an e-mail if there is no `textMessageLink`. */
export function messageLink(links: ContactHrefs, text: string): string | undefined {
  return textMessageLink(links, text) ?? (links.email && `${links.email}?body=${encodeURIComponent(text)}`);
}

/** The link that dials an operator's code, such as `*126#`. */
export function dialLink(code: string): string {
  return `tel:${encodeURIComponent(code.replace(/\s/g, ''))}`;
}
