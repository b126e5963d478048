import { present } from '../../content/present/present';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { describeAssociation } from './structuredData';

const content = loadFixtureContent();
const { frame } = present(content, 'fr');

/** A site without placeholders. */
const legal = { legalName: 'Association A', founded: '2014', registration: '012/A', taxNumber: 'P01' };
const realSite = { ...frame.site, ...legal, url: 'https://association.cm' };
const realFrame = {
  ...frame,
  site: {
    ...realSite,
    socials: [{ id: 'instagram' as const }, { id: 'facebook' as const, url: 'https://www.facebook.com/association-a' }],
  },
  contact: { ...frame.contact, contactLinks: { phone: 'tel:+237699000000', email: 'mailto:nous@association.cm' } },
};

describe('describeAssociation', () => {
  it('omits placeholders', () => {
    const { file, entry } = content.site;
    const numbers = { registration: '0XX/RDA', taxNumber: 'M0XXXXXXXXXXXX' };
    const fr = { ...entry.fr, ...numbers, url: 'https://www.example.org' };
    const loaded = { ...content, site: { file, entry: { ...entry, fr } } };
    expect(describeAssociation(present(loaded, 'fr').frame)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NGO',
      '@id': '/#association',
      name: 'Association du Grand Baobab',
      url: '/',
      description: frame.footer.description,
      slogan: 'one people, one nation, one destination',
      address: 'Yaoundé, Cameroun',
    });
  });

  it('contains the known facts, and the networks that have a URL', () => {
    expect(describeAssociation(realFrame)).toMatchObject({
      '@context': 'https://schema.org',
      '@id': 'https://association.cm/#association',
      name: frame.site.name,
      legalName: 'Association A',
      foundingDate: '2014',
      identifier: '012/A',
      taxID: 'P01',
      url: 'https://association.cm/',
      telephone: '+237699000000',
      email: 'nous@association.cm',
      sameAs: ['https://www.facebook.com/association-a'],
      slogan: 'one people, one nation, one destination',
      description: frame.footer.description,
    });
  });
});
