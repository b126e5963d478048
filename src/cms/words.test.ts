import decapPhrases from './decapPhrases.json';
import { writePage } from './page';
import { mergePhrases, pageWords } from './words';

const { editor, ui } = decapPhrases;

it.each(['publish', 'publishNow', 'publishAndCreateNew', 'publishAndDuplicate', 'save', 'deleteEntry'] as const)(
  'says of the button "%s" that it only pretends to',
  (name) => expect(editor.editorToolbar[name]).toMatch(/^Simuler/),
);

it.each(['entrySaved', 'entryPublished', 'entryUnpublished'] as const)(
  'says of the message "%s" that it is a simulation',
  (name) => expect(ui.toast[name]).toMatch(/simul/i),
);

it('lays our phrases over those of Decap, and leaves the others', () => {
  expect(mergePhrases({ a: { b: 'B', c: 'C' }, d: 'D' }, { a: { b: 'x' }, e: 'E' })).toEqual({
    a: { b: 'x', c: 'C' },
    d: 'D',
    e: 'E',
  });
});

it('makes the spaces of our phrases unbreakable where French wants it', () => {
  expect(mergePhrases({ a: 'A' }, { a: 'Fini ? Oui.', b: { c: 'Champ : vide' } })).toEqual({
    a: 'Fini\u00a0? Oui.',
    b: { c: 'Champ\u00a0: vide' },
  });
});

it('says without any script that it is a demo, leads back to the dashboard, and has words for a narrow screen', () => {
  const page = writePage();
  expect(page).toContain(pageWords.demo);
  expect(page).toContain('href="/admin/dashboard/"');
  expect(page).toContain('lang="fr"');
  expect(page).toContain(pageWords.narrow);
});
