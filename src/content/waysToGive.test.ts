import { listShownWays } from './waysToGive';

it.each([
  [{ number: '6 99' }, true],
  [{ url: 'https://collecte.example/' }, true],
  [{ kind: 'inPerson', how: 'Venez.' }, true],
  [{ kind: 'inPerson' }, false],
  [{ how: 'Le numéro viendra.' }, false],
  [{ number: '6 99', id: 'waiting' }, false],
  [{ number: '6XX XX XX XX699 11 22' }, false],
  [{ number: 'CM21 xxxxx', holder: 'Association A' }, false],
  [{ number: 'CM21 10002 00030 BIC ECOCCMCXXXX' }, true],
  [{ number: '6 99', holder: ' nom du\u00a0titulaire' }, false],
  [{ number: '6 99', holder: 'Noms du titulaire' }, true],
  [{ number: '6 99', holder: 'XX YY' }, false],
] as const)('whether a way to give with %j is shown: %s', (changes, isShown) => {
  const way = { id: 'one', kind: 'bank', name: 'Banque', ...changes } as const;
  expect(listShownWays({ ways: [way], placeholders: ['waiting'] })).toEqual(isShown ? [way] : []);
});

it('the number that donors copy has no invisible marks', () => {
  const way = { id: 'a', kind: 'mobileMoney', name: 'Orange', number: '\u202a699 11 22 33\u202c' } as const;
  expect(listShownWays({ ways: [way] })[0]?.number).toBe('699 11 22 33');
});
