import { activityFields } from '../model/collections';
import { FileError, parseJsonFile, parseMarkdownEntry } from './fileFormats';

const count = { kind: 'number', frenchName: 'Nombre', hint: '' } as const;

it('parseMarkdownEntry reads a year as text', () => {
  const values = parseMarkdownEntry('---\ndate: 2025\n---\n\nUn texte.\n', activityFields);
  expect(values).toEqual({ date: '2025', description: 'Un texte.' });
});

it('parseMarkdownEntry reads an empty number as missing, not as 0', () => {
  expect(parseMarkdownEntry('---\ncount:\n---\n', { count })).toEqual({ count: '' });
});

it.each([
  ['---\ntitle: a\ndate: "2025\n---\n', 3],
  ['---\ntitle: a\n  date: 2025\n---\n', 2],
  ['---\n{\n---\n', 2],
])('parseMarkdownEntry names the invalid line of a front matter, counted from the first ---: %j', (text, line) => {
  expect(() => parseMarkdownEntry(text, activityFields)).toThrow(
    new RegExp(`^cannot be read: line ${line} is not a field such as "title: …": `),
  );
});

it('parseMarkdownEntry explains an invalid line without the parser’s own position', () => {
  expect(() => parseMarkdownEntry('---\ntitle: "a\n---\n', activityFields)).toThrow(/: Missing closing "quote$/);
});

it.each([
  ['a list', '- title: a'],
  ['a text', 'title'],
  ['nothing', '# title: a'],
])('parseMarkdownEntry explains a front matter that is %s', (_, frontMatter) => {
  expect(() => parseMarkdownEntry(`---\n${frontMatter}\n---\n`, activityFields)).toThrow(
    'the lines between --- must be fields such as "title: …"',
  );
});

it.each([
  ['no front matter', 'Un texte.'],
  ['one that begins later', '\n---\ntitle: a\n---\n'],
  ['one that does not end', '---\ntitle: a\n'],
])('parseMarkdownEntry explains a file with %s', (_, text) => {
  expect(() => parseMarkdownEntry(text, activityFields)).toThrow(
    'it must begin with its fields between two lines of ---',
  );
});

it('parseMarkdownEntry reads Windows line ends and an empty body', () => {
  const read = (text: string) => parseMarkdownEntry(text, activityFields);
  expect(read('---\r\ntitle: a\r\ndate: b\r\n---\r\n\r\nUn texte.\r\n')).toEqual({
    title: 'a',
    date: 'b',
    description: 'Un texte.',
  });
  expect(read('---\ntitle: a\n---')).toEqual({ title: 'a', description: '' });
});

it('parseMarkdownEntry keeps --- in the body', () => {
  const text = 'Avant.\n\n---\n\nAprès.';
  expect(parseMarkdownEntry(`---\ntitle: a\n---\n\n${text}\n`, activityFields).description).toBe(text);
});

it.each([
  ['*Important*', 'a reference to nothing', '"*Important*" needs quotes around it'],
  ['!Dimanche blanc', 'a tag', 'Unresolved tag: !Dimanche'],
])('parseMarkdownEntry refuses %s, which YAML reads as %s, and names its line', (title, _, detail) => {
  expect(
    refusalOf(() => parseMarkdownEntry(`---\nstatus: active\ntitle: ${title}\ndate: b\n---\n`, activityFields)),
  ).toEqual({ reason: 'notYaml', values: { line: 3, detail } });
});

it('parsers drop a leading byte order mark and no other', () => {
  expect(parseJsonFile('\uFEFF{"a": "b\uFEFFc"}')).toEqual({ a: 'b\uFEFFc' });
  expect(parseJsonFile('["b\uFEFFc"]')).toEqual(['b\uFEFFc']);
  expect(parseMarkdownEntry('\uFEFF---\ntitle: a\n---', activityFields)).toEqual({ title: 'a', description: '' });
});

it.each([
  ['\uFFFD{}', 1],
  ['{\n"a": "caf\uFFFD"\n}', 2],
])('parsers name the first line of %j in another encoding', (text, line) => {
  const refusal = { reason: 'notUtf8', values: { line } };
  expect(refusalOf(() => parseJsonFile(text))).toEqual(refusal);
  expect(refusalOf(() => parseMarkdownEntry(text, activityFields))).toEqual(refusal);
});

it.each([
  ['{\n"a": 1\n"b": 2,\n"c": 3\n}', 3, "Expected ',' or '}' after property value"],
  ['{\n  1,\n  2,\n  3,\n  4,\n  5\n}', 2, "Expected property name or '}'"],
  ['{\n"a": 1\n', 3, "Expected ',' or '}' after property value"],
  ['{}\n}\n\n', 2, 'Unexpected non-whitespace character after JSON'],
  ['{\n"fr": {\n"title": Un puits,\n"a": 1,\n"b": 2\n}\n}\n', 3, "Unexpected token 'U'"],
  ['[\n1,\n2,\n]\n', 4, "Unexpected token ']'"],
  ['{\n"a": tru\r\n}\n', 2, "Unexpected token '\\n'"],
  ['[\n1,\n', 3, 'Unexpected end of JSON input'],
  ['', 1, 'Unexpected end of JSON input'],
])('parseJsonFile names the line at which %j stops being JSON', (text, line, detail) => {
  expect(refusalOf(() => parseJsonFile(text))).toEqual({ reason: 'notJson', values: { line, detail } });
});

it.each([
  ['{\n“title”: "Un puits"\n}', 2],
  ['{\n"title": “Un puits”\n}', 2],
  ['{\n"motto": "dit “bonjour”",\n"title": "Un puits”,\n"lead": "x"\n}', 3],
])('parseJsonFile names the line of %j that has curly quotation marks', (text, line) => {
  expect(refusalOf(() => parseJsonFile(text))).toEqual({ reason: 'curlyQuotes', values: { line } });
});

it.each([
  ['{\n\u00a0 "title": "Un puits\u00a0!"\n}', 2],
  ['{\n"title":\u202f"Un puits"\n}', 2],
])('parseJsonFile names the line of %j that has a special space outside the texts', (text, line) => {
  expect(refusalOf(() => parseJsonFile(text))).toEqual({ reason: 'specialSpace', values: { line } });
});

it.each([
  ['title: Oui\u00a0!\n\u00a0date: 2025', 3],
  ['title:\u00a0Un puits', 2],
  ['updates:\n  -\u00a0date: 2025', 3],
])('parseMarkdownEntry names the line of %j that has a special space outside the texts', (text, line) => {
  const refusal = { reason: 'specialSpace', values: { line } };
  expect(refusalOf(() => parseMarkdownEntry(`---\n${text}\n---\n`, activityFields))).toEqual(refusal);
});

it('parseMarkdownEntry reads special spaces inside a text, and a list without items as missing', () => {
  const read = parseMarkdownEntry('---\ntitle: Oui, là\u00a0!\nupdates:\n---\n', activityFields);
  expect(read).toMatchObject({ title: 'Oui, là\u00a0!', updates: undefined });
});

it.each([
  ['end', '"dit “oui”\u00a0fort'],
  ['start', 'dit “oui”\u00a0fort"'],
])('parseJsonFile blames no quotation marks and spaces inside a text without its %s', (_, motto) => {
  const text = `{\n"motto": ${motto},\n"title": "Un puits"\n}`;
  expect(refusalOf(() => parseJsonFile(text))).toMatchObject({ reason: 'notJson', values: { line: 2 } });
});

it.each([
  ['{\n"a": 1,\n"b": 2,\n"a" : 3\n}', { key: 'a', line: 4 }],
  ['{"a": [{"b": 1}, {"b": 2,\n"b": 3}]}', { key: 'b', line: 2 }],
])('parseJsonFile refuses the repeated key of %j, of which it would lose a value', (text, values) => {
  expect(refusalOf(() => parseJsonFile(text))).toEqual({ reason: 'repeatedKey', values });
});

it('parseJsonFile accepts the same key in two places, and what only looks like a key', () => {
  const text = '{"a": {"b": "\\"a\\": {"}, "c": ["a", {"b": "“a”: [", "a": 1}]}';
  expect(parseJsonFile(text)).toEqual({ a: { b: '"a": {' }, c: ['a', { b: '“a”: [', a: 1 }] });
});

function refusalOf(read: () => unknown): Pick<FileError, 'reason' | 'values'> | undefined {
  try {
    read();
  } catch (error) {
    if (error instanceof FileError) return { reason: error.reason, values: error.values };
    throw error;
  }
}
