/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInLanguage } from '../../../fixtures/renderInLanguage';
import type { Fields } from '../../content/fields';
import type { Entry } from '../../content/localize';
import { FieldInputs } from './FieldInputs';

let typed: Entry;

function Form({ fields, start, problems = {} }: { fields: Fields; start: Entry; problems?: Record<string, string> }) {
  const [entry, setEntry] = useState(start);
  typed = entry;
  const uploads = ['/uploads/a.jpg', '/uploads/b.mp4'];
  return (
    <FieldInputs
      fields={fields}
      form={{ entry, problems: new Map(Object.entries(problems)), uploads, onChange: setEntry }}
    />
  );
}

const show = (fields: Fields, start: Entry = { fr: {}, en: {} }, problems?: Record<string, string>) =>
  renderInLanguage(<Form fields={fields} start={start} problems={problems} />);

const described = { label: 'Champ', hint: 'Ce qu’il faut écrire.' };

it.each([
  ['text', {}, 'textbox', 'Bonjour', 'Bonjour'],
  ['longText', {}, 'textbox', 'Une{Enter}Deux', 'Une\nDeux'],
  ['markdown', {}, 'textbox', '**Gras**', '**Gras**'],
  ['url', {}, 'textbox', 'https://a.org', 'https://a.org'],
  ['number', {}, 'spinbutton', '42', 42],
  ['media', { accept: ['video'] }, 'combobox', '/uploads/b.mp4', '/uploads/b.mp4'],
] as const)('a field of kind %s has an input', async (kind, more, role, keys, value) => {
  show({ one: { kind, ...described, ...more } as Fields[string] });
  const input = screen.getByRole(role, { name: 'Champ (français) *' });
  expect(input).toHaveAccessibleDescription('Ce qu’il faut écrire.');
  expect(input).toBeRequired();
  await userEvent.type(input, keys);
  expect(typed).toEqual({ fr: { one: value }, en: {} });
});

it('a select shows option labels and stores option values', async () => {
  const field = {
    kind: 'text',
    options: ['active', 'done'],
    optionLabels: { active: 'En cours' },
    ...described,
  } as const;
  show({ one: { ...field, shared: true } });
  const choice = screen.getByRole('combobox', { name: 'Champ (les deux langues) *' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choisir…', 'En cours', 'done']);
  await userEvent.selectOptions(choice, 'En cours');
  expect(typed.fr).toEqual({ one: 'active' });
});

it('a media field suggests the files of its kind', () => {
  const { container } = show({ one: { kind: 'media', accept: ['photo'], ...described } });
  expect([...container.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    '/uploads/a.jpg',
    '/uploads/a.jpg',
  ]);
});

it('a translated field requires French only and shows it as the English placeholder', async () => {
  show({ one: { kind: 'text', ...described } }, { fr: { one: 'Bonjour' }, en: {} });
  const english = screen.getByLabelText('Champ (anglais)');
  expect(english).not.toBeRequired();
  expect(english).toHaveAttribute('placeholder', 'Bonjour');
  await userEvent.type(english, 'Hello');
  expect(typed).toEqual({ fr: { one: 'Bonjour' }, en: { one: 'Hello' } });
});

it('an optional field is not marked as required', () => {
  show({ one: { kind: 'text', ...described, optional: true } });
  expect(screen.getByLabelText('Champ (français)')).not.toBeRequired();
});

it('a character count appears near the maximum length', async () => {
  show({ one: { kind: 'text', max: 10, ...described } });
  const input = screen.getByLabelText('Champ (français) *');
  await userEvent.type(input, '12345678');
  expect(input).toHaveAccessibleDescription('Ce qu’il faut écrire.');
  await userEvent.type(input, '9');
  expect(input).toHaveAccessibleDescription('Ce qu’il faut écrire. 9 caractères sur 10.');
});

it('a text field stores one line even when its input wraps', async () => {
  show({ one: { kind: 'text', max: 120, ...described } });
  await userEvent.type(screen.getByLabelText('Champ (français) *'), 'un{Enter}deux');
  expect(typed.fr).toEqual({ one: 'un deux' });
});

it('a field shows its error', () => {
  show({ one: { kind: 'text', ...described } }, undefined, { 'fr.one': 'Ce champ est obligatoire.' });
  const input = screen.getByLabelText('Champ (français) *');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Ce champ est obligatoire.');
});

it('a hint has non-breaking spaces before French punctuation', () => {
  show({ one: { kind: 'text', ...described, hint: 'Par exemple : 500+.' } });
  expect(screen.getByText(/^Par exemple/).textContent).toBe('Par exemple\u00a0: 500+.');
});

it('an object field is a group with its label', async () => {
  show({
    card: { kind: 'object', label: 'Carte', hint: 'Une carte.', fields: { one: { kind: 'text', ...described } } },
  });
  const group = screen.getByRole('group', { name: 'Carte' });
  await userEvent.type(within(group).getByLabelText('Champ (anglais)'), 'x');
  expect(typed.en).toEqual({ card: { one: 'x' } });
});

describe('a list', () => {
  const fields: Fields = {
    items: {
      kind: 'list',
      label: 'Éléments',
      hint: 'Dans l’ordre.',
      of: { kind: 'object', label: 'Élément', hint: '', fields: { one: { kind: 'text', ...described } } },
    },
  };
  const items = [
    { id: 'a', one: 'A' },
    { id: 'b', one: 'B' },
  ];
  const start = { fr: { items }, en: { items: [{ id: 'a' }, { id: 'b' }] } };
  const values = () => (typed as { fr: { items: { one?: string }[] } }).fr.items.map(({ one }) => one);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('adds an empty item and focuses it', async () => {
    show(fields, start);
    await press('Ajouter Élément');
    expect(values()).toEqual(['A', 'B', undefined]);
    expect(screen.getByRole('group', { name: 'Élément 3' })).toHaveFocus();
  });

  it('removes an item and restores it in place', async () => {
    show(fields, start);
    await press('Supprimer Élément 1');
    expect(values()).toEqual(['B']);
    expect(screen.getByText(/Supprimé.: Élément 1\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(values()).toEqual(['A', 'B']);
    expect(screen.getByRole('group', { name: 'Élément 1' })).toHaveFocus();
  });

  it('moves an item with its focus, but not past the ends', async () => {
    show(fields, start);
    await press('Descendre Élément 1');
    expect(values()).toEqual(['B', 'A']);
    expect(screen.getByRole('group', { name: 'Élément 2' })).toHaveFocus();
    await press('Descendre Élément 2');
    await press('Monter Élément 1');
    expect(values()).toEqual(['B', 'A']);
  });

  it('of texts has an input for each', async () => {
    show(
      { words: { kind: 'list', label: 'Mots', hint: '', of: { kind: 'text', ...described } } },
      { fr: { words: ['un'] } },
    );
    await press('Ajouter Champ');
    await userEvent.type(screen.getAllByLabelText('Champ (français) *')[1] as HTMLElement, 'deux');
    expect(typed.fr).toEqual({ words: ['un', 'deux'] });
  });
});
