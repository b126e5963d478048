import { parseMarkdownEntry, writeMarkdownEntry } from './fileFormats';
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

it.each([
  ['---\ntitle: a\ndate: "2025\n---\n', 3],
  ['---\ntitle: a\n  date: 2025\n---\n', 2],
  ['---\n{\n---\n', 2],
])('names the line at which a front matter stops being fields, counted from the first ---: %j', (text, line) => {
  expect(() => parseMarkdownEntry(text, activity)).toThrow(
    new RegExp(`^line ${line} is not a field such as "title: …": `),
  );
});

it('says why a line cannot be read, without the place that a parser counts otherwise', () => {
  expect(() => parseMarkdownEntry('---\ntitle: "a\n---\n', activity)).toThrow(/: Missing closing "quote$/);
});

it.each([
  ['a list', '- title: a'],
  ['a text', 'title'],
  ['nothing', '# title: a'],
])('refuses in words a front matter that is %s', (_, frontMatter) => {
  expect(() => parseMarkdownEntry(`---\n${frontMatter}\n---\n`, activity)).toThrow(
    'the lines between --- must be fields such as "title: …"',
  );
});

it.each([
  ['no front matter', 'Un texte.'],
  ['one that begins later', '\n---\ntitle: a\n---\n'],
  ['one that does not end', '---\ntitle: a\n'],
])('refuses in words a file with %s', (_, text) => {
  expect(() => parseMarkdownEntry(text, activity)).toThrow('it must begin with its fields between two lines of ---');
});

it('reads a file with the line ends of Windows, and one without a text', () => {
  const read = (text: string) => parseMarkdownEntry(text, activity);
  expect(read('---\r\ntitle: a\r\ndate: b\r\n---\r\n\r\nUn texte.\r\n')).toEqual({
    title: 'a',
    date: 'b',
    description: 'Un texte.',
  });
  expect(read('---\ntitle: a\n---')).toEqual({ title: 'a', description: '' });
});

it('keeps rules of --- within the text', () => {
  const text = 'Avant.\n\n---\n\nAprès.';
  expect(parseMarkdownEntry(`---\ntitle: a\n---\n\n${text}\n`, activity).description).toBe(text);
});

it('writes long lines in one piece', () => {
  const title = 'un mot '.repeat(40).trim();
  expect(writeMarkdownEntry({ title }, activity)).toBe(`---\ntitle: ${title}\n---\n\n\n`);
});

it.each([
  ['*Important*', 'a reference to nothing'],
  ['!Dimanche blanc', 'a tag'],
])('refuses %s, which YAML reads as %s, and names its line', (title) => {
  const read = () => parseMarkdownEntry(`---\norder: 1\ntitle: ${title}\n---\n`, activity);
  expect(read).toThrow(FileError);
  expect(read).toThrow(/^line 3 is not a field/);
});
