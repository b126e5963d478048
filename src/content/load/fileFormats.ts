import { parseDocument, visit } from 'yaml';
import { isRecord } from '../../shared/unknownValues';
import { type Fields, kindOf } from '../fields/fields';
import { describeReason, type FolderReason, type ReasonValues } from '../problems';

/** Parses a file below the content folder; reports a missing or unreadable one. */
export type ReadFile = <T>(path: string, parse: (text: string) => T) => T | undefined;

export class FileError extends Error {
  constructor(
    readonly reason: FolderReason,
    readonly values: ReasonValues = {},
  ) {
    super(describeReason(reason, values));
    this.name = 'FileError';
  }
}

/**
 * Parses a Markdown file: the front matter, and the body as the value of the field that is stored there.
 * @throws FileError when the file is not UTF-8, or its front matter is missing or invalid
 */
export function parseMarkdownEntry(text: string, fields: Fields): Record<string, unknown> {
  const { frontMatter, body } = splitMarkdownEntry(text);
  if (frontMatter === undefined) throw new FileError('noFrontMatter');
  const values = parseYaml(frontMatter);
  if (!isRecord(values)) throw new FileError('notFields');
  for (const [name, field] of Object.entries(fields)) {
    const { isBody, parse } = kindOf(field);
    const value = isBody ? body?.trim() : values[name];
    if (value !== undefined) values[name] = parse && typeof value === 'string' ? parse(value, field) : value;
  }
  return values;
}

export function splitMarkdownEntry(text: string): { frontMatter?: string | undefined; body?: string | undefined } {
  const [, frontMatter, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(cleanText(text)) ?? [];
  return { frontMatter, body };
}

function parseYaml(frontMatter: string): unknown {
  const special = frontMatter.search(specialSpaceInYaml);
  // The line numbers in messages count the `---` above the front matter.
  if (special >= 0) throw new FileError('specialSpace', { line: lineAt(frontMatter, special) + 1 });
  // The failsafe schema reads `date: 2025` as a string.
  const parsed = parseDocument(frontMatter, { schema: 'failsafe' });
  // A YAML warning means that the text would change: `!Dimanche blanc` is read as "blanc".
  const [problem] = [...parsed.errors, ...parsed.warnings];
  if (problem) {
    const [detail = ''] = problem.message.split(' at line ');
    throw new FileError('notYaml', { line: (problem.linePos?.[0].line ?? 0) + 1, detail });
  }
  // YAML reads a text that starts with `*` as an alias.
  visit(parsed, {
    Alias: (_, { source, range }) => {
      const line = lineAt(frontMatter, range?.[0]) + 1;
      throw new FileError('notYaml', { line, detail: `"*${source}" needs quotes around it` });
    },
  });
  return parsed.toJS();
}

/**
 * Removes the byte order mark that some Windows editors write.
 * @throws FileError when the text has a U+FFFD, which shows that it was saved in another encoding than UTF-8
 */
function cleanText(text: string): string {
  const broken = text.indexOf('\uFFFD');
  if (broken >= 0) throw new FileError('notUtf8', { line: lineAt(text, broken) });
  return text.replace(/^\uFEFF/, '');
}

/** @throws FileError with the line of the mistake */
export function parseJsonFile(file: string): unknown {
  const text = cleanText(file);
  const { value, refusal } = parseJson(text);
  if (refusal !== undefined) {
    const marks = text.replace(jsonString, '');
    const curly = marks.search(curlyQuote);
    if (curly >= 0) throw new FileError('curlyQuotes', { line: lineAt(marks, curly) });
    const special = marks.search(specialSpace);
    if (special >= 0) throw new FileError('specialSpace', { line: lineAt(marks, special) });
    const [detail = '', position] = refusal.split(/(?: in JSON)? at position (\d+)|, (?:\.{3})?"/);
    const line = position ? lineAt(text, Number(position)) : findUnexpectedToken(text);
    throw new FileError('notJson', { line, detail });
  }
  refuseRepeatedKeys(text);
  return value;
}

function parseJson(text: string): { value?: unknown; refusal?: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { refusal: (error as SyntaxError).message.replace(/[\r\n]+/g, '\\n') };
  }
}

/** The line of an unexpected token, for which `JSON.parse` gives no position; otherwise the last line. */
function findUnexpectedToken(text: string): number {
  const lines = text.split('\n');
  const starts = lines.map((_, index) => `${lines.slice(0, index + 1).join('\n')}\n`);
  return starts.findIndex((start) => parseJson(start).refusal?.startsWith('Unexpected token')) + 1 || lines.length;
}

/** Curly quotes where a string begins or ends, which JSON refuses. Within a text they are correct. */
const curlyQuote = /(?<=[{,:[]\s*)[“”„«‘]|[“”»’](?=\s*[:,}\]])/;

/** A no-break space or the like outside of strings, where JSON refuses it. Skips a line in which a string is open. */
const specialSpace = /(?<=^[^"\n]*)[^\S \t\r\n](?=[^"\n]*$)/m;

/** A no-break space or the like before the name of a field or after its colon, which YAML refuses. */
const specialSpaceInYaml = /(?<=^[ \t-]*(?:\w+:)?)[^\S \t\r\n]/m;

const jsonString = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"/g;

/** A key with its colon, another string, or a bracket. */
const jsonToken = new RegExp(`${jsonString.source}(?:\\s*:)?|[{}[\\]]`, 'g');

const lineAt = (text: string, position: number | undefined) => text.slice(0, position).split('\n').length;

/**
 * Refuses a key that occurs twice in an object: `JSON.parse` silently keeps its last value only.
 * @param text valid JSON
 */
function refuseRepeatedKeys(text: string): void {
  const keysAround: Set<string>[] = [];
  for (const { 0: token, index } of text.matchAll(jsonToken)) {
    if (token === '{' || token === '[') keysAround.push(new Set());
    else if (token === '}' || token === ']') keysAround.pop();
    else if (token.endsWith(':')) {
      const key = token.slice(1, token.lastIndexOf('"'));
      if (keysAround.at(-1)?.has(key)) throw new FileError('repeatedKey', { key, line: lineAt(text, index) });
      keysAround.at(-1)?.add(key);
    }
  }
}
