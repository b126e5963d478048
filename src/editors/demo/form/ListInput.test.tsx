/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeAt } from '../../../content/documents/editDocument';
import { itemId, list, object, text } from '../../../content/fields/declare';
import type { LabelKey } from '../../../shared/wording/wording';
import { label, matchLabel } from '../../../testing/label';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { form, showFields } from '../../testing/showFields';
import type { FormState } from './formState';
import { ListInput } from './ListInput';

const field = list('Éléments', '', { of: object('Élément', '', { id: itemId, one: text('Champ', '') }) });
const start: FormState = {
  edited: {
    items: [
      { id: 'a', one: { fr: 'un', en: 'one' } },
      { id: 'b', one: { fr: 'deux', en: 'two' } },
    ],
  },
  problems: new Map(),
  notes: new Map(),
  onChange: () => {},
};
const write = (...path: (string | number)[]) => ({ edited: writeAt(start.edited, ['items', ...path], { fr: 'x' }) });

it.each<[string, Partial<FormState>]>([
  ['a letter in another item', write(1, 'one')],
  [
    'a problem and a note on another item',
    { problems: new Map([['fr.items[1].one', 'x']]), notes: new Map([['en.items[1]', 'missing']]) },
  ],
])('%s does not render an item again', (_, change) => {
  expect(countRenders(change)).toBe(1);
});

it.each<[string, Partial<FormState>]>([
  ['a letter in it', write(0, 'one')],
  ['a new item below it', write(2)],
  ['a problem in it', { problems: new Map([['fr.items[0].one', 'x']]) }],
  ['a note on its translation', { notes: new Map([['en.items[0].one', 'missing']]) }],
])('%s renders an item again', (_, change) => {
  expect(countRenders(change)).toBe(2);
});

/** How often the first item has been rendered after a change of the form. */
function countRenders(change: Partial<FormState>): number {
  const Draw = jest.fn(() => null);
  const at = (form: FormState) => (
    <ListInput form={form} field={field} path={['items']}>
      {([, index]) => index === 0 && <Draw />}
    </ListInput>
  );
  const { rerender } = renderInLanguage(at(start));
  rerender(at({ ...start, ...change }));
  return Draw.mock.calls.length;
}

describe('a list', () => {
  const item = object('Élément', '', {
    id: itemId,
    one: text('Champ', ''),
    state: text('Champ', '', { shared: true, options: ['on'], optionNames: { on: 'En cours' } }),
  });
  const fields = { items: list('Éléments', 'Dans l’ordre.', { of: item }) };
  const items = [
    { id: 'a', one: 'A', state: 'on' },
    { id: 'b', one: 'B' },
  ];
  const start = { fr: { items }, en: { items: [{ id: 'a' }, { id: 'b', one: 'B' }] } };
  const values = () => (form.typed as { fr: { items: { one?: string }[] } }).fr.items.map(({ one }) => one);
  const button = (key: LabelKey, of: string) => screen.getByRole('button', { name: `${label(key)} ${of}` });
  const press = (key: LabelKey, of: string) => userEvent.click(button(key, of));
  const card = (number: number, of = 'Élément') => screen.getByRole('group', { name: `${of} ${number}` });
  const summary = (number: number, of?: string) => card(number, of).querySelector('summary');

  it('shows each item as a folded card with its title, its option and what is to be reviewed', () => {
    showFields(fields, start);
    expect(card(1)).not.toHaveAttribute('open');
    expect(summary(1)).toHaveTextContent(`Élément 1AEn cours${label('editor.review.missing')}`);
    expect(summary(2)).toHaveTextContent(/^Élément 2B$/);
  });

  it('adds an empty item, opens it and focuses it', async () => {
    showFields(fields, start);
    await userEvent.click(screen.getByText(matchLabel('editor.list.add', { name: 'élément' })));
    expect(values()).toEqual(['A', 'B', undefined]);
    expect(card(3)).toHaveAttribute('open');
    expect(summary(3)).toHaveFocus();
  });

  it('removes an item without a question and restores it in place', async () => {
    showFields(fields, start);
    await press('editor.list.remove', 'Élément 1');
    expect(values()).toEqual(['B']);
    expect(screen.getByRole('status')).toHaveTextContent(matchLabel('editor.list.removed', { name: 'A' }));
    expect(screen.getByRole('button', { name: label('editor.list.undo', { name: 'A' }) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(values()).toEqual(['A', 'B']);
    expect(summary(1)).toHaveFocus();
  });

  it('moves an item, keeps the focus on its button, announces its position, and stops at the ends', async () => {
    showFields(fields, start);
    await press('editor.list.down', 'Élément 1');
    expect(values()).toEqual(['B', 'A']);
    expect(button('editor.list.down', 'Élément 2')).toHaveFocus();
    const position = matchLabel('editor.list.position', { name: 'A', position: 2, count: 2 });
    expect(screen.getByRole('status')).toHaveTextContent(position);
    await press('editor.list.down', 'Élément 2');
    await press('editor.list.up', 'Élément 1');
    expect(values()).toEqual(['B', 'A']);
    expect(screen.getByRole('status')).toHaveTextContent(position);
  });

  const photos = list('Photos', '', { media: true, of: object('Photo', '', { id: itemId, one: text('Légende', '') }) });

  it('folds a photo that has a caption', () => {
    showFields({ items: photos }, { fr: { items: [...items, { id: 'c' }] }, en: {} });
    expect(summary(1, 'Photo')).toHaveTextContent(`Photo 1A${label('editor.list.coverWord')}`);
    expect(card(1, 'Photo')).not.toHaveAttribute('open');
    expect(card(3, 'Photo')).toHaveAttribute('open');
  });

  it('calls a video a video', () => {
    const type = text('Type', '', { options: ['video'], optionNames: { video: 'Vidéo' }, shared: true });
    const media = list('Photos', '', { media: true, of: object('Photo', '', { id: itemId, type }) });
    showFields({ items: media }, { fr: { items: [{ id: 'a', type: 'video' }] } });
    expect(card(1, 'Vidéo')).toHaveTextContent(/^Vidéo 1/);
  });

  it('makes a photo the cover of its album, and announces its position', async () => {
    showFields({ items: photos }, { fr: { items: [...items, { id: 'c', one: 'C' }] }, en: {} });
    expect(screen.queryByRole('button', { name: `${label('editor.list.cover')} Photo 1` })).toBeNull();
    expect(within(card(1, 'Photo')).getByText(label('editor.list.coverWord'))).not.toHaveRole('button');
    expect(button('editor.list.cover', 'Photo 3')).toHaveTextContent(label('editor.list.cover'));
    await press('editor.list.cover', 'Photo 3');
    expect(values()).toEqual(['C', 'A', 'B']);
    expect(button('editor.list.down', 'Photo 1')).toHaveFocus();
    expect(screen.getByText(matchLabel('editor.list.position', { name: 'C', position: 1, count: 3 }))).toHaveRole(
      'status',
    );
  });

  it('of texts has an input per text, and a button whose article suits the noun', async () => {
    showFields({ words: list('Mots', '', { feminine: true, of: text('Étape', '') }) }, { fr: { words: ['un'] } });
    await userEvent.click(screen.getByText(matchLabel('editor.list.addFeminine', { name: 'étape' })));
    const added = screen.getByRole('group', { name: 'Étape 2' });
    await userEvent.type(within(added).getByLabelText('Étape (français) *'), 'deux');
    expect(form.typed.fr).toEqual({ words: ['un', 'deux'] });
  });
});

it('the undo of a removed item disappears once its list has moved', async () => {
  const amounts = list('Montants', '', { of: text('Montant', '') });
  const year = object('Année', '', { id: itemId, amounts });
  const [first, second] = [
    { id: 'a', amounts: ['Bus'] },
    { id: 'b', amounts: ['Puits', 'Livres'] },
  ];
  showFields({ years: list('Années', '', { of: year }) }, { fr: { years: [first, second] }, en: {} });
  const press = (key: LabelKey, item: string) =>
    userEvent.click(screen.getByRole('button', { name: `${label(key)} ${item}` }));
  const undo = () => screen.queryByRole('button', { name: label('editor.list.undo', { name: 'Livres' }) });
  await userEvent.click(screen.getByRole('group', { name: 'Année 2' }).querySelector('summary') as HTMLElement);
  await press('editor.list.remove', 'Montant 2');
  expect(undo()).toBeInTheDocument();
  await press('editor.list.up', 'Année 2');
  expect(undo()).not.toBeInTheDocument();
});
