import type { SectionContent, Site } from './model';
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

/** The section may override the placeholder of site.json with a real value. */
function isPlaceholderValue(site: Site, name: 'phone' | 'email', value: string): boolean {
  const compact = (text: string) => text.replace(/\s/g, '');
  return isPlaceholder(site, name) && compact(value) === compact(site[name]);
}
