import { loadFixtureContent } from '../testing/loadFixtureContent';
import { addressOf, isSample, withDeployUrl } from './placeholders';
import { present } from './present';
import { listShownWays } from './waysToGive';

it.each([
  ['/uploads/fete/photo-1.jpg', ['/uploads/fete/photo-1.jpg'], true],
  ['/uploads/fete/photo-1.jpg', ['/uploads/bal/', '/uploads/fete/'], true],
  ['/uploads/fete/photo-1.jpg', ['/uploads/fete'], true],
  ['/uploads/fete-2/photo-1.jpg', ['/uploads/fete'], false],
  ['/uploads/fete/photo-1.jpg', ['photo-1.jpg'], false],
  ['/uploads/fete/photo-1.jpg', [], false],
  ['/uploads/fete/photo-1.jpg', undefined, false],
])('isSample checks %s against %j', (src, samples, isOne) => {
  expect(isSample({ samples }, src)).toBe(isOne);
});

const content = loadFixtureContent();
const siteOf = (loaded: typeof content) => present(loaded, 'en').frame.site;

it('withDeployUrl replaces a placeholder by the host’s URL', () => {
  const { url, placeholders } = siteOf(withDeployUrl(content, 'https://adc.netlify.app'));
  expect(url).toBe('https://adc.netlify.app');
  expect(placeholders).not.toContain('url');
  expect(placeholders).toContain('phone');
});

it('withDeployUrl keeps the URL of site.json', () => {
  const written = withDeployUrl(content, 'https://association.cm');
  expect(siteOf(withDeployUrl(written, 'https://adc.netlify.app')).url).toBe('https://association.cm');
});

it('withDeployUrl keeps the placeholder without a URL from the host', () => {
  expect(siteOf(withDeployUrl(content, undefined)).placeholders).toContain('url');
});

it.each([
  [[], 'https://association.cm/albums/x/'],
  [['url'], '/albums/x/'],
])('addressOf omits the host while the URL is a placeholder: %j', (placeholders, expected) => {
  expect(addressOf({ url: 'https://association.cm', placeholders }, '/albums/x/')).toBe(expected);
});

it.each([
  [{ number: '6 99' }, true],
  [{ url: 'https://collecte.example/' }, true],
  [{ kind: 'inPerson', how: 'Venez.' }, true],
  [{ kind: 'inPerson' }, false],
  [{ how: 'Le numéro viendra.' }, false],
  [{ number: '6 99', id: 'waiting' }, false],
  [{ number: '6XX XX XX XX699 11 22' }, false],
  [{ number: 'CM21 xxxxx', holder: 'Association A' }, false],
  [{ number: 'CM21 10002 00030 BIC ECOCCMCXXXX' }, true],
  [{ number: '6 99', holder: ' nom du\u00a0titulaire' }, false],
  [{ number: '6 99', holder: 'Noms du titulaire' }, true],
  [{ number: '6 99', holder: 'XX YY' }, false],
] as const)('whether a way to give with %j is shown: %s', (changes, isShown) => {
  const way = { id: 'one', kind: 'bank', name: 'Banque', ...changes } as const;
  expect(listShownWays({ ways: [way], placeholders: ['waiting'] })).toEqual(isShown ? [way] : []);
});

it('the number that donors copy has no invisible marks', () => {
  const way = { id: 'a', kind: 'mobileMoney', name: 'Orange', number: '\u202a699 11 22 33\u202c' } as const;
  expect(listShownWays({ ways: [way] })[0]?.number).toBe('699 11 22 33');
});
