/** A piece of a page whose texts are escaped already. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | undefined | false | Part[];

/** Writes HTML in which whatever is put in is a text, unless it was written by this function too. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((string, index) => string + write(parts[index])).join(''));
}

function write(part: Part): string {
  if (Array.isArray(part)) return part.map(write).join('');
  if (part === undefined || part === false) return '';
  return part instanceof Html ? part.text : String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
