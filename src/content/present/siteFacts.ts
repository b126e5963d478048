import { defaultLanguage } from '../../shared/i18n/languages';
import { cleanContact, completeCountryCodes, completeWhatsApp, isPlaceholder } from '../contacts';
import type { Content, Site } from '../model/model';
import { addNoBreakSpaces } from './noBreakSpaces';

/**
 * Whether a picture or video is a sample: site.json lists its path, or a folder or host that contains it.
 * @param src the file or URL that an entry names: `/uploads/accueil/hero.jpg`
 */
export function isSample({ samples = [] }: Pick<Site, 'samples'>, src = ''): boolean {
  return samples.some((listed) => src === listed || src.startsWith(listed.replace(/\/?$/, '/')));
}

/** Replaces the site's URL, if that is a placeholder, by the URL that the host reports. */
export function withHostUrl(content: Content, published: string | undefined): Content {
  const { entry } = content.site;
  const french = entry[defaultLanguage] ?? {};
  if (!published || !isPlaceholder(String(french.url ?? ''))) return content;
  const settled = { ...french, url: published };
  return { ...content, site: { ...content.site, entry: { ...entry, [defaultLanguage]: settled } } };
}

/** Adds country codes and no-break spaces to phone numbers, and removes invisible characters. */
export function finishContacts<V extends { phone: string; email: string }>(values: V): V {
  const phone = addNoBreakSpaces(completeCountryCodes(values.phone));
  return { ...values, phone, email: cleanContact(values.email) };
}

/** The facts that are numbers. A placeholder has X for their digits. */
export const numberFacts = ['registration', 'taxNumber', 'authorization'] as const;

/** The site's legal facts, in the order in which pages list them. */
export const legalFacts = ['legalName', ...numberFacts] as const;

/** Finishes the contacts and the URL of WhatsApp. Omits the numbers that are placeholders, and the list of samples. */
export function finishSite({ samples: _samples, socials, ...site }: Site): Site {
  const unknown = numberFacts.filter((name) => isPlaceholder(site[name]));
  return {
    ...finishContacts(site),
    ...Object.fromEntries(unknown.map((name) => [name, undefined])),
    socials: socials.map(({ id, url }) => ({ id, url: url && completeWhatsApp(url) })),
  };
}
