/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { LabelKey } from '../../../shared/wording/wording';
import { label } from '../../../testing/label';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { MarkdownAreaField } from './MarkdownAreaField';

function Field({ start }: { start: string }) {
  const [text, setText] = useState(start);
  return (
    <>
      <MarkdownAreaField
        label="Texte (français) *"
        hint="Un ou deux paragraphes."
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <output>{text}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texte (français) *' });
const value = () => screen.getByRole('status').textContent;
const press = (key: LabelKey) => userEvent.click(screen.getByRole('button', { name: label(key) }));

it('the buttons edit what is selected, which keeps the focus', async () => {
  renderInLanguage(<Field start="un pas" />);
  expect(field()).toHaveAccessibleDescription('Un ou deux paragraphes.');
  field().setSelectionRange(3, 6);
  await press('editor.write.bold');
  expect(value()).toBe('un **pas**');
  expect(field()).toHaveFocus();
  await press('editor.write.bold');
  expect(value()).toBe('un pas');
  await press('editor.write.link');
  await userEvent.keyboard('/don/');
  await press('editor.write.list');
  expect(value()).toBe('- un [pas](/don/)');
});

it('a paste is written as Markdown at the cursor; the browser pastes what stays as it is', () => {
  renderInLanguage(<Field start="un  deux" />);
  field().setSelectionRange(3, 3);
  const pasteText = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } });
  pasteText('*gras*');
  expect(value()).toBe('un **gras** deux');
  // The event is not prevented.
  expect(pasteText('trois')).toBe(true);
});
