import { loadFixtureContent } from '../testing/loadFixtureContent';
import { buildFrame } from './frame';
import { describeActivity, describeAlbum, describeAssociation, describePage, plainText } from './structuredData';
import { buildAlbumViews } from './viewModel';

const content = loadFixtureContent();
const frame = buildFrame(content, 'fr');

/** A site without placeholders. */
const realSite = { ...frame.site, url: 'https://association.cm', placeholders: [], legalName: 'Association A' };
const realFrame = {
  ...frame,
  site: { ...realSite, socials: [{ id: 'facebook' as const, url: 'https://www.facebook.com/association-a' }] },
  contact: { ...frame.contact, contactLinks: { phone: 'tel:+237699000000', email: 'mailto:nous@association.cm' } },
};

const open = { language: 'fr', isPaymentOpen: true } as const;

describe('describeAssociation', () => {
  it('omits placeholders', () => {
    const text = JSON.stringify(describeAssociation(frame, open));
    for (const value of ['example.org', '+237', frame.site.name, frame.site.shortName, 'facebook', 'youtube']) {
      expect(text).not.toContain(value);
    }
    expect(describeAssociation(frame, open)).toMatchObject({ '@type': 'NGO', url: '/', address: 'Yaoundé, Cameroun' });
  });

  it('omits properties whose values are all placeholders', () => {
    expect(Object.keys(describeAssociation(frame, { ...open, isPaymentOpen: false }))).toEqual([
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
    expect(describeAssociation(realFrame, open)).toMatchObject({
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
    const { sameAs } = describeAssociation({ ...realFrame, site: { ...realSite, socials } }, open);
    expect(sameAs).toEqual(['https://www.facebook.com/association-a']);
  });

  it('links the donation form in the page’s language', () => {
    expect(describeAssociation(realFrame, { language: 'en', isPaymentOpen: true }).potentialAction).toEqual({
      '@type': 'DonateAction',
      url: 'https://association.cm/en/#donation',
      recipient: { '@id': 'https://association.cm/#association' },
    });
  });

  it('has no DonateAction while payment is not open', () => {
    expect(describeAssociation(realFrame, { ...open, isPaymentOpen: false })).not.toHaveProperty('potentialAction');
  });
});

describe('describeAlbum', () => {
  const { album, share } = buildAlbumViews(content, 'fr').find(({ slug }) => slug === 'veillee') ?? fail();
  const page = { frame: realFrame, album, share, path: '/albums/veillee/', language: 'fr' } as const;

  it('returns a gallery with its picture and videos', () => {
    const video = album.media.find(({ type }) => type === 'video');
    const files = { file: '/static/v1.mp4', thumbnail: '/static/v1.jpg' };
    expect(describeAlbum(page, () => files)).toMatchObject({
      '@type': 'ImageGallery',
      name: album.name,
      url: 'https://association.cm/albums/veillee/',
      contentLocation: { '@type': 'Place', name: 'Kribi, Sud' },
      image: { '@type': 'ImageObject', contentUrl: 'https://association.cm/share/fr/veillee.jpg', caption: share.alt },
      video: [
        {
          '@type': 'VideoObject',
          name: video?.caption,
          contentUrl: 'https://association.cm/static/v1.mp4',
          thumbnailUrl: 'https://association.cm/static/v1.jpg',
        },
      ],
    });
  });

  it('omits a video that is not in the build', () => {
    expect(describeAlbum(page, () => ({})).video).toEqual([]);
  });

  it('has no video property without videos', () => {
    const photos = { ...album, media: album.media.filter(({ type }) => type === 'photo') };
    expect(describeAlbum({ ...page, album: photos }, () => ({}))).not.toHaveProperty('video');
  });
});

function fail(): never {
  throw new Error('The album is not there');
}

describe('the data of pages of their own', () => {
  const share = { path: '/share/x.jpg', source: '/uploads/x.jpg', alt: 'Un puits' };
  const parents = [{ path: '/activites/', name: 'All activities' }];
  const activity = {
    slug: 'puits',
    title: 'Market well',
    status: 'completed' as const,
    start: '2025-03',
    end: '2025-04',
    location: 'Garoua',
    participants: '40',
    description: '<p>The market was <strong>thirsty</strong>, then &lt;full&gt;.</p><p>Now it drinks.</p>',
  };

  it('an activity has its text, place, time and way from the landing page', () => {
    const path = '/activites/puits/';
    expect(describeActivity({ frame: realFrame, activity, share, path, parents, language: 'en' })).toMatchObject({
      '@type': 'WebPage',
      name: 'Market well',
      description: 'The market was thirsty, then <full>. Now it drinks.',
      url: 'https://association.cm/en/activities/puits/',
      temporalCoverage: '2025-03/2025-04',
      contentLocation: { name: 'Garoua' },
      breadcrumb: {
        itemListElement: [
          { position: 1, item: 'https://association.cm/en/' },
          { position: 2, name: 'All activities', item: 'https://association.cm/en/activities/' },
          { position: 3, name: 'Market well', item: 'https://association.cm/en/activities/puits/' },
        ],
      },
    });
  });

  it('an index has its name and address', () => {
    const index = { frame: realFrame, share, path: '/albums/', name: 'Tous les albums', language: 'fr' } as const;
    expect(describePage('CollectionPage', index)).toMatchObject({
      '@type': 'CollectionPage',
      name: 'Tous les albums',
      url: 'https://association.cm/albums/',
    });
  });

  it('plainText keeps words apart and marks beside their words', () => {
    expect(plainText('<ul><li>un</li><li>deux</li></ul> <p>Fin <em>là</em>.</p>')).toBe('un deux Fin là.');
  });
});
