import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { addressOf, isSample, withDeployUrl } from './placeholders';
import { buildFrame } from './viewModel';

it.each([
  ['/uploads/fete/photo-1.jpg', ['/uploads/fete/photo-1.jpg'], true],
  ['/uploads/fete/photo-1.jpg', ['/uploads/bal/', '/uploads/fete/'], true],
  ['/uploads/fete/photo-1.jpg', ['photo-1.jpg'], false],
  ['/uploads/fete/photo-1.jpg', [], false],
  ['/uploads/fete/photo-1.jpg', undefined, false],
])('takes %s for a sample where these are listed: %j', (src, samples, isOne) => {
  expect(isSample({ samples }, src)).toBe(isOne);
});

const content = loadFixtureContent();
const siteOf = (loaded: typeof content) => buildFrame(loaded, 'en').site;

it('takes the address the host gives the site, as long as nobody has written one down', () => {
  const { url, placeholders } = siteOf(withDeployUrl(content, 'https://adc.netlify.app'));
  expect(url).toBe('https://adc.netlify.app');
  expect(placeholders).not.toContain('url');
  expect(placeholders).toContain('phone');
});

it('keeps an address that is written down', () => {
  const written = withDeployUrl(content, 'https://association.cm');
  expect(siteOf(withDeployUrl(written, 'https://adc.netlify.app')).url).toBe('https://association.cm');
});

it('keeps the placeholder where the host says nothing', () => {
  expect(siteOf(withDeployUrl(content, undefined)).placeholders).toContain('url');
});

it.each([
  [[], 'https://association.cm/albums/x/'],
  [['url'], '/albums/x/'],
])('gives addresses without a host as long as the site has none: placeholders %j', (placeholders, expected) => {
  expect(addressOf({ url: 'https://association.cm', placeholders }, '/albums/x/')).toBe(expected);
});
