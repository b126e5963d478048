import { documents } from '../content/documents';
import { nameField } from './nameField';

it.each([
  ['fr.title', 'Titre (Français)'],
  ['en.facts[0].value', 'Chiffres 1 › Nombre (English)'],
  ['facts[2]', 'Chiffres 3'],
  ['fr.titel', 'titel (Français)'],
  ['de', 'de'],
])('calls %s %s', (path, name) => {
  expect(nameField(documents.hero, path)).toBe(name);
});
