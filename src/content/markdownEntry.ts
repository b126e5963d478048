import { parse, stringify } from 'yaml';
import { type Fields, isBlank, isRecord } from './fields';

/**
 * A Markdown file as the values of its fields: the front matter, and the text below it as the field of kind `markdown`.
 * @throws where the front matter is missing or is not YAML
 */
export function parseMarkdownEntry(text: string, fields: Fields): Record<string, unknown> {
  const [, frontMatter, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text) ?? [];
  if (frontMatter === undefined) throw new Error('it must begin with its fields between two lines of ---');
  // The failsafe schema leaves `date: 2025` a text, as the editor meant it.
  const values: unknown = parse(frontMatter, { schema: 'failsafe' });
  if (!isRecord(values)) throw new Error('the lines between --- must be fields such as "title: …"');
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'number' && typeof values[name] === 'string') values[name] = Number(values[name]);
    if (field.kind === 'markdown') values[name] = body?.trim();
  }
  return values;
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
