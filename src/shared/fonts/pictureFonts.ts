import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Font = {
  /** The name by which Pango finds the font in its file. */
  name: string;
  file: string;
  characters: ReadonlySet<string>;
};

/**
 * The fonts of pictures that show words, because a build machine may have none. The first is the site's display font,
 * unpacked because sharp reads no WOFF2. The second has Cameroon's letters and tone marks too; it sets a text whole,
 * not mark by mark.
 */
const loadFonts = () =>
  [
    loadFont('Bricolage Grotesque 96pt ExtraBold ExtraBold, Ultra-Bold', 'bricolage-grotesque-800.ttf'),
    loadFont('Noto Sans SemiCondensed ExtraBold', 'noto-sans-800.ttf'),
  ] as const;

let fonts: ReturnType<typeof loadFonts>;

/** Splits a text into what pictures can show and what is `missing`, and chooses the font for what is shown. */
export function fitText(text: string): { shown: string; missing: string; font: Font } {
  fonts ??= loadFonts();
  const [display, wide] = fonts;
  const has = (letter: string) => wide.characters.has(letter);
  // A letter with marks may be drawn from its parts.
  const letters = [...text.normalize('NFC')].flatMap((letter) => (has(letter) ? letter : [...letter.normalize('NFD')]));
  const missing = letters.filter((letter) => !has(letter)).join('');
  const shown = letters.filter(has).join('').replace(/ +/g, ' ').trim();
  return {
    shown,
    // Joiners and variation selectors are invisible.
    missing: /\P{Default_Ignorable_Code_Point}/u.test(missing) ? missing : '',
    font: [...shown].every((letter) => display.characters.has(letter)) ? display : wide,
  };
}

function loadFont(name: string, fileName: string): Font {
  const file = resolve(__dirname, fileName);
  return { name, file, characters: readCharacters(readFileSync(file)) };
}

/** Reads a TrueType font's table of characters, whose format 4 has the first and last code of each segment. */
function readCharacters(font: Buffer): Set<string> {
  const tables = font.readUInt32BE(font.indexOf('cmap') + 8);
  const table = tables + font.readUInt32BE(tables + 8);
  const lasts = table + 14;
  const size = font.readUInt16BE(table + 6);
  const firsts = lasts + size + 2;
  const characters = new Set<string>();
  for (let at = 0; at < size; at += 2) {
    const last = font.readUInt16BE(lasts + at);
    for (let code = font.readUInt16BE(firsts + at); code <= last; code++) characters.add(String.fromCharCode(code));
  }
  return characters;
}
