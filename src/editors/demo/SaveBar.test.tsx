/** @jest-environment jsdom */
import '../../testing/fakeDatabase';
import { act, screen } from '@testing-library/react';
import { readDocument } from '../../content/documents/documents';
import { writeAt } from '../../content/documents/editEntry';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { type Editor, useEditor } from './drafts/useEditor';
import { SaveBar } from './SaveBar';

const content = loadFixtureContent();
const hero = readDocument('hero', content);
let editor: Editor;

function HeroBar() {
  editor = useEditor('hero', hero, content.uploads);
  return <SaveBar editor={editor} onTakeOver={() => {}} onChanges={() => {}} />;
}

it('the bar says that a draft is stored only while its last letter is', async () => {
  // jsdom has none.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  await act(async () => void renderInLanguage(<HeroBar />));
  const type = (title: string) => void editor.act({ type: 'edit', edit: () => writeAt(hero, ['title', 'fr'], title) });
  const words = () => screen.getByText(/Brouillon enregistré/);
  await act(async () => type('Un'));
  expect(words()).toBeVisible();
  // Not awaited: the letter is on its way.
  act(() => type('Une'));
  expect(words()).not.toBeVisible();
  await act(async () => {});
  expect(words()).toBeVisible();
});
