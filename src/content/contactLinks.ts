import { canReceiveMail, cleanContact, completeWhatsApp, type PhonePart, readPhones } from './contacts';
import type { SectionContent, Site } from './model';
import { isPlaceholder } from './placeholders';

/** The `href`s of the association's real contacts. */
export type ContactHrefs = {
  /** The link of the first number. */
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
): ContactHrefs {
  const parts = isPlaceholderValue(site, 'phone', phone) ? [] : readPhones(phone);
  const numbers = parts.flatMap(({ number }) => number ?? []);
  const address = site.socials.find(({ id }) => id === 'whatsapp')?.url;
  const whatsapp = address && !isPlaceholder(site, 'socials.whatsapp') && completeWhatsApp(address);
  const isReached = canReceiveMail(email) && !isPlaceholderValue(site, 'email', email);
  return {
    phone: numbers[0] && `tel:${numbers[0]}`,
    phones: numbers.length > 1 ? parts : undefined,
    email: isReached ? `mailto:${cleanContact(email)}` : undefined,
    whatsapp: whatsapp || undefined,
  };
}

/** The section may override the placeholder of site.json with a real value. */
function isPlaceholderValue(site: Site, name: 'phone' | 'email', value: string): boolean {
  const compact = (text: string) => text.replace(/\s/g, '');
  return isPlaceholder(site, name) && compact(value) === compact(site[name]);
}
