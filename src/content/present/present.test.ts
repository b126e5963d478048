import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { list, longText, markdown, number, object, text } from '../fields/declare';
import type { Fields } from '../fields/fields';
import { findMottoLanguage, present, presentEntry } from './present';

const texts = {
  line: text('', ''),
  body: markdown('', ''),
  words: list('', '', { of: text('', '') }),
} satisfies Fields;

const facts = { name: 'Notre association', shortName: 'NA', phone: '+237699', email: 'nous@example.org' };

const finished = (values: { line?: string; body?: string; words?: string[] }) =>
  presentEntry(texts, { fr: values }, facts, 'fr');

it('presentEntry interpolates the site’s facts, also in lists', () => {
  const { line, words } = finished({ line: '© 2024 {name}', words: ['{email}', '{phone} ou {phone}'] });
  expect(line).toBe('© 2024 Notre association');
  expect(words).toEqual(['nous@example.org', '+237699 ou +237699']);
});

it.each([
  ['Qui : elle ; nous ? Oui !', 'Qui\u00a0: elle\u00a0; nous\u00a0? Oui\u00a0!'],
  ['« Ensemble »', '«\u00a0Ensemble\u00a0»'],
  ['1 000 000 de pas', '1\u202f000\u202f000 de pas'],
  ['350 000 voisins', '350\u202f000\u00a0voisins'],
  ['{{count}} photos, 4 rue', '{{count}}\u00a0photos, 4 rue'],
  ['en 2024 500 pas', 'en 2024 500 pas'],
  ['au +237 6 99 12 34 56, à 8 heures', 'au +237\u00a06\u00a099\u00a012\u00a034\u00a056, à 8\u00a0heures'],
  ['le +237 6XX XX XX XX', 'le +237\u00a06XX\u00a0XX\u00a0XX\u00a0XX'],
  ['la vue au-dessus, (ci-dessous), là-dedans', 'la vue au-\u2060dessus, (ci-\u2060dessous), là-\u2060dedans'],
  ['au Nord-Ouest, in the North-West', 'au Nord-\u2060Ouest, in the North-\u2060West'],
  ['par e-mail, l’e-mail', 'par e-\u2060mail, l’e-\u2060mail'],
  ['à 100 %, 5 €, 5 000 FCFA', 'à 100\u00a0%, 5\u00a0€, 5\u202f000\u00a0FCFA'],
  ['1,2 Mo, 3 Ko, in English 2 MB', '1,2\u00a0Mo, 3\u00a0Ko, in English 2\u00a0MB'],
  ['Récépissé n° 12', 'Récépissé n°\u00a012'],
  ['N° de donateur', 'N°\u00a0de donateur'],
])('presentEntry adds the no-break spaces of French: %s', (typed, shown) => {
  expect(finished({ line: typed }).line).toBe(shown);
});

it('presentEntry renders Markdown', () => {
  expect(finished({ body: 'Un **pas**.' }).body).toBe('<p>Un <strong>pas</strong>.</p>');
});

describe('of a draft, presentEntry', () => {
  const fields = {
    title: text('', ''),
    status: text('', '', { options: ['active', 'completed'] }),
    note: text('', '', { optional: true }),
    order: number('', ''),
    group: object('', '', { inner: longText('', '') }),
    items: list('', '', { of: object('', '', { caption: text('', '') }) }),
  } satisfies Fields;

  const blank = { title: '', status: 'active', order: 0, group: { inner: '' }, items: [] };
  const whole = { title: 'Titre', status: 'completed', note: 'Note', order: 3, group: { inner: 'Texte' }, items: [] };

  it.each([
    ['gives every required field a value', {}, blank],
    ['keeps existing values', whole, whole],
    ['completes list items', { items: [{}] }, { ...blank, items: [{ caption: '' }] }],
  ])('%s', (_, fr, shown) => {
    expect(presentEntry(fields, { fr }, facts, 'fr')).toEqual(shown);
  });
});

const content = loadFixtureContent();

function withSite(changes: Record<string, unknown>) {
  const { entry } = content.site;
  return { ...content, site: { ...content.site, entry: { ...entry, fr: { ...entry.fr, ...changes } } } };
}

it('the frame omits the number of a legal fact, and a network’s URL, that is a placeholder', () => {
  const facebook = (url: string) => [{ id: 'facebook', url }];
  const known = { registration: '012/A', socials: facebook('https://www.facebook.com/a') };
  const unknown = { registration: 'XXX/A', socials: facebook('https://www.facebook.com/') };
  expect(present(withSite(known), 'fr').frame.site).toMatchObject(known);
  expect(present(withSite(unknown), 'fr').frame.site).toMatchObject({
    registration: undefined,
    socials: [{ id: 'facebook', url: undefined }],
  });
});

it('pages show a copied contact without its invisible marks, also where a text repeats it', () => {
  const { frame, sections } = present(
    withSite({
      phone: '\u202a699 11 22 33\u202c',
      email: 'nous@association.cm ',
      socials: [{ id: 'whatsapp', url: 'https://wa.me/699112233' }],
    }),
    'fr',
  );
  expect(frame.site.email).toBe('nous@association.cm');
  expect(sections.contact).toMatchObject({
    phone: '+237\u00a0699\u00a011\u00a022\u00a033',
    email: 'nous@association.cm',
  });
  expect(frame.site.socials).toEqual([{ id: 'whatsapp', url: 'https://wa.me/237699112233' }]);
});

it('the operators’ codes and interpolated texts exist in both languages', () => {
  const operators = [{ id: 'OM', name: 'Orange Money', code: '#1#', words: 'Composez-le : {phone} vous aide.' }];
  const { entry } = withSite({ operators, phone: '+237 699' }).site;
  const translated = { ...entry, en: { ...entry.en, operators: [{ id: 'OM', words: 'Dial it.' }] } };
  const shown = (language: 'fr' | 'en') =>
    present({ ...content, site: { ...content.site, entry: translated } }, language).frame.site.operators;
  expect(shown('fr')).toEqual([{ ...operators[0], words: 'Composez-le\u00a0: +237\u00a0699\u00a0vous aide.' }]);
  expect(shown('en')).toEqual([{ ...operators[0], words: 'Dial it.' }]);
});

const { donation } = content.home;

function presentOtherWays(
  text: string,
  contacts: object,
  giving: typeof content.giving = withGiving({ ways: [] }).giving,
) {
  const texts = { ...donation.entry.fr, otherWays: text };
  const loaded = withSite({ phone: '699 11 22 33', email: 'nous@asso.cm', ...contacts });
  const home = { ...content.home, donation: { ...donation, entry: { fr: texts } } };
  return present({ ...loaded, home, giving }, 'fr').sections.donation;
}

const both = 'À {email} ou au {phone}.';
const unknownPhone = { phone: '6XX XX XX XX' };
const unknownEmail = { email: 'contact@example.org' };

it.each([
  ['contains the contacts', both, {}, 'À nous@asso.cm ou au +237\u00a0699\u00a011\u00a022\u00a033.', true],
  ['shows no placeholder phone', both, unknownPhone, '', undefined],
  ['shows no placeholder email', both, unknownEmail, '', undefined],
  [
    'stays if it needs no contact',
    'Passez nous voir.',
    { ...unknownPhone, ...unknownEmail },
    'Passez nous voir.',
    true,
  ],
])('otherWays %s', (_, text, contacts, otherWays, hasOtherWays) => {
  expect(presentOtherWays(text, contacts)).toMatchObject({ otherWays, hasOtherWays });
});

it('the page not found and the return pages have pictures of their own, or else that of the landing page', () => {
  const { sharePicture, notFoundPicture, returnPicture } = present(content, 'fr');
  expect([notFoundPicture, returnPicture]).toEqual([sharePicture, sharePicture]);
  const named = present(withSite({ picture: '/uploads/a.jpg', pictureFocus: '50% 75%' }), 'fr');
  expect(named.notFoundPicture).toEqual({ source: '/uploads/a.jpg', alt: '', focus: '50% 75%' });
  expect(named.frame.site).not.toHaveProperty('picture');
  const { returnPicture: chosen } = present(withGiving({ picture: '/uploads/b.jpg' }), 'fr');
  expect(chosen).toEqual({ source: '/uploads/b.jpg', alt: '' });
});

it('the donation form leads to the ways to give where one is shown', () => {
  const shown = presentOtherWays('Écrivez à {email}.', unknownEmail, content.giving);
  expect(shown).toMatchObject({ otherWays: '', hasOtherWays: true });
});

it('the frame holds the motto, its language and the interpolated texts of contact and footer', () => {
  const { frame, sections } = present(content, 'fr');
  expect(sections.contact).toEqual(frame.contact);
  expect(frame).toMatchObject({
    hero: { motto: 'one people, one nation, one destination', mottoLanguage: 'en' },
    contact: { title: 'Écrivez-nous', email: 'contact@example.org', contactLinks: {} },
    footer: { copyright: '© 2024 Association du Grand Baobab' },
  });
});

it.each([
  ['one people', 'one people', 'en'],
  ['un peuple', 'one people', undefined],
  ['un peuple', undefined, undefined],
])('the motto %j, in English %j, is marked as being in %s', (french, english, language) => {
  expect(findMottoLanguage({ fr: { motto: french }, en: { motto: english } })).toBe(language);
});

it.each([
  ['699 11 22 33 / +33 6 12 34 56 78', '{phone}', '+237 699 11 22 33 / +33 6 12 34 56 78'],
  ['au bureau', '222 20 30 40', '+237 222 20 30 40'],
])('a donor abroad reads %j, in a section %j, as %j', (phone, ofSection, shown) => {
  const loaded = withSite({ phone });
  const { contact } = loaded.home;
  const home = { ...loaded.home, contact: { ...contact, entry: { fr: { ...contact.entry.fr, phone: ofSection } } } };
  expect(present({ ...loaded, home }, 'fr').frame.contact.phone.replaceAll('\u00a0', ' ')).toBe(shown);
});

it.each([
  ['fr', ['Orange Money', 'Virement bancaire', 'Page de collecte', 'En personne']],
  ['en', ['Orange Money', 'Bank transfer', 'Fundraising page', 'In person']],
] as const)('the ways to give in %s are those that are known', (language, names) => {
  expect(present(content, language).ways.map(({ name }) => name)).toEqual(names);
});

function withGiving(changes: Record<string, unknown>) {
  const { giving } = content;
  return { ...content, giving: { ...giving, entry: { ...giving.entry, fr: { ...giving.entry.fr, ...changes } } } };
}

it.each([
  ['its reason instead of the usual sentence', 'De retour lundi.', 'De retour lundi.'],
  ['the usual sentence without a reason', undefined, present(content, 'fr').sections.donation.notOpen],
])('closing online payment shows %s', (_, closedReason, shown) => {
  const { allowsPayments, sections } = present(withGiving({ online: 'closed', closedReason }), 'fr');
  expect(allowsPayments).toBe(false);
  expect(sections.donation.notOpen).toBe(shown);
});

it('the frame holds the notice, with its days', () => {
  const days = { noticeFirstDay: '2026-03-01', noticeLastDay: '2026-03-04' };
  expect(present(withGiving({ notice: 'Fermé.', ...days }), 'fr').frame.notice).toEqual({
    text: 'Fermé.',
    firstDay: '2026-03-01',
    lastDay: '2026-03-04',
  });
  expect(present(content, 'fr').frame.notice).toBeUndefined();
});

it('the privacy page leaves out what is not decided yet', () => {
  const { parts } = present(content, 'fr').privacy;
  expect(parts.map(({ id }) => id)).toEqual(['tracking', 'payment', 'record', 'host', 'messages', 'editor', 'photos']);
});

it('a place on the map leads to its only album, or to the activity that all its albums show, or nowhere', () => {
  const content = loadFixtureContent();
  const albums = content.albums.map(({ file, entry }) =>
    entry.fr?.id === 'film' ? { file, entry: { fr: { ...entry.fr, activity: 'puits-du-marche' } } } : { file, entry },
  );
  const find = (...ids: string[]) => {
    const places = [{ id: 'a', name: 'Ici', x: 1, y: 1, albums: ids }];
    const about = { file: '', entry: { fr: { ...content.home.about.entry.fr, places } } };
    return present({ ...content, albums, home: { ...content.home, about } }, 'fr').sections.about.places?.[0]?.path;
  };
  expect(find('veillee')).toBe('/albums/veillee/');
  expect(find('film', 'chantier')).toBe('/activites/puits-du-marche/');
  expect(find('film', 'veillee')).toBeUndefined();
  expect(find()).toBeUndefined();
  expect(find('gone')).toBeUndefined();
  content.activities = [];
  expect(find('film', 'chantier')).toBeUndefined();
});

it('a number leads to no activity that the site does not have', () => {
  const content = loadFixtureContent();
  const find = () => present(content, 'en').sections.about.figures?.map(({ activity }) => activity);
  expect(find()).toEqual([undefined, 'fete-de-quartier', undefined]);
  content.activities = [];
  expect(find()).toEqual([undefined, undefined, undefined]);
});

it('a text without a translation is marked as French', () => {
  const content = loadFixtureContent();
  const read = (language: 'fr' | 'en') => present(content, language).albums.find(({ slug }) => slug === 'film');
  const captions = () => read('en')?.media.map(({ captionLanguage }) => captionLanguage);
  const descriptions = () => read('en')?.media.map(({ descriptionLanguage }) => descriptionLanguage);
  expect(read('en')?.writtenIn).toEqual({ name: 'fr', description: 'fr' });
  expect(captions()).toEqual([undefined, undefined]);
  const film = content.albums.find(({ entry }) => entry.fr?.id === 'film')?.entry;
  Object.assign((film?.fr?.media as object[] | undefined)?.[1] ?? {}, { description: 'Le puits donne enfin.' });
  Object.assign(film?.en ?? {}, { description: 'How the well came.', media: [{ id: 'p1', caption: 'A bucket' }] });
  expect(read('en')?.writtenIn).toEqual({ name: 'fr' });
  expect(captions()).toEqual(['fr', undefined]);
  expect(descriptions()).toEqual([undefined, 'fr']);
  expect(read('fr')?.writtenIn).toEqual({});
});

it('an album whose title and description have no translation is only in French', () => {
  const content = loadFixtureContent();
  const read = () => present(content, 'en').albums.find(({ slug }) => slug === 'film')?.onlyLanguage;
  expect(read()).toBe('fr');
  const film = content.albums.find(({ entry }) => entry.fr?.id === 'film')?.entry;
  Object.assign(film?.en ?? {}, { description: 'How the well came.' });
  expect(read()).toBeUndefined();
});
