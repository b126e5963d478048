/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { checkEntry } from '../../../content/check/checkEntry';
import { type Tree, toHalves, toTree } from '../../../content/documents/bilingual';
import { itemId, list, object, text } from '../../../content/fields/declare';
import { defaultLanguage, type Language } from '../../../shared/i18n/languages';
import { label } from '../../../testing/label';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { DocumentForm } from './DocumentForm';
import { revealField } from './revealField';

const one = text('Champ', '', { max: 10 });
const fields = {
  first: object('Premier', '', { one }),
  second: object('Second', '', { one }),
  picture: text('Image', '', { max: 10, shared: true }),
  items: list('Éléments', '', { of: object('Élément', '', { id: itemId, one }) }),
  photos: list('Photos', '', { media: true, of: object('Photo', '', { id: itemId, caption: one }) }),
};
const initial = toTree(fields, {
  fr: {
    first: { one: 'un' },
    second: { one: 'deux' },
    picture: 'p',
    items: [{ id: 'a', one: 'A' }],
    photos: [{ id: 'p', caption: 'P' }],
  },
  en: { second: { one: 'far too long for it' }, items: [{ id: 'a' }] },
});

function Form({ start }: { start: Tree }) {
  const [edited, setEdited] = useState(start);
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  return (
    <form aria-label="Champs">
      <DocumentForm
        fields={fields}
        initial={start}
        edited={edited}
        problems={checkEntry('', fields, toHalves(fields, edited), new Set())}
        language={language}
        onLanguage={setLanguage}
        onChange={setEdited}
      />
    </form>
  );
}

function show(start = initial) {
  renderInLanguage(<Form start={start} />);
  return screen.getByRole<HTMLFormElement>('form', { name: 'Champs' });
}

const input = (path: string) => document.querySelector<HTMLElement>(`[name="${path}"]`);
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

it('a problem names a date as the form shows it', () => {
  const problem = { file: '', field: 'fr.picture', reason: 'beforeStart', values: { start: '2026-03-01' } } as const;
  renderInLanguage(
    <DocumentForm
      fields={fields}
      initial={initial}
      edited={initial}
      problems={[problem]}
      language={defaultLanguage}
      onLanguage={() => {}}
      onChange={() => {}}
    />,
  );
  expect(screen.getByRole('region')).toHaveTextContent(label('editor.problem.beforeStart', { start: '01/03/2026' }));
});

it('revealField unfolds every group around a field, and no other', () => {
  const form = show();
  const listOpen = () => [...form.querySelectorAll<HTMLElement>('details[open]')].map(({ dataset }) => dataset.path);
  expect(listOpen()).toEqual(['first']);
  act(() => revealField(form, 'fr.items[0].one'));
  expect(listOpen()).toEqual(['first', 'items', 'items[0]']);
  expect(input('fr.items[0].one')).toHaveFocus();
  act(() => revealField(form, 'fr.photos[0].caption'));
  expect(listOpen()).toEqual(['first', 'items', 'items[0]', 'photos', 'photos[0]']);
  expect(input('fr.photos[0].caption')).toHaveFocus();
});

it('revealField keeps the language for a field that both share', () => {
  const form = show();
  act(() => revealField(form, 'en.second.one'));
  act(() => revealField(form, 'fr.picture'));
  expect(input('fr.picture')).toHaveFocus();
  expect(isPressed('anglais')).toBe(true);
});

it('revealField leads from a missing file to the button that removes its photo', () => {
  const form = show();
  act(() => revealField(form, 'fr.photos[0].src'));
  expect(screen.getByRole('button', { name: `${label('editor.list.remove')} Photo 1` })).toHaveFocus();
});

it('revealField leads to the innermost group of a problem without an input', () => {
  const form = show();
  act(() => revealField(form, 'fr.items[0].id'));
  expect(screen.getByRole('group', { name: 'Élément 1' }).querySelector('summary')).toHaveFocus();
});
