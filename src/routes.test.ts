import { albumPath, findRouteKind, localizedPath, networkOnlyPattern, notifyPath, returnPath } from './routes';

it.each([
  ['/', 'fr', '/'],
  ['/', 'en', '/en/'],
  ['/#donation', 'en', '/en/#donation'],
  [albumPath('veillee'), 'fr', '/albums/veillee/'],
  [albumPath('veillee'), 'en', '/en/albums/veillee/'],
  ['/activites/', 'en', '/en/activities/'],
  ['/activites/puits/', 'fr', '/activites/puits/'],
  ['/activites/puits/', 'en', '/en/activities/puits/'],
  ['/don/affiche/', 'fr', '/don/affiche/'],
  ['/don/affiche/', 'en', '/en/donate/poster/'],
] as const)('localizedPath gives %s in %s the path %s', (path, language, localized) => {
  expect(localizedPath(path, language)).toBe(localized);
});

it.each([
  ['/', {}],
  ['/en/', {}],
  ['/albums/gadas/', {}],
  ['/en/albums/gadas/', {}],
  ['/don/affiche/', { startsAtLoad: true }],
  ['/en/donate/poster/', { startsAtLoad: true }],
  ['/cinetpay-return/accepted/', { startsAtLoad: true }],
  ['/en/cinetpay-return/pending/', { startsAtLoad: true }],
  ['/cinetpay-return/neutral/', { startsAtLoad: true }],
  ['/offline/', { runtime: 'none' }],
  ['/en/offline/', { runtime: 'none' }],
  ['/404.html', {}],
  ['/admin/login/', { runtime: 'gatsby' }],
  ['/admin/decap/', { runtime: 'decap' }],
  ['/administration/', {}],
])('findRouteKind describes %s as %j', (path, kind) => {
  expect(findRouteKind(path)).toEqual({ path: expect.any(String), ...kind });
});

it('networkOnlyPattern matches payments and the editor with their page data, in every language', () => {
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
  expect([...kept, ...left, ...data].filter((path) => path.match(networkOnlyPattern()))).toEqual([...left, ...data]);
});
