/** @jest-environment jsdom */
import { writeAt } from '../../../content/documents/editDocument';
import { itemId, list, object, text } from '../../../content/fields/declare';
import { renderInLanguage } from '../../../testing/renderInLanguage';
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
  announce: () => {},
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
