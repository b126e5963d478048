import { loadFixtureContent } from '../testing/loadFixtureContent';
import type { Fields } from './fields';
import { buildFrame } from './frame';
import { homeSections } from './homeSections';
import { localize } from './localize';
import type { Site } from './model';
import { presentDraft, renderTexts } from './renderTexts';
import { siteFields } from './singletons';

const fields = {
  line: { kind: 'text', label: '', hint: '' },
  body: { kind: 'markdown', label: '', hint: '' },
  words: { kind: 'list', label: '', hint: '', of: { kind: 'text', label: '', hint: '' } },
} as const satisfies Fields;

const site = { name: 'Notre association', shortName: 'NA', phone: '+237699', email: 'nous@example.org' } as Site;

const finished = (values: { line?: string; body?: string; words?: string[] }) =>
  renderTexts(fields, { fr: values }, site, 'fr');

it('renderTexts interpolates the site’s facts, also in lists', () => {
  const { line, words } = finished({ line: '© 2024 {name}', words: ['{email}', '{phone} ou {phone}'] });
  expect(line).toBe('© 2024 Notre association');
  expect(words).toEqual(['nous@example.org', '+237699 ou +237699']);
});

it.each([
  ['Qui ? Nous !', 'Qui\u00a0? Nous\u00a0!'],
  ['« Ensemble »', '«\u00a0Ensemble\u00a0»'],
  ['1 000 000 de pas', '1\u202f000\u202f000 de pas'],
  ['350 000 voisins', '350\u202f000 voisins'],
  ['en 2024 500 pas', 'en 2024 500 pas'],
  ['au +237 6 99 12 34 56, à 8 heures', 'au +237\u00a06\u00a099\u00a012\u00a034\u00a056, à 8 heures'],
  ['le +237 6XX XX XX XX', 'le +237\u00a06XX\u00a0XX\u00a0XX\u00a0XX'],
  ['à 100 %, 1,2 Mo, 5 000 FCFA', 'à 100\u00a0%, 1,2\u00a0Mo, 5\u202f000\u00a0FCFA'],
  ['Récépissé n° 12', 'Récépissé n°\u00a012'],
  ['N° de donateur', 'N°\u00a0de donateur'],
])('renderTexts adds the no-break spaces of French: %s', (typed, shown) => {
  expect(finished({ line: typed }).line).toBe(shown);
});

it('renderTexts renders Markdown', () => {
  expect(finished({ body: 'Un **pas**.' }).body).toBe('<p>Un <strong>pas</strong>.</p>');
});

describe('presentDraft', () => {
  const content = loadFixtureContent();
  const site = localize(siteFields, content.site.entry, 'fr');

  const every = { label: '', hint: '' };
  const fields = {
    title: { ...every, kind: 'text' },
    status: { ...every, kind: 'text', options: ['active', 'completed'] },
    note: { ...every, kind: 'text', optional: true },
    order: { ...every, kind: 'number' },
    group: { ...every, kind: 'object', fields: { inner: { ...every, kind: 'longText' } } },
    items: {
      ...every,
      kind: 'list',
      of: { ...every, kind: 'object', fields: { caption: { ...every, kind: 'text' } } },
    },
  } as const satisfies Fields;

  it('gives every required field a value', () => {
    expect(presentDraft(fields, {}, site, 'fr')).toEqual({
      title: '',
      status: 'active',
      order: 0,
      group: { inner: '' },
      items: [],
    });
  });

  it('keeps existing values', () => {
    const fr = { title: 'Titre', status: 'completed', note: 'Note', order: 3, group: { inner: 'Texte' } };
    expect(presentDraft(fields, { fr }, site, 'fr')).toEqual({ ...fr, items: [] });
  });

  it('completes list items', () => {
    expect(presentDraft(fields, { fr: { items: [{}] } }, site, 'fr').items).toEqual([{ caption: '' }]);
  });

  it('returns a complete entry as the page shows it', () => {
    const { entry } = content.home.contact;
    const { phone, subtitle } = presentDraft(homeSections.contact, entry, site, 'en');
    expect(phone).toBe(buildFrame(content, 'en').contact.phone);
    expect(subtitle).toBeUndefined();
  });
});
