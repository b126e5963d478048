/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { writeAt } from '../../../content/documents/editDocument';
import { FormAt, FormProvider, type FormState, useForm } from './formState';

const start: FormState = {
  edited: { items: [{ one: { fr: 'un', en: 'one' } }, { one: { fr: 'deux', en: 'two' } }] },
  problems: new Map(),
  notes: new Map(),
  onChange: () => {},
  announce: () => {},
};
const write = (...path: (string | number)[]) => ({ edited: writeAt(start.edited, path, 'x') });

it.each<[string, Partial<FormState>]>([
  ['a letter in another item', write('items', 1, 'one', 'fr')],
  [
    'a problem and a remark on another item',
    { problems: new Map([['fr.items[1].one', 'x']]), notes: new Map([['en.items[1]', 'missing']]) },
  ],
])('%s does not render an item again', (_, change) => {
  expect(countRenders(change)).toBe(1);
});

it.each<[string, Partial<FormState>]>([
  ['a letter in it', write('items', 0, 'one', 'fr')],
  ['a new item below it', write('items', 2, 'one', 'fr')],
  ['a problem in it', { problems: new Map([['fr.items[0].one', 'x']]) }],
  ['a remark on its translation', { notes: new Map([['en.items[0].one', 'missing']]) }],
])('%s renders an item again', (_, change) => {
  expect(countRenders(change)).toBe(2);
});

/** How often the first item has been rendered after a change of the form. */
function countRenders(change: Partial<FormState>): number {
  const Draw = jest.fn(() => {
    useForm();
    return null;
  });
  const at = (form: FormState) => (
    <FormProvider {...form}>
      <FormAt path={['items', 0]}>{() => <Draw />}</FormAt>
    </FormProvider>
  );
  const { rerender } = render(at(start));
  rerender(at({ ...start, ...change }));
  return Draw.mock.calls.length;
}
