/** @jest-environment jsdom */
import '../../testing/fakeDatabase';
import { act, screen } from '@testing-library/react';
import type { Tree } from '../../content/documents/bilingual';
import type { DocumentKey } from '../../content/documents/documents';
import { matchLabel } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { type EditorModel, useEditor } from './drafts/useEditor';
import { SaveBar } from './SaveBar';

const content = loadFixtureContent();
let editor: EditorModel;

function Bar({ of, current }: { of: DocumentKey; current: Tree }) {
  editor = useEditor(of, current, content.uploads);
  return <SaveBar editor={editor} />;
}

it('the bar says of a new album that it is new, which fits on a line of a phone', async () => {
  await act(async () => void renderInLanguage(<Bar of="album-bal_k3f7" current={{}} />));
  await act(async () => void editor.act({ type: 'edit', edit: () => ({ name: { fr: 'Fête des écoles à Gadas' } }) }));
  expect(screen.getByRole('status')).toHaveTextContent(matchLabel('admin.album.create'));
});
