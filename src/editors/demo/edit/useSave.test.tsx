/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import type { Tree } from '../../../content/documents/bilingual';
import { readDocument } from '../../../content/documents/documents';
import { Toaster } from '../../../shared/components/Toaster.island';
import { label } from '../../../testing/label';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { openDocument } from './documentState';
import { useSave } from './useSave';

jest.mock('gatsby', () => ({ navigate: async () => {} }));

const album = readDocument('album-veillee', loadFixtureContent());
const opened = openDocument('album-veillee', album, [], new Date());

function Album({ edited }: { edited: Tree }) {
  return <form aria-label="form" onSubmit={useSave({ opened, edited, save: async () => 'saved' })} />;
}

it.each([
  ['an album', album, label('editor.album.saved')],
  ['the removal of an album', {}, label('editor.album.savedRemoval')],
])('after the save of %s, the toast says so', async (_, edited, message) => {
  renderInLanguage(<Album edited={edited} />);
  renderInLanguage(<Toaster />);
  fireEvent.submit(screen.getByRole('form'));
  expect(await screen.findByText(message)).toBeVisible();
});
