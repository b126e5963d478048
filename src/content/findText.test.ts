import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { findText } from './findText';

const content = loadFixtureContent();

it('names the file and the field that a text stands in, also one in a list', () => {
  const changed = structuredClone(content);
  Object.assign(changed.home.hero.entry.fr as object, { title: 'Ici <script>x( 1 )</script>' });
  expect(findText(changed, 'x(1)')).toEqual({ file: 'content/home/hero.json', field: 'fr.title' });
  Object.assign(changed.home.hero.entry.fr as object, { title: '', facts: [{ value: 'a' }, { value: 'x(1)' }] });
  expect(findText(changed, 'x(1)')).toEqual({ file: 'content/home/hero.json', field: 'fr.facts[1].value' });
});

it('names the file of the language for an activity', () => {
  const changed = structuredClone(content);
  const [activity] = changed.activities;
  Object.assign(activity?.entry.fr as object, { description: 'x(1)' });
  expect(findText(changed, 'x(1)')).toEqual({ file: `${activity?.file}.fr.md`, field: 'description' });
});

it('finds nothing where the text comes from elsewhere', () => {
  expect(findText(content, 'x(1)')).toBeUndefined();
});
