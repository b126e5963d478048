import { describeComparison } from './describeComparison';

const accepted = { date: '2026-11-23', time: '11:00', reference: '35353736', state: 'accepted' } as const;
const pending = { ...accepted, reference: '44444444', state: 'pending' } as const;

it('an export is not said to agree while there is a doubt', () => {
  const compared = { accepted: 1, doubts: ['Plusieurs colonnes.'], differences: [], unmatched: [] };
  expect(describeComparison(compared, 'novembre 2026', false)).toEqual({
    lines: ['Dons acceptés ici en novembre 2026 : 1 ; retrouvés dans l’export : 1.', 'Plusieurs colonnes.'],
    isWrongFile: false,
  });
});

it('an export that names only a payment that is pending here is not the wrong file', () => {
  const differences = [{ what: 'Seulement ici', row: accepted, lines: [] }];
  const unmatched = [{ line: ['44444444', '5000'], row: pending }];
  const compared = { accepted: 1, doubts: [], differences, unmatched };
  expect(describeComparison(compared, undefined, false)).toEqual({
    lines: [
      'Dons acceptés ici : 1 ; retrouvés dans l’export : 0.',
      'Seulement ici : 35353736, montant inconnu',
      'Lignes de l’export sans don accepté ici :',
      '  [en attente ici] 44444444 ; 5000',
    ],
    isWrongFile: false,
  });
});
