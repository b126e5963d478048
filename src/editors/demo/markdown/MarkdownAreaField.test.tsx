/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toaster } from '../../../shared/components/Toaster.island';
import { clearToasts } from '../../../shared/components/toasts';
import type { LabelKey } from '../../../shared/components/wording';
import { label, matchLabel } from '../../../testing/label';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { MarkdownAreaField } from './MarkdownAreaField';

function Field({ start }: { start: string }) {
  const [text, setText] = useState(start);
  return (
    // The same as in the editor.
    <div onInput={clearToasts}>
      <MarkdownAreaField
        label="Texte (français) *"
        hint="Un ou deux paragraphes."
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <output>{text}</output>
      <Toaster />
    </div>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texte (français) *' });
const value = () => screen.getByRole('status').textContent;
const press = (key: LabelKey) => userEvent.click(screen.getByRole('button', { name: label(key) }));
const pasteInto = (data: Record<string, string>) =>
  fireEvent.paste(field(), { clipboardData: { getData: (type: string) => data[type] ?? '', files: [] } });

it('the buttons and the keyboard edit what is selected, which keeps the focus', async () => {
  renderInLanguage(<Field start="un pas" />);
  expect(field()).toHaveAccessibleDescription('Un ou deux paragraphes.');
  field().setSelectionRange(3, 6);
  await press('admin.write.bold');
  expect(value()).toBe('un **pas**');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(value()).toBe('un pas');
  await press('admin.write.link');
  await userEvent.keyboard('/don/');
  await press('admin.write.list');
  expect(value()).toBe('- un [pas](/don/)');
});

it('a paste is written as Markdown at the cursor, and a picture is told where it goes', async () => {
  renderInLanguage(<Field start="un  deux" />);
  field().setSelectionRange(3, 3);
  pasteInto({ 'text/html': '<b>gras</b><img src="a.jpg">', 'text/plain': 'gras' });
  expect(value()).toBe('un **gras** deux');
  expect(await screen.findByText(matchLabel('admin.write.picture'))).toBeInTheDocument();
});

it('what was cut in the text is pasted as it was', () => {
  renderInLanguage(<Field start="un *pas* deux" />);
  field().setSelectionRange(3, 9);
  fireEvent.cut(field());
  // The event is not prevented, so the browser pastes.
  expect(pasteInto({ 'text/plain': '*pas* ' })).toBe(true);
  expect(pasteInto({ 'text/plain': '*autre*' })).toBe(false);
});
