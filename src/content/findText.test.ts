import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { findText } from './findText';

const content = loadFixtureContent();

it('findText names the file and the field of a text, also in a list', () => {
  const changed = structuredClone(content);
  Object.assign(changed.home.hero.entry.fr as object, { title: 'Ici <script>x( 1 )</script>' });
  expect(findText(changed, 'x(1)')).toEqual({ file: 'content/home/hero.json', field: 'fr.title' });
  Object.assign(changed.home.hero.entry.fr as object, { title: '', facts: [{ value: 'a' }, { value: 'x(1)' }] });
  expect(findText(changed, 'x(1)')).toEqual({ file: 'content/home/hero.json', field: 'fr.facts[1].value' });
});

it('findText names an activity’s file in its language', () => {
  const changed = structuredClone(content);
  const [activity] = changed.activities;
  Object.assign(activity?.entry.fr as object, { description: 'x(1)' });
  expect(findText(changed, 'x(1)')).toEqual({ file: `${activity?.file}.fr.md`, field: 'description' });
});

it('findText returns undefined for a text that is not in the content', () => {
  expect(findText(content, 'x(1)')).toBeUndefined();
});
