import { cleanContact, completeWhatsApp, isEmail, isPlaceholder, type PhonePart, readPhones } from '../fields/contacts';
import type { SectionContent, Site } from '../model/model';

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
  { socials }: Pick<Site, 'socials'>,
  { phone, email }: Pick<SectionContent['contact'], 'phone' | 'email'>,
): ContactHrefs {
  const parts = isPlaceholder(phone) ? [] : readPhones(phone);
  const numbers = parts.flatMap(({ number }) => number ?? []);
  const address = socials.find(({ id }) => id === 'whatsapp')?.url;
  const isReached = isEmail(email) && !isPlaceholder(email);
  return {
    phone: numbers[0] && `tel:${numbers[0]}`,
    phones: numbers.length > 1 ? parts : undefined,
    email: isReached ? `mailto:${cleanContact(email)}` : undefined,
    whatsapp: address && !isPlaceholder(address) ? completeWhatsApp(address) : undefined,
  };
}
