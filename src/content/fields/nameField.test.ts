import { activityFields, albumFields } from '../model/collections';
import { homeSections } from '../model/homeSections';
import { nameField, nameValue, titlePath } from './nameField';

it.each([
  ['fr.title', 'Titre (français)'],
  ['en.figures[0].value', 'Chiffre 1 › Nombre (anglais)'],
  ['fr.places[0].x', 'Lieu 1 › % depuis la gauche'],
  ['fr.figures', 'Chiffres'],
  ['figures[2]', 'Chiffre 3'],
  ['fr.titel', 'titel (français)'],
  ['de', 'de'],
])('nameField calls %s %s', (path, name) => {
  expect(nameField(homeSections.about, path)).toBe(name);
});

it('nameField gives an item its title', () => {
  const values = { figures: [{ value: '1 200+' }, {}] };
  expect(nameField(homeSections.about, 'figures[0].value', values)).toBe('Chiffre 1 «\u00a01 200+\u00a0» › Nombre');
  expect(nameField(homeSections.about, 'figures[1]', values)).toBe('Chiffre 2');
  expect(nameField(homeSections.about, 'fr.figures[0]', values)).toBe('Chiffre 1 «\u00a01 200+\u00a0» (français)');
});

it('nameField shortens a long title', () => {
  const values = { figures: [{ value: 'Deux filles lisent devant l’école du quartier, un jour de fête' }] };
  expect(nameField(homeSections.about, 'figures[0]', values)).toBe(
    'Chiffre 1 «\u00a0Deux filles lisent devant l’école du quartier, un…\u00a0»',
  );
});

it('titlePath keeps the path of a field, and adds the title of an item', () => {
  const entry = { title: {}, figures: [{ value: { fr: '1 200+' } }] };
  expect(titlePath(homeSections.about, 'fr.title', entry)).toBe('fr.title');
  expect(titlePath(homeSections.about, 'fr.figures[0].value', entry)).toBe('fr.figures[0].value ("1 200+")');
  expect(titlePath(homeSections.about, 'figures[1].value', entry)).toBe('figures[1].value');
});

const activity = { kind: 'object', frenchName: '', hint: '', fields: activityFields } as const;
const activities = { kind: 'list', frenchName: '', hint: '', of: activity } as const;

it.each([
  ['the French name of an option', 'active', activityFields.status, 'Actif'],
  ['the value of an unknown option', 'paused', activityFields.status, 'paused'],
  ['a date as French writes it', '2026-03-01', albumFields.start, '01/03/2026'],
  ['the first text in the order of the model', { id: 'a', status: 'active', title: 'Bal' }, activity, 'Bal'],
  ['the first text of the first item, not its id', [{ id: 'a', title: 'Bal' }], activities, 'Bal'],
  [
    'the caption of a photo, not its file or focus',
    { id: 'a', type: 'photo', src: '/a.jpg', focus: '50% 30%', caption: 'Le puits' },
    albumFields.media.of,
    'Le puits',
  ],
  ['nothing for a blank text', ' ', activityFields.title, ''],
  ['nothing for what is not a text', {}, activityFields.title, ''],
])('nameValue gives %s', (_, value, field, text) => {
  expect(nameValue(field, value)).toBe(text);
});
