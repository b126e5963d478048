import { describePage } from './describePage';

it.each(['/', '/en/', '/albums/gadas/', '/en/albums/gadas/', '/404.html', '/en/404/', '/administration/'])(
  'has the scripts of %s wait for intent',
  (path) => expect(describePage(path)?.startsAtLoad).toBe(false),
);

it.each(['/cinetpay-return/accepted/', '/en/cinetpay-return/pending/', '/cinetpay-return/neutral/'])(
  'has %s say what was paid without being touched',
  (path) => expect(describePage(path)?.startsAtLoad).toBe(true),
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
] as const)('runs on %s the scripts of %s', (path, entry) => expect(describePage(path)?.entry).toBe(entry));

it('runs the scripts of a payment on the neutral page alone, where the device remembers one', () => {
  const paths = ['/cinetpay-return/neutral/', '/en/cinetpay-return/neutral/', '/cinetpay-return/pending/', '/'];
  expect(paths.map((path) => describePage(path)?.entryOfPayment)).toEqual(['payment', 'payment', undefined, undefined]);
});

it.each(['/offline/', '/en/offline/'])('gives %s no scripts, whose address would not be its own', (path) =>
  expect(describePage(path)?.entry).toBe('none'),
);

it('leaves Decap’s page to the rules of netlify.toml', () => {
  expect(describePage('/admin/decap/')).toBeUndefined();
});

it('lets the landing pages alone ask the payment provider', () => {
  const paying = ['/', '/en/', '/albums/gadas/', '/en/404/', '/admin/login/', '/cinetpay-return/accepted/'];
  expect(paying.filter((path) => describePage(path)?.pays)).toEqual(['/', '/en/']);
});

it('knows which pages are shown at addresses that are not theirs', () => {
  const paths = ['/404.html', '/404/', '/en/404/', '/en/404.html', '/', '/offline/'];
  expect(paths.filter((path) => !describePage(path)?.hasAddress)).toEqual(paths.slice(0, 4));
});
