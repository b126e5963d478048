import { addressOf } from '../../content/present/placeholders';
import type { Frame } from '../../content/present/present';
import { localizedPath } from '../../routes';
import type { Language } from '../../shared/i18n/languages';

/** A schema.org object. Contains facts only: placeholders are omitted. */
export type StructuredData = { '@type': string; [property: string]: unknown };

const context = 'https://schema.org';

export function describeAssociation({ site, hero, contact, footer }: Frame): StructuredData {
  const { contactLinks } = contact;
  const links = site.socials.flatMap(({ url }) => url ?? []);
  return {
    '@context': context,
    ...nameAssociation(site),
    ...(site.legalName && { legalName: site.legalName }),
    ...(site.founded && { foundingDate: site.founded }),
    ...(site.registration && { identifier: site.registration }),
    ...(site.taxNumber && { taxID: site.taxNumber }),
    description: footer.description,
    slogan: hero.motto,
    address: contact.address,
    ...(contactLinks.phone && { telephone: contactLinks.phone.replace('tel:', '') }),
    ...(contactLinks.email && { email: contactLinks.email.replace('mailto:', '') }),
    ...(links.length > 0 && { sameAs: links }),
  };
}

type DescribedPage = { site: Frame['site']; path: string; name: string; description: string; language: Language };

export function describePage({ site, path, name, description, language }: DescribedPage): StructuredData {
  return {
    '@context': context,
    '@type': 'WebPage',
    name,
    description,
    url: addressOf(site, localizedPath(path, language)),
    inLanguage: language,
    publisher: nameAssociation(site),
  };
}

function nameAssociation(site: Frame['site']): StructuredData {
  return { '@type': 'NGO', '@id': addressOf(site, '/#association'), name: site.name, url: addressOf(site, '/') };
}
