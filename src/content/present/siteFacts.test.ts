import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { present } from './present';
import { isSample, withHostUrl } from './siteFacts';

const src = '/uploads/fete/photo-1.jpg';

it.each([[[src]], [['/uploads/bal/', '/uploads/fete/']], [['/uploads/fete']]])(
  'with the samples %j, a photo in fete is a sample',
  (samples) => {
    expect(isSample({ samples }, src)).toBe(true);
  },
);

it.each([[['/uploads/fet']], [['photo-1.jpg']], [[]], [undefined]])(
  'with the samples %j, a photo in fete is no sample',
  (samples) => {
    expect(isSample({ samples }, src)).toBe(false);
  },
);

const content = loadFixtureContent();
const { file, entry } = content.site;
const withUrl = (url: string) => ({ ...content, site: { file, entry: { ...entry, fr: { ...entry.fr, url } } } });

it.each([
  ['https://www.example.org', 'https://adc.netlify.app', 'https://adc.netlify.app'],
  ['https://www.example.org', undefined, 'https://www.example.org'],
  ['https://association.cm', 'https://adc.netlify.app', 'https://association.cm'],
])('of the URL %s in site.json and the host’s %s, the site has %s', (written, published, expected) => {
  expect(present(withHostUrl(withUrl(written), published), 'en').frame.site.url).toBe(expected);
});
