import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { describeProblem, type Report } from '../problems';
import type { ReadFile } from './fileFormats';
import { completeLabels, loadLabels, mergeLabels, withCountry, withProvider } from './loadLabels';

const common = {
  fr: { 'nav.about': 'À propos', 'nav.menu': 'Menu' },
  en: { 'nav.about': 'About', 'nav.menu': 'Menu' },
};

/** Loads the label files below, some of them changed or added. All other files are missing. */
function load(changed: Record<string, object> = {}) {
  const texts: Record<string, object> = {
    'labels/fr/common.json': common.fr,
    'labels/fr/return.json': { 'return.home': 'Retour' },
    'labels/en/common.json': common.en,
    'labels/en/return.json': { 'return.home': 'Back' },
    ...changed,
  };
  const problems: string[] = [];
  const read: ReadFile = (path, parse) => (texts[path] ? parse(JSON.stringify(texts[path])) : undefined);
  const report: Report = (file, field, reason, values = {}) => {
    problems.push(describeProblem({ file, field, reason, values }));
  };
  const files = loadLabels(read, report);
  return { files, labels: mergeLabels(files), problems };
}

it('mergeLabels joins the files of each language', () => {
  const { labels, problems } = load();
  expect(problems).toEqual([]);
  expect(labels).toEqual({
    fr: { 'nav.about': 'À propos', 'nav.menu': 'Menu', 'return.home': 'Retour' },
    en: { 'nav.about': 'About', 'nav.menu': 'Menu', 'return.home': 'Back' },
  });
});

it('loadLabels adds no-break spaces', () => {
  const { labels } = load({ 'labels/fr/common.json': { ...common.fr, 'nav.menu': 'Menu : lequel ?' } });
  expect(labels.fr['nav.menu']).toBe('Menu\u00a0: lequel\u00a0?');
});

it('loadLabels reports a blank French label', () => {
  expect(load({ 'labels/fr/editor.json': { 'editor.title': ' ' } }).problems).toEqual([
    'content/labels/fr/editor.json: editor.title has no French text: write it in content/labels/fr/editor.json',
  ]);
});

it('loadLabels looks for the French label in the file of the same name: pages load labels by file', () => {
  const { problems } = load({
    'labels/fr/common.json': { 'nav.menu': 'Menu' },
    'labels/fr/return.json': { 'return.home': 'Retour', 'nav.about': 'À propos' },
  });
  expect(problems).toEqual([
    'content/labels/en/common.json: nav.about has no French text: write it in content/labels/fr/common.json',
  ]);
});

it('loadLabels reports a key that two files have: the page would show either label', () => {
  const { problems } = load({ 'labels/fr/return.json': { 'return.home': 'Retour', 'nav.menu': 'Choix' } });
  expect(problems).toEqual([
    'content/labels/fr/return.json: nav.menu is also in content/labels/fr/common.json: delete one of them',
  ]);
});

it.each([
  ['blank', { 'nav.about': ' ', 'nav.menu': 'Menu' }],
  ['missing', { 'nav.menu': 'Menu' }],
])('completeLabels puts French where a translation is %s', (_, english) => {
  const { files, problems } = load({ 'labels/en/common.json': english });
  expect(problems).toEqual([]);
  expect(mergeLabels(completeLabels(files)).en).toMatchObject({ 'nav.about': 'À propos', 'return.home': 'Back' });
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
      date: '{{date}} (du\u00a0Cameroun)',
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

  it('replaces a label by the provider’s own one, in each language', () => {
    const labels = { step: '{{provider}} veut des multiples de 5', thanks: 'Merci' };
    const providerLabels = {
      fr: { step: '{{provider}} prend de 300 à 5 000 :' },
      en: { step: '{{provider}} takes 300 to 5,000:' },
    };
    const filled = fill(labels, { name: 'Example Pay', labels: providerLabels }).labels;
    expect(filled).toEqual({
      fr: { step: 'Example Pay prend de 300 à 5\u202f000\u00a0:', thanks: 'Merci' },
      en: { step: 'Example Pay takes 300 to 5,000:', thanks: 'Merci' },
    });
  });

  it('adds no label that the file does not have', () => {
    const providerLabels = { fr: { step: 'de 300 à 500' }, en: {} };
    expect(fill({}, { name: 'Example Pay', labels: providerLabels }).labels.fr).toEqual({});
  });
});
