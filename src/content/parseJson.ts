import { cleanText } from './cleanText';
import { FileError } from './problems';

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
