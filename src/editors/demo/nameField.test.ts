import { nameField } from '../../content/documents/nameField';
import { documents } from './documents';

it.each([
  ['fr.title', 'Titre (français)'],
  ['en.facts[0].value', 'Chiffre 1 › Nombre (anglais)'],
  ['fr.picture', 'Grande image'],
  ['facts[2]', 'Chiffre 3'],
  ['fr.titel', 'titel (français)'],
  ['de', 'de'],
])('nameField calls %s %s', (path, name) => {
  expect(nameField(documents.hero, path)).toBe(name);
});

it('nameField gives an item its title', () => {
  const values = { facts: [{ value: '1 200+' }, {}] };
  expect(nameField(documents.hero, 'facts[0].value', values)).toBe('Chiffre 1 « 1 200+ » › Nombre');
  expect(nameField(documents.hero, 'facts[1]', values)).toBe('Chiffre 2');
});
