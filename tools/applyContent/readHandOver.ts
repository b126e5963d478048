import { createHash } from 'node:crypto';
import { isDocumentKey } from '../../src/content/documents/documents';
import { type HandedDocument, type HandOver, outsideJson } from '../../src/content/documents/handOver';
import { listSlugs } from '../../src/content/documents/newActivities';
import { listUploadPaths } from '../../src/content/model/entries';
import { isFileName } from '../../src/content/model/isFileName';
import { asRecord, isRecord } from '../../src/shared/unknownValues';
import { ToolError } from '../command';

const start = '{"documents":';
/** Follows the closing braces of the JSON. */
const end = 'sha256:';

/**
 * Reads a file of `makeHandOverFile`, even if a mail program has wrapped or quoted its lines or added text. Takes only
 * media that the documents reference.
 * @throws ToolError that says what the file is instead
 */
export function readHandOver(name: string, file: Buffer): HandOver {
  const text = file.toString('latin1').replace(outsideJson, '');
  const from = text.indexOf(start);
  const to = text.indexOf(`}}${end}`, from) + 2;
  const [sum] = /^[\w+/]{43}=/.exec(text.slice(to + end.length, to + end.length + 44)) ?? [];
  if (from < 0 && (!sum || isHtml(text))) throw new ToolError(`${name} ${describeForeign(text)}`);
  if (from < 0 || !sum) throw new ToolError(`${name} was cut short on its way: ask for it again.`);
  const json = text.slice(from, to);
  if (createHash('sha256').update(json, 'latin1').digest('base64') !== sum)
    throw new ToolError(`${name} was damaged on its way: save the attachment itself, or ask for it again.`);
  if (text.includes(start, to))
    throw new ToolError(`${name} holds several files of changes: save each as a file of its own.`);
  const { documents, media } = JSON.parse(json);
  if (!Array.isArray(documents) || !documents.every(isHandedDocument))
    throw new ToolError(`${name} names a part of the site that this version of the code does not have.`);
  const referenced = new Set(documents.flatMap(({ edited }) => listUploadPaths(edited)).filter(isMediaName));
  const used = Object.entries(asRecord(media)).filter(([src]) => referenced.has(src));
  return {
    documents,
    media: Object.fromEntries(used.map(([src, data]) => [src, Buffer.from(String(data), 'base64')])),
  };
}

const isHtml = (text: string) => /^<(!doctype|html)/i.test(text);

function describeForeign(text: string): string {
  if (text === '') return 'is empty: ask for it again.';
  if (text.startsWith('PK')) return 'is a zip: unpack it, and apply each .txt file in it.';
  if (isHtml(text)) return 'is a web page: download the file that the page offers, or ask for it again.';
  if (/content-transfer-encoding:base64/i.test(text)) return 'is a mail: open it, save the attachment, and apply that.';
  return 'is not a file of changes from the editor: ask for changements-….txt.';
}

/** Whether this is the path of a JPEG, with names under which every system can store the file and its folders. */
function isMediaName(src: string): boolean {
  const [, names] = /^\/uploads\/(.+)\.jpg$/i.exec(src) ?? [];
  return names?.split('/').every(isFileName) === true;
}

/** Checks the key and the slugs of activities too, because they become names of files. */
function isHandedDocument(value: unknown): value is HandedDocument {
  const { key, base, handedOverVersions = [], edited } = asRecord(value);
  if (!isDocumentKey(key) || !isRecord(edited)) return false;
  if (!Array.isArray(handedOverVersions) || ![base, ...handedOverVersions].every(isRecord)) return false;
  return listSlugs(edited).every((slug) => /^[a-z0-9-]+$/.test(slug) && isFileName(slug));
}
