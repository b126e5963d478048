import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { isPlaceholder } from '../fields/contacts';
import { addressOf, isSample, withDeployUrl } from './placeholders';
import { present } from './present';
import { findWayNotes, listShownWays } from './waysToGive';

it.each([
  [undefined, true],
  [' \u200e', true],
  ['+237 6XX XX XX XX', true],
  ['xx xx xx', true],
  ['699 11 22 33 / 6XX XX XX XX', true],
  ['CM21 XXXXX XXXXX XXXXXXXXXXX XX', true],
  ['CM21 10002 00030 BIC ECOCCMCXXXX', false],
  ['+237 699 11 22 33', false],
  ['contact@example.org', true],
  ['contact@mail.example.com ', true],
  ['nous@notreexample.org', false],
  ['nous@xx-asso.cm', false],
  ['https://www.example.org', true],
  ['https://EXAMPLE.com/don?a=1', true],
  ['https://example.org.cm/', false],
  ['https://association.cm', false],
  ['https://www.facebook.com/', true],
  ['https://youtube.com', true],
  ['https://www.instagram.com/?hl=fr', true],
  ['https://www.youtube.com/@asso', false],
  ['https://www.facebook.com/xxl.asso', false],
  ['https://x.com/', true],
  ['https://example.org:443', true],
  ['https://www.youtube.com/watch?v=12xxAb', false],
  ['https://wa.me/', true],
  ['https://wa.me/2376XXXXXXXX', true],
  ['https://api.whatsapp.com/send?phone=2376XXXXXXXX', true],
  ['https://wa.me/237699112233', false],
  ['https://chat.whatsapp.com/AbcXXd', false],
])('%j is a placeholder: %s', (value, expected) => {
  expect(isPlaceholder(value)).toBe(expected);
});

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

it.each([
  [{ number: '6 99' }, undefined],
  [{ number: '6 99', url: 'https://www.example.org' }, undefined],
  [{ url: 'https://collecte.example/' }, undefined],
  [{ kind: 'inPerson', how: 'Venez.' }, undefined],
  [{ kind: 'inPerson' }, 'how'],
  [{ how: 'Le numéro viendra.' }, 'number'],
  [{ kind: 'link', url: 'https://www.example.org/don' }, 'url'],
  [{ number: '6XX XX XX XX699 11 22' }, 'number'],
  [{ kind: 'inPerson', how: 'Venez.', number: '6XX' }, 'number'],
] as const)('a way to give with %j is shown unless a field is a placeholder: %s', (changes, field) => {
  const way = { id: 'one', kind: 'bank', name: 'Banque', ...changes } as const;
  expect(findWayNotes([way])).toEqual(field ? [{ index: 0, field, note: 'placeholder' }] : []);
  expect(listShownWays([way])).toEqual(field ? [] : [way]);
});

it('the number that donors copy has no invisible marks', () => {
  const way = { id: 'a', kind: 'mobileMoney', name: 'Orange', number: '\u202a699 11 22 33\u202c' } as const;
  expect(listShownWays([way])[0]?.number).toBe('699 11 22 33');
});
