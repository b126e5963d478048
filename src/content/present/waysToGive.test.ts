import { findWayNotes, listShownWays } from './waysToGive';

it.each([
  [{ number: '6 99' }, undefined],
  [{ number: '6 99', url: 'https://www.example.org' }, undefined],
  [{ url: 'https://collecte.example/' }, undefined],
  [{ kind: 'inPerson', how: 'Venez.' }, undefined],
  [{ kind: 'inPerson' }, 'how'],
  [{ how: 'Le numéro viendra.' }, 'number'],
  [{ kind: 'link', url: 'https://www.example.org/don' }, 'url'],
  [{ number: '6XX XX XX XX699 11 22' }, 'number'],
  [{ kind: 'inPerson', how: 'Venez.', number: '6XX' }, 'number'],
] as const)('a way to give with %j is shown unless a field is a placeholder: %s', (changes, field) => {
  const way = { id: 'one', kind: 'bank', name: 'Banque', ...changes } as const;
  expect(findWayNotes([way])).toEqual(field ? [{ index: 0, field, note: 'placeholder' }] : []);
  expect(listShownWays([way])).toEqual(field ? [] : [way]);
});

it('the number that donors copy has no invisible marks', () => {
  const way = { id: 'a', kind: 'mobileMoney', name: 'Orange', number: '\u202a699 11 22 33\u202c' } as const;
  expect(listShownWays([way])[0]?.number).toBe('699 11 22 33');
});
