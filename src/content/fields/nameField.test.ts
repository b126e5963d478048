import { homeSections } from '../model/homeSections';
import { nameField, namePlace } from './nameField';

it.each([
  ['fr.title', 'Titre (français)'],
  ['en.facts[0].value', 'Chiffre 1 › Nombre (anglais)'],
  ['fr.places[0].x', 'Lieu 1 › % depuis la gauche'],
  ['fr.facts', 'Chiffres'],
  ['facts[2]', 'Chiffre 3'],
  ['fr.titel', 'titel (français)'],
  ['de', 'de'],
])('nameField calls %s %s', (path, name) => {
  expect(nameField(homeSections.about, path)).toBe(name);
});

it('nameField gives an item its title', () => {
  const values = { facts: [{ value: '1 200+' }, {}] };
  expect(nameField(homeSections.about, 'facts[0].value', values)).toBe('Chiffre 1 «\u00a01 200+\u00a0» › Nombre');
  expect(nameField(homeSections.about, 'facts[1]', values)).toBe('Chiffre 2');
  expect(nameField(homeSections.about, 'fr.facts[0]', values)).toBe('Chiffre 1 «\u00a01 200+\u00a0» (français)');
});

it('nameField shortens a long title', () => {
  const values = { facts: [{ value: 'Deux filles lisent devant l’école du quartier, un jour de fête' }] };
  expect(nameField(homeSections.about, 'facts[0]', values)).toBe(
    'Chiffre 1 «\u00a0Deux filles lisent devant l’école du quartier, un…\u00a0»',
  );
});

it('namePlace keeps the path of a field, and adds the title of an item', () => {
  const entry = { title: {}, facts: [{ value: { fr: '1 200+' } }] };
  expect(namePlace(homeSections.about, 'fr.title', entry)).toBe('fr.title');
  expect(namePlace(homeSections.about, 'fr.facts[0].value', entry)).toBe('fr.facts[0].value ("1 200+")');
  expect(namePlace(homeSections.about, 'facts[1].value', entry)).toBe('facts[1].value');
});
