import { parseDocument, visit } from 'yaml';
import { type Fields, kindOf } from './fields';
import { FileError } from './problems';
import { isRecord } from './values';

/**
 * Parses a Markdown file: the front matter, and the body as the value of the field whose kind has it there.
 * @throws FileError when the front matter is missing or invalid YAML
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

/** The front matter and the body of a Markdown file as they are written. */
export function splitMarkdownEntry(text: string): { frontMatter?: string | undefined; body?: string | undefined } {
  const [, frontMatter, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(cleanText(text)) ?? [];
  return { frontMatter, body };
}

function parseYaml(frontMatter: string): unknown {
  // The failsafe schema reads `date: 2025` as a string.
  const parsed = parseDocument(frontMatter, { schema: 'failsafe' });
  // A warning means that YAML changes the text: it reads `!Dimanche blanc` as "blanc".
  const [problem] = [...parsed.errors, ...parsed.warnings];
  if (problem) {
    const [detail = ''] = problem.message.split(' at line ');
    // Line numbers count the first ---.
    throw new FileError('notYaml', { line: (problem.linePos?.[0].line ?? 0) + 1, detail });
  }
  // YAML reads a text that begins with * as an alias.
  visit(parsed, {
    Alias: (_, { source, range }) => {
      const line = frontMatter.slice(0, range?.[0]).split('\n').length + 1;
      throw new FileError('notYaml', { line, detail: `"*${source}" needs quotes around it` });
    },
  });
  return parsed.toJS();
}

/**
 * Removes the byte order mark that some Windows editors write.
 * @throws FileError when the text has a U+FFFD, the trace of another encoding than UTF-8
 */
function cleanText(text: string): string {
  const broken = text.indexOf('\uFFFD');
  if (broken >= 0) throw new FileError('notUtf8', { line: text.slice(0, broken).split('\n').length });
  return text.replace(/^\uFEFF/, '');
}

/** @throws FileError with the line number instead of a position in the file */
export function parseJson(file: string): unknown {
  const text = cleanText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [place, position] = / in JSON at position (\d+).*$/.exec(message) ?? [];
    const line = text.slice(0, position ? Number(position) : undefined).split('\n').length;
    throw new FileError('notJson', { line, detail: place ? `${message.replace(place, '')}, line ${line}` : message });
  }
}
