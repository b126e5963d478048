import { convertPaste, type Edit, insertLink, type Selection, toggleBold, toggleList } from './edits';

/** `|` marks the selection: `un |deux|`, or the cursor. */
function select(marked: string): Selection {
  const [before = '', chosen = '', after] = marked.split('|');
  const [start, end] = [before.length, before.length + (after === undefined ? 0 : chosen.length)];
  return { text: before + chosen + (after ?? ''), start, end };
}

function apply({ text: old }: Selection, { from, to, text, start, end }: Edit): string {
  const edited = old.slice(0, from) + text + old.slice(to);
  return `${edited.slice(0, start)}|${end > start ? `${edited.slice(start, end)}|` : ''}${edited.slice(end)}`;
}

it.each([
  ['un |deux| trois', 'un **|deux|** trois'],
  ['un| deux |trois', 'un **|deux|** trois'],
  ['l’ét|é', '**|l’été|**'],
  ['un **|deux|** trois', 'un |deux| trois'],
  ['un **deux tr|ois**', 'un |deux trois|'],
  ['**a** |b| **c**', '**a** **|b|** **c**'],
  ['|', '**|**'],
  ['**|**', '|'],
  ['|- un|', '- **|un|**'],
  ['|1. un|', '1. **|un|**'],
  ['**|un\n\ndeux|**', '|un\n\ndeux|'],
])('bold turns %j into %j', (before, after) => {
  expect(apply(select(before), toggleBold(select(before)))).toBe(after);
});

it.each([
  ['un|', '- un|'],
  ['- un|', 'un|'],
  ['avant\nu|n\naprès', 'avant\n- u|n\naprès'],
  ['un |deux|', '- un |deux|'],
  ['|un\n\ndeux|', '|- un\n\n- deux|'],
  ['|\n**a**', '- |\n**a**'],
  ['**a**|', '- **a**|'],
  ['|- un\n* deux|', '|un\ndeux|'],
  ['|- un\n\n- deux|', '|un\n\ndeux|'],
  ['|\u200e• un|', '|- un|'],
  ['|• un\n– deux\n2. trois\n3) six|', '|- un\n- deux\n- trois\n- six|'],
  ['2026. Une| année', '- 2026. Une| année'],
  ['|- un\ndeux|', '|- un\n- deux|'],
  ['avant\n|', 'avant\n- |'],
  ['|', '- |'],
])('list turns %j into %j', (before, after) => {
  expect(apply(select(before), toggleList(select(before)))).toBe(after);
});

it.each([
  ['voir |notre page|', 'voir [notre page](|adresse|)'],
  ['voir l|à', 'voir [là](|adresse|)'],
  ['voir |', 'voir [texte](|adresse|)'],
  ['[no|us](adresse) et', '[nous](|adresse|) et'],
  ['(https://a|.org/b), là', '([|texte|](https://a.org/b)), là'],
  ['écrire à nous@associa|tion.cm', 'écrire à [|texte|](nous@association.cm)'],
])('link turns %j into %j', (before, after) => {
  const edit = insertLink(select(before), { words: 'texte', url: 'adresse' });
  expect(apply(select(before), edit)).toBe(after);
});

it.each([
  ['bold words', '*Dimanche* à 3 * 4 heures, *l’été*.', '**Dimanche** à 3 * 4 heures, **l’été**.'],
  ['a bold item', '• *un*\r\n▪ deux', '- **un**\r\n- deux'],
  ['a bullet after a mark of direction', '\u200e• un', '- un'],
  ['a hyphen after a mark of WhatsApp', '\u200e\u2060- un', '- un'],
  ['a mark inside a word', 'un\u2060deux', 'un\u2060deux'],
  ['a bullet of Word, which a tab follows', '·\tun', '- un'],
  ['a year, a number and a plus at the start', '2026. Une année\n3. trois\n+ 237', '2026. Une année\n3. trois\n+ 237'],
  ['Markdown', '**Gras** et _plus_\n* un', '**Gras** et _plus_\n* un'],
])('a paste keeps %s', (_, pasted, text) => {
  expect(convertPaste(pasted)).toBe(text);
});
