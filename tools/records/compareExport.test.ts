import { compareExport, readExport } from './compareExport';
import type { LedgerRow } from './ledger';

const row = (reference: string, values: Partial<LedgerRow> = {}): LedgerRow => ({
  date: '2026-11-23',
  reference,
  state: 'accepted',
  amount: 5000,
  currency: 'XAF',
  ...values,
});

it('names what is only there, only here, and of another amount', () => {
  const exported = [
    { reference: '1', amount: 5000 },
    { reference: '2', amount: 5000 },
    { reference: '3', amount: 2500 },
  ];
  expect(compareExport(exported, [row('1'), row('3'), row('4')])).toEqual({
    onlyThere: [{ reference: '2', amount: 5000 }],
    onlyHere: [row('4')],
    otherAmount: [{ exported: { reference: '3', amount: 2500 }, row: row('3') }],
  });
});

it('finds a payment by the provider’s own reference, too', () => {
  const exported = [
    { reference: 'theirs', amount: 5000 },
    { reference: '2', amount: 5000 },
  ];
  const rows = [row('1', { providerReference: 'theirs' }), row('2', { providerReference: 'unlisted' })];
  expect(compareExport(exported, rows)).toEqual({ onlyThere: [], onlyHere: [], otherAmount: [] });
});

it('counts a payment that is not accepted here as missing here', () => {
  const { onlyThere, onlyHere } = compareExport([{ reference: '1', amount: 5000 }], [row('1', { state: 'pending' })]);
  expect(onlyThere).toHaveLength(1);
  expect(onlyHere).toEqual([]);
});

it('finds a payment of the next month here, but reports only this month as missing there', () => {
  const rows = [row('1', { date: '2026-12-01' }), row('2', { date: '2026-12-01' })];
  const { onlyThere, onlyHere } = compareExport([{ reference: '1', amount: 5000 }], rows, '2026-11');
  expect([onlyThere, onlyHere]).toEqual([[], []]);
});

it.each([
  ['transaction_id;amount;status\n1;5000;ACCEPTED\n2;100;REFUSED'],
  ['ID Transaction,Montant,Statut\n1,"5 000,00 FCFA",Succès\n2,100,Échec'],
  ['cpm_trans_id\tcpm_amount\n1\t5000.00'],
])('reads the accepted payments of %j', (text) => {
  expect(readExport(text)).toEqual([{ reference: '1', amount: 5000 }]);
});

it('takes the names of columns that it does not know', () => {
  expect(readExport('Numéro;Somme\n1;5000', { reference: 'Numéro', amount: 'Somme' })).toEqual([
    { reference: '1', amount: 5000 },
  ]);
});

it('takes the status of an accepted payment that it does not know', () => {
  const text = 'reference;amount;status\n1;5000;Complete\n2;100;Failed';
  expect(readExport(text, { accepted: 'complete' })).toEqual([{ reference: '1', amount: 5000 }]);
  expect(readExport(text, { accepted: 'accepted' })).toEqual([]);
  expect(() => readExport(text)).toThrow(
    'No payment of the export has a status that is known as accepted. Its statuses are: Complete, Failed.\n' +
      'Name that of an accepted one, for example --accepted="Complete".',
  );
});

it('says which columns an unknown export has', () => {
  expect(() => readExport('Numéro;Somme\n1;5000')).toThrow(
    /no column that is known as reference or amount\. Its columns are: Numéro, Somme\./,
  );
});
