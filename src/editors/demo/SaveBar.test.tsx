/** @jest-environment jsdom */
import '../../testing/fakeDatabase';
import { act, screen } from '@testing-library/react';
import type { Tree } from '../../content/documents/bilingual';
import { type DocumentKey, readDocument } from '../../content/documents/documents';
import { writeAt } from '../../content/documents/editEntry';
import { matchLabel } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { type EditorModel, useEditor } from './drafts/useEditor';
import { SaveBar } from './SaveBar';

const content = loadFixtureContent();
const hero = readDocument('hero', content);
let editor: EditorModel;

function Bar({ of, current }: { of: DocumentKey; current: Tree }) {
  editor = useEditor(of, current, content.uploads);
  return <SaveBar editor={editor} onChanges={() => {}} />;
}

// jsdom has no ResizeObserver.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

it('the bar says of a new album that it is new, which fits on a line of a phone', async () => {
  await act(async () => void renderInLanguage(<Bar of="album-nouveau--1" current={{}} />));
  await act(async () => void editor.act({ type: 'edit', edit: () => ({ name: { fr: 'Fête des écoles à Gadas' } }) }));
  expect(screen.getByRole('status')).toHaveTextContent(matchLabel('admin.album.create'));
});

it('the bar says that a draft is stored only while its last letter is', async () => {
  await act(async () => void renderInLanguage(<Bar of="hero" current={hero} />));
  const type = (title: string) => void editor.act({ type: 'edit', edit: () => writeAt(hero, ['title', 'fr'], title) });
  const words = () => screen.getByText(matchLabel('admin.draft.kept'));
  await act(async () => type('Un'));
  expect(words()).toBeVisible();
  // Not awaited, so the draft is still being stored.
  act(() => type('Une'));
  expect(words()).not.toBeVisible();
  await act(async () => {});
  expect(words()).toBeVisible();
});
