import { documents } from './documents';
import { nameField } from './nameField';

it.each([
  ['fr.title', 'Titre (français)'],
  ['en.facts[0].value', 'Chiffres 1 › Nombre (anglais)'],
  ['facts[2]', 'Chiffres 3'],
  ['fr.titel', 'titel (français)'],
  ['de', 'de'],
])('nameField calls %s %s', (path, name) => {
  expect(nameField(documents.hero, path)).toBe(name);
});
