import { isPlaceholder } from '../../content/contacts';
import type { Frame } from '../../content/present/present';

/** The association as a schema.org object, without placeholders. */
export function describeAssociation({ site, hero, contact, footer }: Frame): object {
  const { contactLinks } = contact;
  const urlOf = (path: string) => (isPlaceholder(site.url) ? path : new URL(path, site.url).href);
  const links = site.socials.flatMap(({ url }) => url ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    '@id': urlOf('/#association'),
    name: site.name,
    url: urlOf('/'),
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
