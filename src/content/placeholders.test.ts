import { loadFixtureContent } from '../testing/loadFixtureContent';
import { addressOf, isSample, withDeployUrl } from './placeholders';
import { present } from './present';

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
