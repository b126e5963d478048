import type { Content } from '../../src/content/model';
import { loadFixtureContent } from '../../src/testing/loadFixtureContent';
import { emulatorCredentials } from '../emulator/credentials';
import { findUnfinished } from './findUnfinished';
import { writeTable } from './writeTable';

const content = loadFixtureContent();
const keys = { GATSBY_CINETPAY_API_KEY: 'k', GATSBY_CINETPAY_SITE_ID: '1', CINETPAY_SECRET_KEY: 's' };

function withSite(changes: Record<string, unknown>): Content {
  const { entry } = content.site;
  return { ...content, site: { ...content.site, entry: { ...entry, fr: { ...entry.fr, ...changes } } } };
}

const placeholderSite = {
  phone: '+237 6XX XX XX XX',
  email: 'contact@example.org',
  registration: '',
  placeholders: ['name', 'url', 'phone', 'email'],
};
const realSite = { phone: '+237 699 00 00 00', email: 'nous@association.cm', placeholders: [] };

function list(loaded: Content, environment: Parameters<typeof findUnfinished>[1]) {
  const all = Object.values(findUnfinished(loaded, environment)).flat();
  const whats = (found: typeof all) => found.map(({ what }) => what);
  return { all: whats(all), harmful: whats(all.filter(({ isHarmful }) => isHarmful)) };
}

it('findUnfinished lists placeholders, missing keys and unknown facts', () => {
  const { all, harmful } = list(withSite(placeholderSite), {});
  expect(all).toEqual(
    expect.arrayContaining([
      'GATSBY_CINETPAY_API_KEY is not set: online payment is not open',
      'content/site.json: phone is a placeholder',
      'content/site.json: registration (Numéro de récépissé) is not known, and not shown',
    ]),
  );
  expect(harmful).toEqual([]);
});

it('findUnfinished asks for dial codes until there are some', () => {
  const question = expect.stringContaining('operators is empty');
  expect(list(withSite({ operators: [] }), keys).all).toContainEqual(question);
  expect(list(withSite({ operators: undefined }), keys).all).toContainEqual(question);
  const operators = [{ id: 'OM', name: 'Orange Money', code: '#1#', words: 'Choisissez 1.' }];
  expect(list(withSite({ operators }), keys).all).not.toContainEqual(question);
});

it('findUnfinished counts the samples of each file by the paths and folders in site.json', () => {
  const samples = ['/uploads/accueil/hero.jpg', '/uploads/chantier/photo-1.jpg', '/uploads/veillee/', 'https://'];
  expect(findUnfinished(withSite({ samples }), {})['Sample media']?.map(({ what }) => what)).toEqual([
    'content/home/hero.json: 1 of 1 pictures and videos are samples',
    'content/albums/veillee.json: 3 of 3 pictures and videos are samples',
    'content/albums/chantier.json: 6 of 40 pictures and videos are samples',
    'content/albums/film.json: 1 of 2 pictures and videos are samples',
  ]);
});

it('findUnfinished finds no samples when site.json lists none', () => {
  expect(findUnfinished(withSite({ samples: undefined }), {})['Sample media']).toEqual([]);
});

it('findUnfinished names samples that are not used', () => {
  expect(list(withSite({ samples: ['/uploads/gone/'] }), {}).all).toContain(
    'content/site.json: samples lists "/uploads/gone/", which nothing shows',
  );
});

it('placeholders are harmful once payment is open', () => {
  expect(list(withSite(placeholderSite), keys).harmful).toEqual([
    'content/site.json: name is a placeholder',
    'content/site.json: url is a placeholder',
    'content/site.json: phone is a placeholder',
    'content/site.json: email is a placeholder',
  ]);
});

it('the URL of Netlify replaces a placeholder url', () => {
  const { harmful } = list(withSite(placeholderSite), { ...keys, NETLIFY: 'true', URL: 'https://adc.netlify.app' });
  expect(harmful).not.toContain('content/site.json: url is a placeholder');
});

it('a site with real contacts and keys has no harmful finding', () => {
  expect(list(withSite(realSite), keys).harmful).toEqual([]);
});

it.each([
  [{ ...realSite, phone: '+237 6XX XX XX XX' }, 'phone (+237 6XX XX XX XX) is not a number to call'],
  [{ ...realSite, email: 'contact@example.org' }, 'email (contact@example.org) is nobody’s address'],
])('a placeholder contact that is only removed from the list is still found: %j', (site, problem) => {
  expect(list(withSite(site), keys).harmful).toEqual([`content/site.json: ${problem}`]);
});

it.each([
  ['GATSBY_CINETPAY_API_KEY', emulatorCredentials.apiKey],
  ['GATSBY_CINETPAY_SITE_ID', emulatorCredentials.siteId],
  ['CINETPAY_SECRET_KEY', emulatorCredentials.secretKey],
])('the emulator’s %s is harmful', (name, value) => {
  const { harmful } = list(withSite(realSite), { ...keys, [name]: value });
  expect(harmful).toEqual([expect.stringContaining(`${name} is the emulator’s`)]);
});

it.each([
  ['key\n', false],
  [' 123.45', false],
  ['12 34', true],
])('spaces and line breaks in a key are found, and harmful inside it: %j', (key, isHarmful) => {
  const found = list(withSite(realSite), { ...keys, CINETPAY_SECRET_KEY: key });
  const what = 'CINETPAY_SECRET_KEY has spaces or line breaks in it';
  expect(found.all).toContain(what);
  expect(found.harmful).toEqual(isHarmful ? [what] : []);
});

it.each(['http://127.0.0.1:8890/v2/payment', 'https://localhost/v2/payment', 'http://pay.example/v2/payment'])(
  'payments to %s are harmful',
  (url) => {
    const { harmful } = list(withSite(realSite), { ...keys, GATSBY_CINETPAY_URL: url });
    expect(harmful).toEqual([expect.stringContaining(`GATSBY_CINETPAY_URL is ${url}`)]);
  },
);

it('findUnfinished names the untranslated fields of each file', () => {
  const { hero } = content.home;
  const { title: _, ...english } = hero.entry.en ?? {};
  const untranslated = {
    ...content,
    home: { ...content.home, hero: { ...hero, entry: { ...hero.entry, en: english } } },
  };
  expect(findUnfinished(untranslated, {}).Translation?.map(({ what }) => what)).toEqual([
    'content/home/hero.json: not in en: title',
    'content/albums/film.json: not in en: name',
  ]);
});

it('writeTable writes a row per finding and marks harmful ones', () => {
  const table = writeTable({
    Payment: [
      { what: 'No key', todo: 'Set it.', isHarmful: false },
      { what: 'The wrong key', todo: 'Replace it.', isHarmful: true },
    ],
    Translation: [],
  });
  expect(table).toMatch(/^ {2}No key +Set it\.$/m);
  expect(table).toMatch(/^! The wrong key +Replace it\.$/m);
  expect(table).toContain('Payment: 2');
  expect(table).toContain('Translation: nothing left');
});
