import type { Content } from '../../src/content/model';
import { providers } from '../../src/donation/providers/registry';
import { fixtureFolder, loadFixtureContent } from '../../src/testing/loadFixtureContent';
import { emulatedProviders } from '../emulator/server';
import { runChecks } from './checks';
import type { Environment } from './finding';
import { writeReport } from './report';

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

async function list(loaded: Content, environment: Environment) {
  const parts = await runChecks(loaded, fixtureFolder, environment);
  const all = parts.filter(({ isAdvice }) => !isAdvice).flatMap(({ findings }) => findings);
  const whats = (found: typeof all) => found.map(({ what }) => what);
  return { all: whats(all), harmful: whats(all.filter(({ isHarmful }) => isHarmful)) };
}

async function listPart(heading: string, loaded: Content) {
  const part = (await runChecks(loaded, fixtureFolder, {})).find((one) => one.heading === heading);
  return part?.findings.map(({ what }) => what);
}

it('the preflight lists placeholders, missing keys and unknown facts', async () => {
  const { all, harmful } = await list(withSite(placeholderSite), {});
  expect(all).toEqual(
    expect.arrayContaining([
      'GATSBY_CINETPAY_API_KEY is not set: online payment is not open',
      'content/site.json: phone is a placeholder',
      'content/site.json: registration (Numéro de récépissé) is not known, and not shown',
    ]),
  );
  expect(harmful).toEqual([]);
});

it('the preflight lists the parts of the privacy page that only the association can write', async () => {
  expect(await listPart('Legal facts', content)).toEqual(
    expect.arrayContaining([
      'content/privacy.json: the part keeping (Combien de temps) has no text, and is not shown',
      'content/privacy.json: the part rights (Vos droits) has no text, and is not shown',
    ]),
  );
});

it('the preflight lists the ways to give that are placeholders', async () => {
  expect(await listPart('Placeholders', withSite(realSite))).toEqual([
    'content/giving.json: the way to give mtn is a placeholder, and not shown',
  ]);
});

/** The fixture with other values in its file about giving. */
function withGiving(changes: Record<string, unknown>): Content {
  const { giving } = content;
  return { ...content, giving: { ...giving, entry: { ...giving.entry, fr: { ...giving.entry.fr, ...changes } } } };
}

it('the preflight lists the albums of real photos for which no consent is recorded', async () => {
  const whole = [{ album: 'film', who: 'Les acteurs', when: '2024' }];
  const consentsOf = (consents: object[]) => ({
    ...withSite({ samples: ['/uploads/veillee/'] }),
    consents: { file: 'content/consents.json', entry: { fr: { consents } } },
  });
  expect(await listPart('Consents', consentsOf([{ album: 'chantier', photo: 'p01', who: 'X', when: '2025' }]))).toEqual(
    [
      'content/albums/chantier.json: no consent is recorded for 39 of 40 photos and videos',
      'content/albums/film.json: no consent is recorded for 1 of 2 photos and videos',
    ],
  );
  expect(await listPart('Consents', consentsOf(whole))).toEqual([
    'content/albums/chantier.json: no consent is recorded for 40 of 40 photos and videos',
  ]);
});

it('the preflight says that online giving is closed, and that a notice has ended', async () => {
  const closed = withGiving({ online: 'closed', notice: 'Fermé.', noticeLastDay: '2026-03-04' });
  expect((await list(closed, {})).all).toEqual(
    expect.arrayContaining([
      'content/giving.json: online giving is closed',
      'content/giving.json: the notice ended on 2026-03-04',
    ]),
  );
  const all = (await list(withGiving({ notice: 'Fermé.', noticeLastDay: '2999-12-31' }), {})).all.join();
  expect(all).not.toMatch(/online giving is closed|the notice ended/);
});

it('the preflight asks for dial codes until there are some', async () => {
  const question = expect.stringContaining('operators is empty');
  expect((await list(withSite({ operators: [] }), keys)).all).toContainEqual(question);
  expect((await list(withSite({ operators: undefined }), keys)).all).toContainEqual(question);
  const operators = [{ id: 'OM', name: 'Orange Money', code: '#1#', words: 'Choisissez 1.' }];
  expect((await list(withSite({ operators }), keys)).all).not.toContainEqual(question);
});

it('the preflight counts the samples of each file by the paths and folders in site.json', async () => {
  const samples = ['/uploads/accueil/hero.jpg', '/uploads/chantier/photo-1.jpg', '/uploads/veillee/', 'https://'];
  expect(await listPart('Sample media', withSite({ samples }))).toEqual([
    'content/home/hero.json: 1 of 1 pictures and videos are samples',
    'content/albums/veillee.json: 3 of 3 pictures and videos are samples',
    'content/albums/chantier.json: 6 of 40 pictures and videos are samples',
    'content/albums/film.json: 1 of 2 pictures and videos are samples',
  ]);
});

it('the preflight finds no samples when site.json lists none', async () => {
  expect(await listPart('Sample media', withSite({ samples: undefined }))).toEqual([]);
});

it('the preflight names samples that are not used', async () => {
  expect((await list(withSite({ samples: ['/uploads/gone/'] }), {})).all).toContain(
    'content/site.json: samples lists "/uploads/gone/", which nothing shows',
  );
});

it('placeholders are harmful once payment is open', async () => {
  expect((await list(withSite(placeholderSite), keys)).harmful).toEqual([
    'content/site.json: name is a placeholder',
    'content/site.json: url is a placeholder',
    'content/site.json: phone is a placeholder',
    'content/site.json: email is a placeholder',
  ]);
});

it('the URL of Netlify replaces a placeholder url', async () => {
  const { harmful } = await list(withSite(placeholderSite), {
    ...keys,
    NETLIFY: 'true',
    URL: 'https://adc.netlify.app',
  });
  expect(harmful).not.toContain('content/site.json: url is a placeholder');
});

it('a site with real contacts and keys has no harmful finding', async () => {
  expect((await list(withSite(realSite), keys)).harmful).toEqual([]);
});

it.each([
  [{ ...realSite, phone: '+237 6XX XX XX XX' }, 'phone (+237 6XX XX XX XX) is not a number to call'],
  [
    { ...realSite, email: 'contact@example.org' },
    'email (contact@example.org) is not an address that can receive mail',
  ],
])('a placeholder contact that is only removed from the list is still found: %j', async (site, problem) => {
  expect((await list(withSite(site), keys)).harmful).toEqual([`content/site.json: ${problem}`]);
});

const emulatorKeys = emulatedProviders.flatMap(({ id, keys: all }) =>
  Object.entries(all).map(([name, value]) => ({ id, name, value, all })),
);

it.each(emulatorKeys)('the emulator’s $name is harmful', async ({ id, name, value, all }) => {
  const own = Object.fromEntries(Object.keys(all).map((key) => [key, `real-${key}`]));
  for (const copied of [value, `${value}\n`]) {
    const environment = { GATSBY_PAYMENT_PROVIDER: id, ...own, [name]: copied };
    const { harmful } = await list(withSite(realSite), environment);
    expect(harmful).toContainEqual(expect.stringContaining(`${name} is the emulator’s`));
    expect(harmful.filter((what) => !what.startsWith(name))).toEqual([]);
  }
});

it.each(['GATSBY_CINETPAY_API_KEY', 'GATSBY_CINETPAY_SITE_ID'])('the secret key as %s is harmful', async (name) => {
  const { harmful } = await list(withSite(realSite), { ...keys, CINETPAY_SECRET_KEY: 'secret\n', [name]: ' secret' });
  expect(harmful).toEqual([`${name} is the secret key, and the pages would publish it`]);
});

it.each([
  ['key\n', false],
  [' 123.45', false],
  ['12 34', true],
])('spaces and line breaks in a key are found, and harmful inside it: %j', async (key, isHarmful) => {
  const found = await list(withSite(realSite), { ...keys, CINETPAY_SECRET_KEY: key });
  const what = 'CINETPAY_SECRET_KEY has spaces or line breaks in it';
  expect(found.all).toContain(what);
  expect(found.harmful).toEqual(isHarmful ? [what] : []);
});

it.each(['http://127.0.0.1:8890/v2/payment', 'https://localhost/v2/payment', 'http://pay.example/v2/payment'])(
  'payments to %s are harmful',
  async (url) => {
    const { harmful } = await list(withSite(realSite), { ...keys, GATSBY_CINETPAY_URL: url });
    expect(harmful).toEqual([expect.stringContaining(`GATSBY_CINETPAY_URL is ${new URL(url).origin}:`)]);
  },
);

const otherKeys = {
  GATSBY_PAYMENT_PROVIDER: 'cinetpay-v1',
  CINETPAY_V1_API_KEY: 'sk_live_1',
  CINETPAY_V1_API_PASSWORD: 'word',
};

it('the preflight asks for the keys of the chosen provider alone', async () => {
  const { all } = await list(withSite(realSite), { ...otherKeys, CINETPAY_V1_API_PASSWORD: ' ' });
  expect(all).toContain('CINETPAY_V1_API_PASSWORD is not set: online payment is not open');
  expect(all.join()).not.toMatch(/GATSBY_CINETPAY|CINETPAY_SECRET/);
  expect((await list(withSite(realSite), otherKeys)).harmful).toEqual([]);
});

it.each([
  [{ CINETPAY_V1_API_KEY: 'sk_test_1\n' }, 'CINETPAY_V1_API_KEY is a key for tests: no donation would arrive'],
  [{ CINETPAY_V1_URL: 'http://relay.example' }, 'CINETPAY_V1_URL is http://relay.example'],
])('for the chosen provider, %j is harmful', async (changes, what) => {
  const { harmful } = await list(withSite(realSite), { ...otherKeys, ...changes });
  expect(harmful).toEqual([expect.stringContaining(what)]);
});

it('a provider that does not exist stops the preflight, with the names of those that do', async () => {
  await expect(list(withSite(realSite), { GATSBY_PAYMENT_PROVIDER: 'other' })).rejects.toThrow(
    `GATSBY_PAYMENT_PROVIDER is other: name one of ${providers.map(({ id }) => id).join(', ')}.`,
  );
});

it('the preflight names the untranslated fields of each file', async () => {
  const { hero } = content.home;
  const { title: _, ...english } = hero.entry.en ?? {};
  const untranslated = {
    ...content,
    home: { ...content.home, hero: { ...hero, entry: { ...hero.entry, en: english } } },
  };
  expect(await listPart('Translation', untranslated)).toEqual([
    'content/home/hero.json: not in en: title',
    'content/albums/film.json: not in en: name',
  ]);
});

it('the report has a line per finding with its remedy, and marks harmful ones', () => {
  const findings = [
    { what: 'No key', todo: 'Set it.' },
    { what: 'The wrong key', todo: 'Replace it.', isHarmful: true },
  ];
  const report = writeReport([
    { heading: 'Payment', isAdvice: false, findings },
    { heading: 'Translation', isAdvice: false, findings: [] },
  ]);
  expect(report).toBe(`Payment: 2
  No key
      Set it.
! The wrong key
      Replace it.

Translation: nothing left
`);
});
