import { writePage } from '../../gatsby/decap/page';
import decapPhrases from './decapPhrases.json';
import { mergePhrases, pageWords } from './words';

const { editor, ui } = decapPhrases;

it.each(['publish', 'publishNow', 'publishAndCreateNew', 'publishAndDuplicate', 'save', 'deleteEntry'] as const)(
  'the button "%s" says that it simulates',
  (name) => expect(editor.editorToolbar[name]).toMatch(/^Simuler/),
);

it.each(['entrySaved', 'entryPublished', 'entryUnpublished'] as const)(
  'the message "%s" names the simulation',
  (name) => expect(ui.toast[name]).toMatch(/simul/i),
);

it('mergePhrases overrides Decap’s phrases and keeps the others', () => {
  expect(mergePhrases({ a: { b: 'B', c: 'C' }, d: 'D' }, { a: { b: 'x' }, e: 'E' })).toEqual({
    a: { b: 'x', c: 'C' },
    d: 'D',
    e: 'E',
  });
});

it('mergePhrases adds non-breaking spaces before French punctuation', () => {
  expect(mergePhrases({ a: 'A' }, { a: 'Fini ? Oui.', b: { c: 'Champ : vide' } })).toEqual({
    a: 'Fini\u00a0? Oui.',
    b: { c: 'Champ\u00a0: vide' },
  });
});

it('the Decap page announces the demo, the dashboard and narrow screens without scripts', () => {
  const page = writePage();
  expect(page).toContain(pageWords.demo);
  expect(page).toContain('href="/admin/dashboard/"');
  expect(page).toContain('lang="fr"');
  expect(page).toContain(pageWords.narrow);
});
