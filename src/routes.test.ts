import { albumPath, findPageKind, listPublicPaths, localizedPath, posterPath } from './routes';

it.each([
  ['/', 'fr', '/'],
  ['/', 'en', '/en/'],
  ['/#donation', 'en', '/en/#donation'],
  [albumPath('veillee'), 'fr', '/albums/veillee/'],
  [albumPath('veillee'), 'en', '/en/albums/veillee/'],
  [posterPath, 'fr', '/don/affiche/'],
  [posterPath, 'en', '/en/donate/poster/'],
] as const)('finds the page %s in %s at %s', (path, language, address) => {
  expect(localizedPath(path, language)).toBe(address);
});

it('lists the landing page, every album and the poster', () => {
  expect(listPublicPaths([{ slug: 'veillee' }, { slug: 'film' }])).toEqual([
    '/',
    '/albums/veillee/',
    '/albums/film/',
    '/don/affiche/',
  ]);
});

it.each(['/', '/en/', '/albums/gadas/', '/en/albums/gadas/', '/404.html', '/en/404/', '/administration/'])(
  'has the scripts of %s wait for intent',
  (path) => expect(findPageKind(path).startsAtLoad).toBeUndefined(),
);

it.each(['/cinetpay-return/accepted/', '/en/cinetpay-return/pending/', '/cinetpay-return/neutral/'])(
  'has %s say what was paid without being touched',
  (path) => expect(findPageKind(path).startsAtLoad).toBe(true),
);

it.each([
  ['/', 'landing'],
  ['/en/', 'landing'],
  ['/en/albums/gadas/', 'album'],
  ['/cinetpay-return/accepted/', 'payment'],
  ['/en/cinetpay-return/neutral/', 'page'],
  ['/don/affiche/', 'page'],
  ['/404.html', 'page'],
  ['/administration/', 'page'],
  ['/admin/login/', 'gatsby'],
] as const)('runs on %s the scripts of %s', (path, entry) => expect(findPageKind(path).entry).toBe(entry));

it('runs the scripts of a payment on the neutral page alone, where the device remembers one', () => {
  const paths = ['/cinetpay-return/neutral/', '/en/cinetpay-return/neutral/', '/cinetpay-return/pending/', '/'];
  expect(paths.map((path) => findPageKind(path).entryOfPayment)).toEqual(['payment', 'payment', undefined, undefined]);
});

it.each(['/offline/', '/en/offline/'])('gives %s no scripts, whose address would not be its own', (path) =>
  expect(findPageKind(path).entry).toBe('none'),
);

it('knows Decap’s page from those of the editor', () => {
  expect(findPageKind('/admin/decap/').entry).toBe('decap');
});

it('lets the landing pages alone ask the payment provider', () => {
  const paying = ['/', '/en/', '/albums/gadas/', '/en/404/', '/admin/login/', '/cinetpay-return/accepted/'];
  expect(paying.filter((path) => findPageKind(path).callsProvider)).toEqual(['/', '/en/']);
});

it('knows which pages are shown at addresses that are not theirs', () => {
  const paths = ['/404.html', '/404/', '/en/404/', '/en/404.html', '/', '/offline/'];
  expect(paths.filter((path) => findPageKind(path).isShownAnywhere)).toEqual(paths.slice(0, 4));
});
