import { findWayNotes, listShownWays } from './waysToGive';

const bank = { id: 'one', kind: 'bank', name: 'Banque' } as const;

it.each([
  { number: '6 99' },
  { number: '6 99', url: 'https://www.example.org' },
  { url: 'https://collecte.example/' },
  { kind: 'inPerson', how: 'Venez.' },
] as const)('a way to give with %j is shown', (changes) => {
  const way = { ...bank, ...changes };
  expect(findWayNotes([way])).toEqual([]);
  expect(listShownWays([way])).toEqual([way]);
});

it.each([
  [{ kind: 'inPerson' }, 'how'],
  [{ how: 'Le numéro viendra.' }, 'number'],
  [{ kind: 'link', url: 'https://www.example.org/don' }, 'url'],
  [{ number: '6XX XX XX XX699 11 22' }, 'number'],
  [{ kind: 'inPerson', how: 'Venez.', number: '6XX' }, 'number'],
] as const)('a way to give with %j is not shown, because its %s is a placeholder', (changes, field) => {
  const way = { ...bank, ...changes };
  expect(findWayNotes([way])).toEqual([{ index: 0, field, note: 'placeholder' }]);
  expect(listShownWays([way])).toEqual([]);
});

it('the number that donors copy has no invisible marks', () => {
  const way = { id: 'a', kind: 'mobileMoney', name: 'Orange', number: '\u202a699 11 22 33\u202c' } as const;
  expect(listShownWays([way])[0]?.number).toBe('699 11 22 33');
});
