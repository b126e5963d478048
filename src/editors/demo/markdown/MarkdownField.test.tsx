/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { label } from '../../../testing/label';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { MarkdownField } from './MarkdownField';

// jsdom has no layout, which the editor reads to scroll.
const noRects = () => [{ left: 0, right: 0, top: 0, bottom: 0 }] as unknown as DOMRectList;
Object.assign(Range.prototype, { getClientRects: noRects, getBoundingClientRect: () => noRects()[0] });
Element.prototype.getClientRects = noRects;

let value: string;

function Field({ start, error }: { start: string; error?: string }) {
  const [text, setText] = useState(start);
  value = text;
  return (
    <>
      <MarkdownField
        label="Texte (français) *"
        hint="Un ou deux paragraphes."
        error={error}
        name="fr.text"
        lang="fr"
        aria-required
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="button" onClick={() => setText('# Importé')}>
        Importer
      </button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Texte (français) *' });
// The editor is imported, which takes long on a busy machine.
const shown = () => waitFor(() => expect(field().tagName).toBe('DIV'), { timeout: 10_000 });

it('a text is shown as the site shows it, with the label, hint and name of its field', async () => {
  renderInLanguage(<Field start="Un **pas** vers [là](/don/)" />);
  await shown();
  expect(field().innerHTML).toBe('<p>Un <strong>pas</strong> vers <a href="/don/">là</a></p>');
  expect(field()).toHaveAccessibleDescription('Un ou deux paragraphes.');
  expect(field()).toBeRequired();
  for (const [name, text] of Object.entries({ name: 'fr.text', lang: 'fr', contenteditable: 'true' })) {
    expect(field()).toHaveAttribute(name, text);
  }
});

it('an error is shown at the editor', async () => {
  renderInLanguage(<Field start="" error="Ce champ est obligatoire." />);
  await shown();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Ce champ est obligatoire.');
});

it('a text that is as before is the same string, in its own spelling', async () => {
  const start = 'Un *petit* __pas__\n';
  renderInLanguage(<Field start={start} />);
  await shown();
  await userEvent.click(screen.getByRole('button', { name: label('admin.write.list') }));
  expect(value).toBe('- Un _petit_ **pas**');
  await userEvent.click(screen.getByRole('button', { name: label('admin.write.list') }));
  expect(value).toBe(start);
});

it.each(['tel:+237 699 00 00 00', '+237 (699) 00-00.00', '699 00 00 00'])(
  'the phone number %s becomes a link',
  async (typed) => {
    renderInLanguage(<Field start="" />);
    await shown();
    await userEvent.click(screen.getByRole('button', { name: label('admin.write.link') }));
    expect(screen.getByLabelText(label('admin.write.address'))).toHaveFocus();
    await userEvent.type(screen.getByLabelText(label('admin.write.address')), typed);
    await userEvent.click(screen.getByRole('button', { name: label('admin.write.linkApply') }));
    expect(value).toContain('](tel:+237699000000)');
  },
);

it('a link without a selection stands apart from the words around it', async () => {
  renderInLanguage(<Field start="là" />);
  await shown();
  await userEvent.click(screen.getByRole('button', { name: label('admin.write.link') }));
  await userEvent.type(screen.getByLabelText(label('admin.write.address')), 'example.org');
  await userEvent.click(screen.getByRole('button', { name: label('admin.write.linkApply') }));
  expect(value).toBe('[example.org](https://example.org) là');
});

it.each([
  ['text/html', '<p class="MsoNormal" style="color:red"><b>Gras</b> et <i>plus</i><o:p></o:p></p>', '**Gras** et plus'],
  ['text/plain', '*Gras* et plus\nsuite', '**Gras** et plus\n\nsuite'],
])('a paste of %s is cleaned', async (type, pasted, markdown) => {
  renderInLanguage(<Field start="" />);
  await shown();
  const clipboardData = { getData: (wanted: string) => (wanted === type ? pasted : '') };
  fireEvent(field(), Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }));
  expect(value).toBe(markdown);
});

it('a text from elsewhere with something that the editor does not show goes into a text area', async () => {
  renderInLanguage(<Field start="Un pas" />);
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Importer' }));
  expect(field()).toHaveValue('# Importé');
  await userEvent.type(field(), '{Control>}a{/Control}Un pas');
  expect(field().tagName).toBe('TEXTAREA');
  await userEvent.tab();
  await shown();
  expect(value).toBe('Un pas');
});

it('a text area works when the editor cannot be loaded', async () => {
  jest.doMock('./RichText', () => {
    throw new Error('No network');
  });
  jest.resetModules();
  renderInLanguage(<Field start="" />);
  await userEvent.type(field(), '**Gras**');
  await userEvent.tab();
  expect(field()).toHaveValue('**Gras**');
  expect(value).toBe('**Gras**');
});
