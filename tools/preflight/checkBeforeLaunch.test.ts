import { readFileSync } from 'node:fs';
import type { Content } from '../../src/content/model/model';
import type { Variables } from '../../src/donation/providers/provider';
import { loadFixtureContent } from '../../src/testing/loadFixtureContent';
import {
  checkBeforeLaunch,
  type FindingGroup,
  formatFindings,
  type PreflightFinding,
  summarizeLaunch,
} from './checkBeforeLaunch';

const content = loadFixtureContent();
const keys = { GATSBY_CINETPAY_API_KEY: 'k', GATSBY_CINETPAY_SITE_ID: '1', CINETPAY_SECRET_KEY: 's' };
const otherKeys = {
  GATSBY_PAYMENT_PROVIDER: 'cinetpay-v1',
  CINETPAY_V1_API_KEY: 'sk_live_1',
  CINETPAY_V1_API_PASSWORD: 'word',
};

function withValues(file: 'site' | 'giving' | 'consents', changes: Record<string, unknown>): Content {
  const { entry, ...loaded } = content[file];
  return { ...content, [file]: { ...loaded, entry: { ...entry, fr: { ...entry.fr, ...changes } } } };
}
const withSite = (changes: Record<string, unknown>) => withValues('site', changes);

const facebook = (url: string) => [{ id: 'facebook', url }];
const placeholderSite = withSite({
  url: 'https://www.example.org',
  phone: '+237 6XX XX XX XX',
  email: 'contact@example.org',
  socials: [...facebook('https://www.facebook.com/'), { id: 'youtube', url: '' }],
});
const realValues = {
  phone: '+237 699 00 00 00',
  email: 'nous@association.cm',
  socials: facebook('https://www.facebook.com/asso'),
};
const realSite = withSite(realValues);

const listWhat = (findings: readonly PreflightFinding[]) => findings.map(({ what }) => what);
const runPreflight = (loaded: Content, environment: Variables) => {
  const all = checkBeforeLaunch(loaded, environment).flatMap(({ findings }) => findings);
  return { all: listWhat(all), harmful: listWhat(all.filter(({ isHarmful }) => isHarmful)) };
};
const listUnder = (heading: string, loaded: Content) =>
  listWhat((checkBeforeLaunch(loaded, {}).find((part) => part.heading === heading) as FindingGroup).findings);

it('a site with real contacts and keys has no harmful finding', () => {
  expect(runPreflight(realSite, keys).harmful).toEqual([]);
  expect(runPreflight(realSite, otherKeys).harmful).toEqual([]);
});

it.each([
  ['site', { country: 'le Sénégal' }, 'le Sénégal'],
  ['site', { phone: '+221 77 123 45 67' }, '+221 77 123 45 67'],
  ['giving', { ways: [{ id: 'wave', kind: 'mobileMoney', name: 'Wave', number: '00221771234567' }] }, '00221771234567'],
  ['giving', { ways: [{ id: 'bank', kind: 'bank', name: 'Banque', number: 'FR76 3000 1000 0100 123' }] }, undefined],
] as const)('in the file of %s with %j, preflight finds this of another country: %j', (file, changes, foreign) => {
  const changed = withValues(file, file === 'site' ? { ...realValues, ...changes } : changes);
  const found = listUnder('Placeholders', file === 'site' ? changed : { ...changed, site: realSite.site });
  expect(found).toEqual(foreign ? [`The content has "${foreign}", but src/country.ts is of Cameroun, +237`] : []);
});

describe('keys', () => {
  it('are asked for while they are missing, those of the chosen provider alone', () => {
    expect(runPreflight(realSite, {}).all).toContain('GATSBY_CINETPAY_API_KEY is not set: the site takes no payments');
    const { all } = runPreflight(realSite, { ...otherKeys, CINETPAY_V1_API_PASSWORD: ' ' });
    expect(all).toContain('CINETPAY_V1_API_PASSWORD is not set: the site takes no payments');
    expect(all.join()).not.toMatch(/GATSBY_CINETPAY|CINETPAY_SECRET/);
  });

  it('are harmful where they are for tests', () => {
    expect(runPreflight(realSite, { ...otherKeys, CINETPAY_V1_API_KEY: 'sk_test_1\n' }).harmful).toEqual([
      'CINETPAY_V1_API_KEY is a key for tests: no donation would arrive',
    ]);
  });

  it.each(['GATSBY_CINETPAY_API_KEY', 'GATSBY_CINETPAY_SITE_ID'])(
    'are harmful where %s has the value of the secret key',
    (published) => {
      const { harmful } = runPreflight(realSite, { ...keys, CINETPAY_SECRET_KEY: 'secret\n', [published]: ' secret' });
      expect(harmful).toEqual([`${published} is the secret key, and the pages would publish it`]);
    },
  );

  it.each([
    ['\n key ', []],
    ['12 34', ['CINETPAY_SECRET_KEY has spaces or line breaks in it']],
  ])('may have spaces around them, not inside: %j', (key, harmful) => {
    expect(runPreflight(realSite, { ...keys, CINETPAY_SECRET_KEY: key }).harmful).toEqual(harmful);
  });
});

it.each([
  ['https://hooks.example/services/T0/B0/secret', false],
  ['https://hooks.example/secret\n', false],
  ['http://hooks.example/secret', true],
  ['hooks.example/secret', true],
  ['"https://hooks.example/secret"', true],
  ['https://hooks.example/secret"', true],
  ['https://user:secret@hooks.example/', true],
  ['https://hooks.example/ secret', true],
])('a webhook that no alert would reach is harmful, and is not shown: %j', (PAYMENT_ALERTS_URL, isHarmful) => {
  const { all, harmful } = runPreflight(realSite, { ...keys, PAYMENT_ALERTS_URL });
  const what = 'PAYMENT_ALERTS_URL is no plain https URL: nobody would hear of a payment that needs a person';
  expect(harmful).toEqual(isHarmful ? [what] : []);
  expect(all.join()).not.toContain('secret');
});

it('a provider that does not exist stops the preflight, with the names of those that do', () => {
  expect(() => runPreflight(realSite, { GATSBY_PAYMENT_PROVIDER: 'other' })).toThrow(
    'GATSBY_PAYMENT_PROVIDER is other: name one of cinetpay, cinetpay-v1.',
  );
});

describe('placeholders', () => {
  const url = 'content/site.json: url is a placeholder: https://www.example.org';
  const contacts = [
    'content/site.json: phone is a placeholder: +237 6XX XX XX XX',
    'content/site.json: email is a placeholder: contact@example.org',
  ];
  const networks = [
    'content/site.json: socials.facebook.url is a placeholder: https://www.facebook.com/',
    'content/site.json: socials.youtube.url is empty',
  ];

  it('are each named by file and field, and harm donors where payment is open and the value is required', () => {
    const { giving } = withValues('giving', { online: 'closed' });
    expect(listUnder('Placeholders', placeholderSite)).toEqual([url, ...contacts, ...networks]);
    expect(runPreflight(placeholderSite, {}).harmful).toEqual([]);
    expect(runPreflight({ ...placeholderSite, giving }, keys).harmful).toEqual([]);
    expect(runPreflight(placeholderSite, keys).harmful).toEqual([url, ...contacts]);
  });

  it('are also named in the section of contacts', () => {
    const { contact } = content.home;
    const { entry } = contact;
    const own = { ...contact, entry: { ...entry, fr: { ...entry.fr, phone: '6XX XX XX XX' } } };
    expect(listUnder('Placeholders', { ...realSite, home: { ...content.home, contact: own } })).toEqual([
      'content/home/contact.json: phone is a placeholder: 6XX XX XX XX',
    ]);
  });

  it('do not include the URL once Netlify has one', () => {
    const { harmful } = runPreflight(placeholderSite, { ...keys, NETLIFY: 'true', URL: 'https://adc.netlify.app' });
    expect(harmful).toEqual(contacts);
  });
});

describe('ways to give', () => {
  it('are listed while they are placeholders', () => {
    expect(listUnder('Ways to give', realSite)).toEqual([
      'content/giving.json: the way to give mtn is a placeholder, and not shown',
      'content/giving.json: the way to give unknown is a placeholder, and not shown',
    ]);
  });

  it('are asked for while there are none', () => {
    expect(listUnder('Ways to give', withValues('giving', { ways: [] }))).toEqual([
      'content/giving.json: there is no way to give without the site’s payment',
    ]);
  });

  it('are listed with a number that may lack a digit', () => {
    const giving = withValues('giving', {
      ways: [{ id: 'one', kind: 'mobileMoney', name: 'Orange', number: '699 11 22' }],
    });
    expect(listUnder('Ways to give', giving)).toEqual([
      'content/giving.json: the way to give one has 699 11 22, which is not a mobile number',
    ]);
  });

  it('are listed when the payment on the site is closed', () => {
    expect(listUnder('Ways to give', withValues('giving', { online: 'closed' }))).toContain(
      'content/giving.json: online payment is closed',
    );
  });
});

it('preflight lists the samples, and the albums of real photos for which no consent is recorded', () => {
  const withConsents = (consents: object[]) => ({
    ...withValues('consents', { consents }),
    site: withSite({ samples: ['/uploads/veillee/'] }).site,
  });
  const samples =
    'content/site.json: samples lists "/uploads/veillee/", so pictures and videos there count as showing nobody';
  expect(listUnder('Rights to show people', withConsents([]))).toEqual([
    samples,
    'content/albums/chantier.json: no consent is recorded for 40 of 40 photos and videos',
    'content/albums/film.json: no consent is recorded for 1 of 2 photos and videos',
  ]);
  const consent = { album: 'chantier', given: 'byParents', when: '2025', where: 'Classeur 1' };
  expect(listUnder('Rights to show people', withConsents([consent]))).toEqual([
    samples,
    'content/albums/film.json: no consent is recorded for 1 of 2 photos and videos',
  ]);
});

const todo = { what: 'No key', todo: 'Set it.' };
const harm = { what: 'The wrong key', todo: 'Replace it.', isHarmful: true };

it('the report has a line per finding with its remedy, and marks harmful ones', () => {
  const report = formatFindings([
    { heading: 'Payment', findings: [todo, harm] },
    { heading: 'Placeholders', findings: [] },
  ]);
  expect(report).toBe(`Payment: 2
  No key
      Set it.
! The wrong key
      Replace it.

Placeholders: nothing left
`);
});

it.each([
  [[harm, todo], 'deploy-preview', /^2 to settle .* would stop a production build\.$/],
  [[harm, todo], undefined, /^2 to settle .* would stop a production build\.$/],
  [[todo], 'production', /^1 to settle before going live; 0 marked "!" would harm donors\.$/],
  [[], 'production', /^Nothing is left here\./],
])('the findings %j stop no build in the context %s', (findings, CONTEXT, words) => {
  const sentence = expect.stringMatching(words);
  expect(summarizeLaunch([{ heading: 'Payment', findings }], { CONTEXT })).toEqual({ sentence, stopsBuild: false });
});

it('a harmful finding stops the production build', () => {
  const sentence = expect.stringMatching(/^2 to settle .* 1 marked "!" .*: the production build stops\.$/);
  const sections = [{ heading: 'Payment', findings: [harm, todo] }];
  expect(summarizeLaunch(sections, { CONTEXT: 'production' })).toEqual({ sentence, stopsBuild: true });
});

it('what the page of the association does not say yet is one line', () => {
  expect(listUnder('What donors look for', content)).toEqual([
    'content/site.json, content/association.json: 4 of 9 parts are empty: legal name, registration number, tax number, person in charge',
  ]);
});

it('the parts of the privacy page that have no text are named', () => {
  expect(listUnder('What the law asks', content)).toEqual([
    'content/privacy.json: “Combien de temps” has no text',
    'content/privacy.json: “Vos droits” has no text',
  ]);
});

it('preflight runs before every build on Netlify', () => {
  expect(readFileSync('netlify.toml', 'utf8')).toMatch(/^command = "npm run preflight && npm run build"$/m);
});
