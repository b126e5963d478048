import { foldText } from '../../shared/i18n/foldText';

// What the editor adds has one id for life (an activity, from its first title on), which nobody else has: random
// characters, because nobody can be asked without a network. An album is made with its name before them. An activity
// gets its title once that is written.

/** Without vowels, they spell no word; without `l` and `y`, they are not taken for another character. */
const consonants = 'bcdfghjkmnpqrstvwxz';
const characters = `${consonants}23456789`;

/** A letter first, so that nothing takes the id for a number. */
function draw(count: number): string {
  const pick = (from: string) => from.charAt(Math.floor(Math.random() * from.length));
  return pick(consonants) + Array.from({ length: count - 1 }, () => pick(characters)).join('');
}

const drawnId = new RegExp(`[${consonants}][${characters}]{5}$`);

/** The id of a list item: `k3f7wd`. Two of 100 items share one in one list of 50,000. */
export function makeItemId(): string {
  return draw(6);
}

/** The id of an album: `fete_des_ecoles_k3f7`. Two albums of one name share it in one case of 370,000. */
export function makeAlbumId(name: string): string {
  return nameId(name, draw(4)).replaceAll('-', '_');
}

/** The id of what has an address, made of its first title: `fete-des-ecoles-k3f7wd`. */
export function nameId(title: string, drawn: string): string {
  return [slugify(title), drawn].filter(Boolean).join('-');
}

/** Whether an id has no title yet. */
export function isUnnamed(id: string): boolean {
  return drawnId.exec(id)?.index === 0;
}

/** The drawn part of an id, which a title does not change, or an id that was not drawn. */
export function drawnPart(id: string): string {
  return drawnId.exec(id)?.[0] ?? id;
}

/** Letters of Cameroon's and Europe's languages that Unicode does not decompose into a–z and a mark. */
const asciiLetters: Readonly<Record<string, string>> = {
  ...{ ɑ: 'a', ɓ: 'b', ɖ: 'd', ɗ: 'd', ǝ: 'e', ə: 'e', ɛ: 'e', ɣ: 'g', ɨ: 'i', ɲ: 'n', ŋ: 'n', ɔ: 'o', ʉ: 'u', ƴ: 'y' },
  ...{ æ: 'ae', đ: 'd', ð: 'd', ı: 'i', ł: 'l', ø: 'o', œ: 'oe', ß: 'ss', þ: 'th' },
};

export function slugify(title: string): string {
  const plain = foldText(title).replace(/\P{ASCII}/gu, (letter) => asciiLetters[letter] ?? letter);
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 60).replace(/-$/, '');
}
