/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { readDocument } from '../../../content/documents/documents';
import { label } from '../../../testing/label';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { ImportChanges } from './ImportChanges';
import { importHandOver } from './importHandOver';

jest.mock('./importHandOver', () => ({ importHandOver: jest.fn() }));

const base = readDocument('hero', loadFixtureContent());
const document = { key: 'hero', base, edited: base } as const;
const replaced = ['hero', { base, entry: base, savedAt: '', isSaved: false, media: {} }] as const;

it.each([
  ['and its undo', [], 0],
  ['whose undo stays, because it brings back drafts', [replaced], 1],
])('a refused file takes the place of the success before, %s', async (_, drafts, undos) => {
  const choose = (result: Awaited<ReturnType<typeof importHandOver>>) => {
    jest.mocked(importHandOver).mockResolvedValue(result);
    fireEvent.change(screen.getByLabelText(label('admin.handOver.import')), { target: { files: [new File([], 'a')] } });
  };
  renderInLanguage(<ImportChanges />);
  choose({ documents: [document], replaced: drafts, undo: async () => true });
  await screen.findByText(label('admin.handOver.imported'));
  choose({ refused: 'unreadable' });
  await screen.findByText(/Choisissez le fichier/);
  expect(screen.queryByText(label('admin.handOver.imported'))).not.toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: label('admin.list.undo') })).toHaveLength(undos);
});
