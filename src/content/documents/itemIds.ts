import { foldText } from '../../shared/i18n/foldText';

// The ids of what the editor adds are random, because without a network it can ask no server. An album's id begins with
// the album's name, and an activity's with its first title, once that is written. After that, the id stays.

/** No vowels, so that an id spells no word; no `l` and `y`, which are mistaken for other characters. */
const consonants = 'bcdfghjkmnpqrstvwxz';
const characters = `${consonants}23456789`;

/** The first character is a letter, so that no parser takes an id for a number. */
function makeRandom(count: number): string {
  const pick = (from: string) => from.charAt(Math.floor(Math.random() * from.length));
  return pick(consonants) + Array.from({ length: count - 1 }, () => pick(characters)).join('');
}

/** How many random characters an id has. An activity's has as many as an item's. */
const itemLength = 6;
const albumLength = 4;

const randomEnd = new RegExp(`[${consonants}][${characters}]{${itemLength - 1}}$`);

/** The id of a list item: `k3f7wd`. Of some 50,000 lists of 100 items, one has the same id twice. */
export function makeItemId(): string {
  return makeRandom(itemLength);
}

/** The id of an album: `fete_des_ecoles_k3f7`. Two albums of the same name share it in one case of 370,000. */
export function makeAlbumId(name: string): string {
  return addTitleToId(name, makeRandom(albumLength)).replaceAll('-', '_');
}

/** Puts the words of a title before a random id: `fete-des-ecoles-k3f7wd`, which an activity's path contains. */
export function addTitleToId(title: string, random: string): string {
  return [slugify(title), random].filter(Boolean).join('-');
}

/** Whether an id has no title before its random characters yet. */
export function isUntitled(id: string): boolean {
  return randomEnd.exec(id)?.index === 0;
}

/** The random part of an item's or activity's id, which a title does not change. Any other id is returned whole. */
export function randomPart(id: string): string {
  return randomEnd.exec(id)?.[0] ?? id;
}

/** Letters of Cameroon's and Europe's languages that Unicode does not decompose into a–z and a mark. */
const asciiLetters: Readonly<Record<string, string>> = {
  ...{ ɑ: 'a', ɓ: 'b', ɖ: 'd', ɗ: 'd', ǝ: 'e', ə: 'e', ɛ: 'e', ɣ: 'g', ɨ: 'i', ɲ: 'n', ŋ: 'n', ɔ: 'o', ʉ: 'u', ƴ: 'y' },
  ...{ æ: 'ae', đ: 'd', ð: 'd', ı: 'i', ł: 'l', ø: 'o', œ: 'oe', ß: 'ss', þ: 'th' },
};

/** The words of a title for a path: at most 60 of a–z, 0–9 and `-`. Empty for a title without words. */
export function slugify(title: string): string {
  const plain = foldText(title).replace(/\P{ASCII}/gu, (letter) => asciiLetters[letter] ?? letter);
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 60).replace(/-$/, '');
}
