import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { makeFolder } from '../../testing/makeFolder';
import { describeProblem, type Report } from '../problems';
import { adviseLabels } from './advice';
import type { Read } from './fileFormats';
import { completeLabels, loadLabels, mergeLabels, withCountry, withProvider } from './loadLabels';

const files = {
  'labels/fr/common.json': { 'nav.about': 'À propos', 'nav.menu': 'Menu' },
  'labels/fr/return.json': { 'return.home': 'Retour' },
  'labels/fr/offline.json': { 'offline.title': 'Hors connexion' },
  'labels/fr/poster.json': { 'poster.title': 'Affiche' },
  'labels/fr/privacy.json': { 'privacy.contact': 'Nous écrire' },
  'labels/fr/association.json': { 'association.join': 'Nous rejoindre' },
  'labels/fr/admin.json': { 'admin.title': 'Administration' },
  'labels/en/common.json': { 'nav.about': 'About', 'nav.menu': 'Menu' },
  'labels/en/return.json': { 'return.home': 'Back' },
  'labels/en/offline.json': { 'offline.title': 'Offline' },
  'labels/en/poster.json': { 'poster.title': 'Poster' },
  'labels/en/privacy.json': { 'privacy.contact': 'Write to us' },
  'labels/en/association.json': { 'association.join': 'Join us' },
};

const made = makeFolder();
beforeEach(() => {
  for (const [path, labels] of Object.entries(files)) {
    mkdirSync(join(made.folder, path, '..'), { recursive: true });
    writeFileSync(join(made.folder, path), JSON.stringify(labels));
  }
});

function edit(path: string, change: (labels: Record<string, string>) => void): void {
  const labels = JSON.parse(readFileSync(join(made.folder, path), 'utf8'));
  change(labels);
  writeFileSync(join(made.folder, path), JSON.stringify(labels));
}

function load() {
  const problems: string[] = [];
  const read: Read = (path, parse) => parse(readFileSync(join(made.folder, path), 'utf8'));
  const report: Report = (file, field, reason, values = {}) => {
    problems.push(describeProblem({ file, field, reason, values }));
  };
  const files = loadLabels(read, report);
  return { files, labels: mergeLabels(files), problems };
}

it('mergeLabels joins the files of each language', () => {
  const { labels, problems } = load();
  expect(problems).toEqual([]);
  expect(labels.fr).toMatchObject({
    'nav.about': 'À propos',
    'return.home': 'Retour',
    'association.join': 'Nous rejoindre',
    'admin.title': 'Administration',
  });
  expect(labels.en).toEqual({
    'nav.about': 'About',
    'nav.menu': 'Menu',
    'return.home': 'Back',
    'offline.title': 'Offline',
    'poster.title': 'Poster',
    'privacy.contact': 'Write to us',
    'association.join': 'Join us',
  });
});

it('loadLabels adds no-break spaces', () => {
  edit('labels/fr/common.json', (labels) => Object.assign(labels, { 'nav.menu': 'Menu : lequel ?' }));
  expect(load().labels.fr['nav.menu']).toBe('Menu\u00a0: lequel\u00a0?');
});

it('loadLabels reports a blank French label', () => {
  edit('labels/fr/admin.json', (labels) => Object.assign(labels, { 'admin.title': ' ' }));
  expect(load().problems).toEqual([
    'content/labels/fr/admin.json: admin.title has no French text: write it in content/labels/fr/admin.json',
  ]);
});

it('loadLabels looks for the French label in the file of the same name: pages load labels by file', () => {
  edit('labels/fr/common.json', (labels) => delete labels['nav.about']);
  edit('labels/fr/return.json', (labels) => Object.assign(labels, { 'nav.about': 'À propos' }));
  expect(load().problems).toEqual([
    'content/labels/en/common.json: nav.about has no French text: write it in content/labels/fr/common.json',
  ]);
});

it.each([
  ['a missing translation', 'en/common', { 'nav.menu': ' ' }, 'nav.menu is missing', 'Write its translation.'],
  [
    'a provider’s name',
    'fr/return',
    { 'return.home': 'Payé chez cinetpay.' },
    'return.home names a payment provider',
    'Write {{provider}} in its place: it may change.',
  ],
  [
    'a provider’s name where only the French is specified',
    'en/common',
    { 'error.refused.title': 'CinetPay error' },
    'error.refused.title names a payment provider',
    'Write {{provider}} in its place: it may change.',
  ],
])('adviseLabels lists %s, and the build goes on', (_, name, changes, mistake, todo) => {
  // Texts that the specification fixes may name the provider.
  edit('labels/fr/common.json', (labels) => Object.assign(labels, { 'error.refused.title': 'Erreur CinetPay' }));
  edit('labels/en/common.json', (labels) => Object.assign(labels, { 'error.refused.title': 'Error' }));
  edit(`labels/${name}.json`, (labels) => Object.assign(labels, changes));
  const { files, problems } = load();
  expect(problems).toEqual([]);
  expect(adviseLabels(files, ['CinetPay'])).toEqual([{ what: `content/labels/${name}.json: ${mistake}`, todo }]);
});

it.each([
  ['blank', (labels: Record<string, string>) => Object.assign(labels, { 'nav.about': ' ' })],
  ['missing', (labels: Record<string, string>) => delete labels['nav.about']],
])('completeLabels puts French where a translation is %s', (_, change) => {
  edit('labels/en/common.json', change);
  const labels = mergeLabels(completeLabels(load().files));
  expect(labels.en).toMatchObject({ 'nav.about': 'À propos', 'return.home': 'Back' });
});

it('withCountry names the country as the content does, and its numbers, clock and franc as src/country.ts does', () => {
  const site = { fr: { country: 'la Guinée', inCountry: 'en Guinée' }, en: { inCountry: 'in Guinea' } };
  const labels = {
    share: 'Nos actions {{inCountry}}, {{site}}',
    where: '{{country}}',
    phone: '{{phoneFormat}}, {{phoneExample}}, {{digits}}, {{mobileStarts}}',
    date: '{{date}} ({{zonePlace}})',
    'currency.XAF': 'FCFA Afrique centrale (XAF)',
    'currency.XOF': 'FCFA Afrique de l’Ouest (XOF)',
  };
  const files = (['fr', 'en'] as const).map((language) => ({ language, name: 'common', labels }));
  const same = { 'currency.XAF': 'FCFA (XAF)', 'currency.XOF': 'FCFA Afrique de l’Ouest (XOF)' };
  const example = '+237\u00a0699\u00a000\u00a000\u00a000';
  expect(withCountry(files, site).map((file) => file.labels)).toEqual([
    {
      share: 'Nos actions en Guinée, {{site}}',
      where: 'la Guinée',
      phone: `+237XXXXXXXXX, ${example}, neuf, 6`,
      date: '{{date}} (du Cameroun)',
      ...same,
    },
    {
      share: 'Nos actions in Guinea, {{site}}',
      where: 'la Guinée',
      phone: `+237XXXXXXXXX, ${example}, nine, 6`,
      date: '{{date}} (Cameroon)',
      ...same,
    },
  ]);
});

describe('withProvider', () => {
  const fill = (labels: Record<string, string>, provider: Parameters<typeof withProvider>[1]) =>
    withProvider(
      {
        ...loadFixtureContent(),
        labelFiles: [
          { language: 'fr', name: 'return', labels },
          { language: 'en', name: 'return', labels },
        ],
      },
      provider,
    );

  it('puts the provider’s name into the labels, and leaves the variables of run time', () => {
    const labels = { asked: 'Réponse de {{provider}}', given: '{{date}} (heure indiquée par {{provider}})' };
    const filled = fill(labels, { name: 'Example Pay' });
    const expected = { asked: 'Réponse de Example Pay', given: '{{date}} (heure indiquée par Example Pay)' };
    expect(filled.labelFiles[0]).toEqual({ language: 'fr', name: 'return', labels: expected });
    expect(filled.labels.fr).toEqual(expected);
  });

  it('shows a provider’s own label in place of one that is not true of it, in each language', () => {
    const labels = { step: '{{provider}} veut des multiples de 5', kept: 'Gardé' };
    const own = {
      fr: { step: '{{provider}} prend de 300 à 5 000 :' },
      en: { step: '{{provider}} takes 300 to 5,000:' },
    };
    const filled = fill(labels, { name: 'Example Pay', labels: own }).labels;
    expect(filled).toEqual({
      fr: { step: 'Example Pay prend de 300 à 5\u202f000\u00a0:', kept: 'Gardé' },
      en: { step: 'Example Pay takes 300 to 5,000:', kept: 'Gardé' },
    });
  });

  it('adds no label that the file does not have', () => {
    const own = { fr: { step: 'de 300 à 500' }, en: {} };
    expect(fill({}, { name: 'Example Pay', labels: own }).labels.fr).toEqual({});
  });
});
