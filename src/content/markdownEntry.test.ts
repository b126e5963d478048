import { parseMarkdownEntry, writeMarkdownEntry } from './markdownEntry';
import { activity } from './model';
import { FileError } from './problems';

it('reads a year in a front matter as the text it was meant as', () => {
  const values = parseMarkdownEntry('---\ndate: 2025\norder: 2\n---\n\nUn texte.\n', activity);
  expect(values).toEqual({ date: '2025', order: 2, description: 'Un texte.' });
});

it('reads back what it writes', () => {
  const values = {
    order: 2,
    title: 'Un: titre "cité"',
    status: 'active',
    date: '2025',
    location: 'Ici',
    participants: '- 50 élèves',
    description: 'Un **texte**.\n\nEt un autre.',
  };
  expect(parseMarkdownEntry(writeMarkdownEntry(values, activity), activity)).toEqual(values);
});

it('leaves blank fields out of the file', () => {
  expect(writeMarkdownEntry({ title: 'Titre', date: ' ', description: '' }, activity)).toBe(
    '---\ntitle: Titre\n---\n\n\n',
  );
});

it('names the line that cannot be read', () => {
  expect(() => parseMarkdownEntry('---\ntitle: a\ndate: "2025\n---\n', activity)).toThrow(/^line \d is not a field/);
});

it.each([
  ['*Important*', 'a reference to nothing'],
  ['!Dimanche blanc', 'a tag'],
])('refuses %s, which YAML reads as %s, and names its line', (title) => {
  const read = () => parseMarkdownEntry(`---\norder: 1\ntitle: ${title}\n---\n`, activity);
  expect(read).toThrow(FileError);
  expect(read).toThrow(/^line 3 is not a field/);
});
