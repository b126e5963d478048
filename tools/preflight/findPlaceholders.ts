import { findContactLinks } from '../../src/content/contactLinks';
import { homeSections } from '../../src/content/homeSections';
import { localize } from '../../src/content/localize';
import { type Content, type Site, siteFields } from '../../src/content/model';
import { isPlaceholder } from '../../src/content/placeholders';
import { defaultLanguage } from '../../src/i18n/languages';
import type { Finding } from './finding';

const file = 'content/site.json';

/** Placeholders that harm donors once payment is open: who receives the money, and whom to ask. */
const donorsNeed = ['name', 'url', 'phone', 'email'];

/** Finds placeholder values in site.json. */
export function findPlaceholders(content: Content, { isPaymentOpen }: { isPaymentOpen: boolean }): Finding[] {
  const site = localize(siteFields, content.site.entry, defaultLanguage);
  const { placeholders = [] } = site;
  return [
    ...placeholders.map((name) => ({
      what: `${file}: ${name} is a placeholder`,
      todo: `Put in the real value, then take "${name}" off the placeholders.`,
      isHarmful: isPaymentOpen && donorsNeed.includes(name),
    })),
    ...findDeadContacts(content, site, isPaymentOpen),
  ];
}

/** Finds contacts that are not listed as placeholders but cannot work. */
function findDeadContacts(content: Content, site: Site, isPaymentOpen: boolean): Finding[] {
  const { phone, email } = site;
  const contact = localize(homeSections.contact, content.home.contact.entry, defaultLanguage);
  const reach = findContactLinks({ ...site, placeholders: [] }, { ...contact, phone, email });
  const dead = [
    ...(isPlaceholder(site, 'phone') || reach.phone ? [] : [`phone (${phone}) is not a number to call`]),
    ...(isPlaceholder(site, 'email') || isWritable(email) ? [] : [`email (${email}) is nobody’s address`]),
  ];
  return dead.map((problem) => ({
    what: `${file}: ${problem}`,
    todo: 'Put in the real value.',
    isHarmful: isPaymentOpen,
  }));
}

/** Whether the address is well-formed and not on a domain reserved for examples (RFC 2606). */
function isWritable(email: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(email) && !/[@.](example(\.\w+)?|test|invalid|localhost)$/i.test(email);
}
