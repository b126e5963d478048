import { loadFixtureContent } from '../../testing/loadFixtureContent';
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
const { file, entry } = content.site;
const withUrl = (url: string) => ({ ...content, site: { file, entry: { ...entry, fr: { ...entry.fr, url } } } });

it.each([
  ['https://www.example.org', 'https://adc.netlify.app', 'https://adc.netlify.app'],
  ['https://www.example.org', undefined, 'https://www.example.org'],
  ['https://association.cm', 'https://adc.netlify.app', 'https://association.cm'],
])('of the URL %s in site.json and the host’s %s, the site has %s', (written, published, expected) => {
  expect(present(withDeployUrl(withUrl(written), published), 'en').frame.site.url).toBe(expected);
});

it.each([
  ['https://association.cm', 'https://association.cm/albums/x/'],
  ['https://www.example.org', '/albums/x/'],
])('addressOf omits a host that is a placeholder: %s', (url, expected) => {
  expect(addressOf({ url }, '/albums/x/')).toBe(expected);
});
