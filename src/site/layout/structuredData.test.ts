import { present } from '../../content/present';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { describeAssociation, describePage } from './structuredData';

const { frame } = present(loadFixtureContent(), 'fr');

/** A site without placeholders. */
const realSite = { ...frame.site, url: 'https://association.cm', placeholders: [], legalName: 'Association A' };
const realFrame = {
  ...frame,
  site: { ...realSite, socials: [{ id: 'facebook' as const, url: 'https://www.facebook.com/association-a' }] },
  contact: { ...frame.contact, contactLinks: { phone: 'tel:+237699000000', email: 'mailto:nous@association.cm' } },
};

describe('describeAssociation', () => {
  it('omits placeholders', () => {
    const text = JSON.stringify(describeAssociation(frame));
    for (const value of ['example.org', '+237', frame.site.name, frame.site.shortName, 'facebook', 'youtube']) {
      expect(text).not.toContain(value);
    }
    expect(describeAssociation(frame)).toMatchObject({ '@type': 'NGO', url: '/', address: 'Yaoundé, Cameroun' });
  });

  it('omits properties whose values are all placeholders', () => {
    expect(Object.keys(describeAssociation(frame))).toEqual([
      '@context',
      '@type',
      '@id',
      'url',
      'description',
      'slogan',
      'address',
    ]);
  });

  it('contains the known facts', () => {
    expect(describeAssociation(realFrame)).toMatchObject({
      '@context': 'https://schema.org',
      '@id': 'https://association.cm/#association',
      name: frame.site.name,
      legalName: 'Association A',
      url: 'https://association.cm/',
      telephone: '+237699000000',
      email: 'nous@association.cm',
      sameAs: ['https://www.facebook.com/association-a'],
      slogan: 'one people, one nation, one destination',
      description: frame.footer.description,
    });
  });

  it('omits networks without an address', () => {
    const socials = [{ id: 'facebook' as const }, ...realFrame.site.socials];
    const { sameAs } = describeAssociation({ ...realFrame, site: { ...realSite, socials } });
    expect(sameAs).toEqual(['https://www.facebook.com/association-a']);
  });
});

it('describePage names a page, its address in its language, and its publisher', () => {
  const page = { path: '/albums/', name: 'All albums', description: 'Our photos', language: 'en' } as const;
  expect(describePage({ site: realSite, ...page })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: 'All albums',
    description: 'Our photos',
    url: 'https://association.cm/en/albums/',
    inLanguage: 'en',
    publisher: {
      '@type': 'NGO',
      '@id': 'https://association.cm/#association',
      name: frame.site.name,
      url: 'https://association.cm/',
    },
  });
});
