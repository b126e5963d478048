/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Tree, toHalves, toTree } from '../../../content/documents/bilingual';
import { findReviewNotes } from '../../../content/documents/findReviewNotes';
import { date, itemId, list, longText, markdown, number, object, text, url } from '../../../content/fields/declare';
import type { Fields } from '../../../content/fields/fields';
import type { Entry } from '../../../content/model/model';
import type { LabelKey } from '../../../shared/wording/wording';
import { label, matchLabel } from '../../../testing/label';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { FieldInputs } from './FieldInputs';

let typed: Entry;
const announce = jest.fn();
beforeEach(() => announce.mockClear());

function Form({ fields, start, problems = {} }: { fields: Fields; start: Tree; problems?: Record<string, string> }) {
  const [edited, setEdited] = useState(start);
  typed = toHalves(fields, edited);
  const found = new Map(Object.entries(problems));
  const notes = findReviewNotes(fields, start, edited);
  return (
    <form>
      <FieldInputs form={{ edited, problems: found, notes, onChange: setEdited, announce }} fields={fields} />
    </form>
  );
}

const show = (fields: Fields, start: Entry = { fr: {}, en: {} }, problems?: Record<string, string>) =>
  renderInLanguage(<Form fields={fields} start={toTree(fields, start)} problems={problems} />);

const described = ['Champ', 'Ce qu’il faut écrire.'] as const;

it.each([
  ['text', text(...described), 'textbox', 'Bonjour', 'Bonjour'],
  ['longText', longText(...described), 'textbox', 'Une{Enter}Deux', 'Une\nDeux'],
  ['url', url(...described), 'textbox', 'https://a.org', 'https://a.org'],
  ['number', number(...described), 'textbox', '42', 42],
] as const)('a field of kind %s has an input', async (_, one, role, keys, value) => {
  show({ one });
  const input = screen.getByRole(role, { name: 'Champ (français)\u00a0*' });
  expect(input).toHaveAccessibleDescription('Ce qu’il faut écrire.');
  expect(input).toBeRequired();
  await userEvent.type(input, keys);
  expect(typed).toEqual({ fr: { one: value }, en: {} });
});

it('symbols that look like letters are stored as letters, typed or pasted', async () => {
  show({ one: markdown(...described) });
  const input = screen.getByRole('textbox', { name: 'Champ (français)\u00a0*' });
  await userEvent.click(input);
  await userEvent.paste('𝗠𝗲𝗿𝗰𝗶 ²');
  await userEvent.keyboard('Ⓐ');
  expect(typed.fr).toEqual({ one: 'Merci ²A' });
});

it('the French text above an English field keeps its lines, without the stars of bold words', () => {
  show({ one: markdown(...described) }, { fr: { one: '**Un** puits\n- une pompe' }, en: {} });
  const original = screen.getByText((_, element) => element?.textContent === 'Un puits\n- une pompe');
  expect(original).toHaveStyle({ whiteSpace: 'pre-line' });
});

it('a phone shows the keyboard that suits a field', () => {
  show({ one: text(...described, { contact: 'tel' }), two: number(...described) });
  const inputs = screen.getAllByRole('textbox', { name: 'Champ (français)\u00a0*' });
  expect(inputs.map((input) => input.inputMode)).toEqual(['tel', 'numeric']);
});

it('the field of a phone number shows what its link calls, where the country code is missing', async () => {
  show({ one: text(...described, { contact: 'tel' }) });
  const input = screen.getByRole('textbox', { name: 'Champ (français)\u00a0*' });
  await userEvent.type(input, '699 11 22 33');
  expect(input).toHaveAccessibleDescription(/\+237 699 11 22 33/);
  await userEvent.clear(input);
  await userEvent.type(input, '+237 699 11 22 33');
  expect(input).not.toHaveAccessibleDescription(/699/);
});

it('a date is hinted, shown and typed as French writes it, and stays as typed until its input is left', async () => {
  show({ one: date(...described, { partial: true }) }, { fr: { one: '2026-11' } });
  const input = screen.getByRole('textbox', { name: 'Champ (français)\u00a0*' });
  expect(input).toHaveAccessibleDescription(expect.stringMatching(label('admin.edit.partialDates')));
  expect(input).toHaveValue('11/2026');
  await userEvent.clear(input);
  await userEvent.type(input, '1.3.2026');
  expect(input).toHaveValue('1.3.2026');
  await userEvent.tab();
  expect(input).toHaveValue('01/03/2026');
  expect(typed.fr).toEqual({ one: '2026-03-01' });
});

it('an address stays as typed until its input is left, and is stored with its https://', async () => {
  show({ one: url(...described) });
  const input = screen.getByRole('textbox', { name: 'Champ (français)\u00a0*' });
  await userEvent.type(input, 'www.example.org');
  expect(input).toHaveValue('www.example.org');
  expect(typed.fr).toEqual({ one: 'https://www.example.org' });
  await userEvent.tab();
  expect(input).toHaveValue('https://www.example.org');
});

it('a select shows option labels and stores option values', async () => {
  const options = { options: ['active', 'done'], optionLabels: { active: 'En cours' } };
  show({ one: text(...described, { ...options, shared: true }) });
  const choice = screen.getByRole('combobox', { name: `Champ (${label('admin.edit.shared')})\u00a0*` });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([label('admin.edit.emptyChoice'), 'En cours', 'done']);
  await userEvent.selectOptions(choice, 'En cours');
  expect(typed.fr).toEqual({ one: 'active' });
});

it('a translated field requires French only, and shows it once, outside the English input', async () => {
  show({ one: text(...described) }, { fr: { one: 'Bonjour' }, en: {} });
  const english = screen.getByLabelText('Champ (anglais)');
  expect(english).not.toBeRequired();
  expect(english).not.toHaveAttribute('placeholder');
  expect(screen.getAllByText('Bonjour', { selector: 'p' })).toHaveLength(1);
  await userEvent.type(english, 'Hello');
  expect(typed).toEqual({ fr: { one: 'Bonjour' }, en: { one: 'Hello' } });
});

it('an optional field is not marked as required', () => {
  show({ one: text(...described, { optional: true }) });
  expect(screen.getByLabelText('Champ (français)')).not.toBeRequired();
});

it('a text that is too long says so as it is typed', async () => {
  show({ one: text(...described, { max: 10 }) });
  const input = screen.getByLabelText('Champ (français) *');
  await userEvent.type(input, '1234567890');
  expect(input).toBeValid();
  await userEvent.type(input, '1');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(
    `${label('admin.problem.tooLong', { length: 11, max: 10 })} Ce qu’il faut écrire.`,
  );
});

describe('a translation', () => {
  const fields = { one: text(...described) };

  it('that is missing is noted', () => {
    show(fields, { fr: { one: 'Une phrase' }, en: {} });
    const english = screen.getByLabelText('Champ (anglais)');
    expect(english).toHaveAccessibleDescription(label('admin.note.missing', { language: 'anglais' }));
  });

  it('is noted once the French has changed', async () => {
    const stale = matchLabel('admin.note.stale', { language: 'anglais' });
    show(fields, { fr: { one: 'Un' }, en: { one: 'One' } });
    expect(screen.queryByText(stale)).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Champ (français) *'), ' et demi');
    expect(screen.getByText(stale)).toBeVisible();
  });
});

it.each([
  [40, 'TEXTAREA'],
  [32, 'INPUT'],
])('the input of a text of up to %i characters is a %s, so that a phone shows all of it', (max, name) => {
  show({ one: text(...described, { max }) });
  expect(screen.getByLabelText('Champ (français) *').tagName).toBe(name);
});

it('a text field stores one line even when its input wraps', async () => {
  show({ one: text(...described, { max: 120 }) });
  await userEvent.type(screen.getByLabelText('Champ (français) *'), 'un{Enter}deux');
  expect(typed.fr).toEqual({ one: 'un deux' });
});

it('a hint has non-breaking spaces before French punctuation', () => {
  show({ one: text('Champ', 'Par exemple : 500+.') });
  expect(screen.getByText(/^Par exemple/).textContent).toBe('Par exemple\u00a0: 500+.');
});

it('an object field is a group with its label', async () => {
  show({ card: object('Carte', 'Une carte.', { one: text(...described) }) });
  const group = screen.getByRole('group', { name: 'Carte' });
  await userEvent.type(within(group).getByLabelText('Champ (anglais)'), 'x');
  expect(typed.en).toEqual({ card: { one: 'x' } });
});

it('only the first of several groups is open, and a folded one says what is to be reviewed inside', () => {
  const fields = { one: text(...described) };
  show(
    { a: object('Un', '', fields), b: object('Deux', '', fields) },
    { fr: { a: { one: 'un' }, b: { one: 'deux' } }, en: { a: { one: 'one' } } },
    { 'fr.b.one': 'Ce champ est obligatoire.' },
  );
  const [first, second] = ['Un', 'Deux'].map((name) => screen.getByRole('group', { name })) as [
    HTMLElement,
    HTMLElement,
  ];
  expect(first).toHaveAttribute('open');
  expect(second).not.toHaveAttribute('open');
  expect(first.querySelector('summary')).toHaveTextContent(/^Un$/);
  expect(second.querySelector('summary')).toHaveTextContent(matchLabel('admin.review.problem'));
  expect(second.querySelector('summary')).toHaveTextContent(label('admin.review.missing'));
});

describe('a list', () => {
  const item = object('Élément', '', {
    id: itemId,
    one: text(...described),
    state: text(...described, { shared: true, options: ['on'], optionLabels: { on: 'En cours' } }),
  });
  const fields = { items: list('Éléments', 'Dans l’ordre.', { of: item }) };
  const items = [
    { id: 'a', one: 'A', state: 'on' },
    { id: 'b', one: 'B' },
  ];
  const start = { fr: { items }, en: { items: [{ id: 'a' }, { id: 'b', one: 'B' }] } };
  const values = () => (typed as { fr: { items: { one?: string }[] } }).fr.items.map(({ one }) => one);
  const button = (key: LabelKey, of: string) => screen.getByRole('button', { name: `${label(key)} ${of}` });
  const press = (key: LabelKey, of: string) => userEvent.click(button(key, of));
  const card = (number: number) => screen.getByRole('group', { name: `Élément ${number}` });
  const summary = (number: number) => card(number).querySelector('summary');

  it('shows each item as a folded card with its title, its option and what is to be reviewed', () => {
    show(fields, start);
    expect(card(1)).not.toHaveAttribute('open');
    expect(summary(1)).toHaveTextContent(`Élément 1AEn cours${label('admin.review.missing')}`);
    expect(summary(2)).toHaveTextContent(/^Élément 2B$/);
  });

  it('adds an empty item, opens it and focuses it', async () => {
    show(fields, start);
    await userEvent.click(screen.getByText(matchLabel('admin.list.add', { name: 'élément' })));
    expect(values()).toEqual(['A', 'B', undefined]);
    expect(card(3)).toHaveAttribute('open');
    expect(summary(3)).toHaveFocus();
  });

  it('removes an item without a question and restores it in place', async () => {
    show(fields, start);
    await press('admin.list.remove', 'Élément 1');
    expect(values()).toEqual(['B']);
    expect(announce).toHaveBeenLastCalledWith(label('admin.list.removed', { name: 'A' }));
    expect(screen.getByRole('button', { name: label('admin.list.undo', { name: 'A' }) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(values()).toEqual(['A', 'B']);
    expect(summary(1)).toHaveFocus();
  });

  it('moves an item with its focus, says its place, and stops at the ends', async () => {
    show(fields, start);
    await press('admin.list.down', 'Élément 1');
    expect(values()).toEqual(['B', 'A']);
    expect(button('admin.list.down', 'Élément 2')).toHaveFocus();
    expect(announce).toHaveBeenLastCalledWith(label('admin.list.position', { name: 'A', position: 2, count: 2 }));
    await press('admin.list.down', 'Élément 2');
    await press('admin.list.up', 'Élément 1');
    expect(values()).toEqual(['B', 'A']);
    expect(announce).toHaveBeenCalledTimes(1);
  });

  it('of texts has an input for each, and adds one with the article of its noun', async () => {
    show({ words: list('Mots', '', { feminine: true, of: text('Étape', '') }) }, { fr: { words: ['un'] } });
    await userEvent.click(screen.getByText(matchLabel('admin.list.addFeminine', { name: 'étape' })));
    const added = screen.getByRole('group', { name: 'Étape 2' });
    await userEvent.type(within(added).getByLabelText('Étape (français) *'), 'deux');
    expect(typed.fr).toEqual({ words: ['un', 'deux'] });
  });
});

it('the undo of a removed item disappears once its list has moved, where it would restore another item', async () => {
  const amounts = list(...described, { of: text('Montant', '') });
  const year = object('Année', '', { id: itemId, amounts });
  const [first, second] = [
    { id: 'a', amounts: ['Bus'] },
    { id: 'b', amounts: ['Puits', 'Livres'] },
  ];
  show({ years: list('Années', '', { of: year }) }, { fr: { years: [first, second] }, en: {} });
  const press = (key: LabelKey, item: string) =>
    userEvent.click(screen.getByRole('button', { name: `${label(key)} ${item}` }));
  const undo = () => screen.queryByRole('button', { name: label('admin.list.undo', { name: 'Livres' }) });
  await userEvent.click(screen.getByRole('group', { name: 'Année 2' }).querySelector('summary') as HTMLElement);
  await press('admin.list.remove', 'Montant 2');
  expect(undo()).toBeInTheDocument();
  await press('admin.list.up', 'Année 2');
  expect(undo()).not.toBeInTheDocument();
});
