import { FileError } from './problems';

/**
 * A file's text without the byte order mark that some Windows editors put first.
 * @throws FileError where the file was saved in another encoding than UTF-8, which decoding leaves as U+FFFD
 */
export function cleanText(text: string): string {
  const broken = text.indexOf('\uFFFD');
  if (broken >= 0) throw new FileError('notUtf8', { line: text.slice(0, broken).split('\n').length });
  return text.replace(/^\uFEFF/, '');
}
