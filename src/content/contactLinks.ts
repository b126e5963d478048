import type { SectionContent, Site } from './model';
import { isPlaceholder } from './placeholders';
import { readAddress } from './readAddress';

/** The addresses that really lead to the association: to call, to write to. */
export type ContactLinks = { phone?: string; email?: string; whatsapp?: string };

/**
 * What a press on the contacts leads to. A placeholder leads nowhere, or to a stranger, and is therefore no link: it is
 * shown as plain text.
 */
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
 * Where a message that is already written goes: WhatsApp, where its address takes one, else a text message to the phone.
 * @returns nothing when neither is real yet
 */
export function addressMessage({ whatsapp, phone }: ContactLinks, text: string): string | undefined {
  const chat = whatsapp ? readAddress(whatsapp) : undefined;
  // A group or a channel takes no message from its address.
  if (chat && ['wa.me', 'api.whatsapp.com'].includes(chat.hostname)) {
    return `${chat.href}${chat.search ? '&' : '?'}text=${encodeURIComponent(text)}`;
  }
  return phone && `${phone.replace(/^tel:/, 'sms:')}?body=${encodeURIComponent(text)}`;
}

/** The value may have been written in the section itself: then it is not the placeholder of site.json. */
function isPlaceholderValue(site: Site, name: 'phone' | 'email', value: string): boolean {
  return isPlaceholder(site, name) && withoutSpaces(value) === withoutSpaces(site[name]);
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}
