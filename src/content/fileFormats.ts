import { parseDocument, stringify, visit } from 'yaml';
import { type Fields, isBlank, isRecord } from './fields';
import { FileError } from './problems';

/**
 * A Markdown file as the values of its fields: the front matter, and the text below it as the field of kind `markdown`.
 * @throws FileError where the front matter is missing or is not YAML
 */
export function parseMarkdownEntry(text: string, fields: Fields): Record<string, unknown> {
  const [, frontMatter, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(cleanText(text)) ?? [];
  if (frontMatter === undefined) throw new FileError('noFrontMatter');
  const values = parseYaml(frontMatter);
  if (!isRecord(values)) throw new FileError('notFields');
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'number' && typeof values[name] === 'string') values[name] = Number(values[name]);
    if (field.kind === 'markdown') values[name] = body?.trim();
  }
  return values;
}

function parseYaml(frontMatter: string): unknown {
  // The failsafe schema leaves `date: 2025` a text, as the editor meant it.
  const parsed = parseDocument(frontMatter, { schema: 'failsafe' });
  // A warning means that the value differs from what was typed: `!Dimanche blanc` would be read as "blanc".
  const [problem] = [...parsed.errors, ...parsed.warnings];
  if (problem) {
    const [detail = ''] = problem.message.split(' at line ');
    // Counted from the first ---.
    throw new FileError('notYaml', { line: (problem.linePos?.[0].line ?? 0) + 1, detail });
  }
  // YAML takes a text that begins with * for a reference to another value.
  visit(parsed, {
    Alias: (_, { source, range }) => {
      const line = frontMatter.slice(0, range?.[0]).split('\n').length + 1;
      throw new FileError('notYaml', { line, detail: `"*${source}" needs quotes around it` });
    },
  });
  return parsed.toJS();
}

/** The inverse of `parseMarkdownEntry`; blank fields are left out. */
export function writeMarkdownEntry(values: Record<string, unknown>, fields: Fields): string {
  const frontMatter: Record<string, unknown> = {};
  let body = '';
  for (const [name, field] of Object.entries(fields)) {
    if (isBlank(values[name])) continue;
    if (field.kind === 'markdown') body = String(values[name]).trim();
    else frontMatter[name] = values[name];
  }
  return `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${body}\n`;
}

/**
 * A file's text without the byte order mark that some Windows editors put first.
 * @throws FileError where the file was saved in another encoding than UTF-8, which decoding leaves as U+FFFD
 */
function cleanText(text: string): string {
  const broken = text.indexOf('\uFFFD');
  if (broken >= 0) throw new FileError('notUtf8', { line: text.slice(0, broken).split('\n').length });
  return text.replace(/^\uFEFF/, '');
}

/** @throws FileError with the line an editor can go to, instead of a position in the file */
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
