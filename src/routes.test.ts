import { albumPath, findPageKind, listPublicPaths, localizedPath, networkOnly, notifyPath, returnPath } from './routes';

it.each([
  ['/', 'fr', '/'],
  ['/', 'en', '/en/'],
  ['/#donation', 'en', '/en/#donation'],
  [albumPath('veillee'), 'fr', '/albums/veillee/'],
  [albumPath('veillee'), 'en', '/en/albums/veillee/'],
  ['/don/affiche/', 'fr', '/don/affiche/'],
  ['/don/affiche/', 'en', '/en/donate/poster/'],
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

it.each([
  ['/', { entry: 'landing', callsProvider: true }],
  ['/en/', { entry: 'landing', callsProvider: true }],
  ['/albums/gadas/', { entry: 'album' }],
  ['/en/albums/gadas/', { entry: 'album' }],
  ['/don/affiche/', { entry: 'page' }],
  ['/en/donate/poster/', { entry: 'page' }],
  ['/cinetpay-return/accepted/', { entry: 'payment', startsAtLoad: true }],
  ['/en/cinetpay-return/pending/', { entry: 'payment', startsAtLoad: true }],
  ['/cinetpay-return/neutral/', { entry: 'page', entryOfPayment: 'payment', startsAtLoad: true }],
  ['/en/cinetpay-return/neutral/', { entry: 'page', entryOfPayment: 'payment', startsAtLoad: true }],
  ['/offline/', { entry: 'none' }],
  ['/en/offline/', { entry: 'none' }],
  ['/404/', { entry: 'page', isShownAnywhere: true }],
  ['/404.html', { entry: 'page', isShownAnywhere: true }],
  ['/en/404/', { entry: 'page', isShownAnywhere: true }],
  ['/admin/login/', { entry: 'gatsby' }],
  ['/admin/decap/', { entry: 'decap' }],
  ['/administration/', { entry: 'page' }],
])('knows of %s that it is %j, and nothing else', (path, kind) => {
  expect(findPageKind(path)).toEqual({ path: expect.any(String), ...kind });
});

it('leaves payments and the editor to the network, in every language, with their data', () => {
  const kept = [
    '/',
    '/administration/',
    '/en/',
    '/don/affiche/',
    '/page-data/en/albums/gadas/page-data.json',
    '/static/admin/x.jpg',
  ];
  const left = [returnPath, `/en${returnPath}/accepted/`, notifyPath, '/admin', '/admin/login/'];
  const data = left.filter((path) => path.endsWith('/')).map((path) => `/page-data${path}page-data.json`);
  expect([...kept, ...left, ...data].filter((path) => path.match(networkOnly))).toEqual([...left, ...data]);
});
