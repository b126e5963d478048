import { compareExport, decodeExport, readExport } from './compareExport';
import type { LedgerRow } from './ledger';

const row = (reference: string, values: Partial<LedgerRow> = {}): LedgerRow => ({
  date: '2026-11-23',
  time: '11:00',
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
    otherState: [],
    onlyHere: [row('4')],
    otherAmount: [{ exported: { reference: '3', amount: 2500 }, row: row('3') }],
    ofMonth: 2,
    twice: [],
    negative: [],
  });
});

it('finds a payment by the provider’s own reference, too', () => {
  const exported = [
    { reference: 'theirs', amount: 5000 },
    { reference: '2', amount: 5000 },
  ];
  const rows = [row('1', { providerReference: 'theirs' }), row('2', { providerReference: 'unlisted' })];
  expect(compareExport(exported, rows)).toMatchObject({ onlyThere: [], onlyHere: [], otherAmount: [] });
});

it('names a reference that the export has twice, and an amount below zero, which is not compared', () => {
  const paid = { reference: '1', amount: 5000 };
  const refund = { reference: '2', amount: -5000 };
  const { onlyThere, onlyHere, twice, negative } = compareExport([paid, paid, refund], [row('1'), row('2')]);
  expect([onlyThere, onlyHere, twice, negative]).toEqual([[], [row('2')], [paid], [refund]]);
});

it.each([
  ['our reference and the provider’s', ['1', 'theirs'], 1],
  ['two references', ['1', '2'], 0],
  ['no reference', ['', ''], 0],
])('finds under %s (%j) %i payments listed twice', (_, references, count) => {
  const exported = references.map((reference) => ({ reference, amount: 5000 }));
  const rows = [row('1', { providerReference: 'theirs' }), row('2')];
  expect(compareExport(exported, rows).twice).toHaveLength(count);
});

it('compares an amount without its cents, which it does not read in an export', () => {
  const [exported] = readExport('reference;amount\n1;19,50').payments;
  expect(compareExport(exported ? [exported] : [], [row('1', { amount: 19.5 })]).otherAmount).toEqual([]);
});

it.each([
  ['EUR', 'XAF', 1],
  ['XAF', 'XAF', 0],
  ['FCFA', 'XOF', 0],
  ['cfa', 'XAF', 0],
  ['FCFA', 'EUR', 1],
])('an amount in %s there and in %s here: %i differences', (there, currency, count) => {
  const exported = [{ reference: '1', amount: 5000, currency: there }];
  expect(compareExport(exported, [row('1', { currency })]).otherAmount).toHaveLength(count);
});

it('tells a payment that waits here from one that was never noted', () => {
  const waiting = row('1', { state: 'pending' });
  const exported = { reference: '1', amount: 5000 };
  expect(compareExport([exported], [waiting])).toMatchObject({
    onlyThere: [],
    otherState: [{ exported, row: waiting }],
    onlyHere: [],
  });
});

it('counts once each payment of the export that is of the month here', () => {
  const rows = [row('1'), row('2', { date: '2026-10-31' })];
  const exported = [
    { reference: '1', amount: 5000 },
    { reference: '1', amount: 5000 },
    { reference: '2', amount: 5000 },
  ];
  expect(compareExport(exported, rows, '2026-11').ofMonth).toBe(1);
  expect(compareExport(exported, rows, '2026-09').ofMonth).toBe(0);
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
  ['reference;amount\n1;5.000'],
  ['reference;amount\n1;"5,000"'],
  ['reference;amount\n1;"5,000.00"'],
  ["reference;amount\n1;5'000"],
  ['sep=;\nreference;amount\n1;5000'],
  ['Export du 30/11/2026, 1 paiement, en FCFA\n\nreference;amount\n1;5000'],
  ['Export;;\n;;\nreference;amount;status\n1;5000;ACCEPTED'],
  ['reference;amount\r1;5000\r'],
  ['reference,amount\n="1","=""5000"""'],
  ['reference;amount;status\n1;5000;ACCEPTED\n2;5000;SUCCESS_REVERSED\n3;5000;ACCEPTED_PENDING'],
])('reads the accepted payments of %j', (text) => {
  expect(readExport(text).payments).toEqual([{ reference: '1', amount: 5000 }]);
});

it.each(['="35353736"', "'35353736", '35\u202f353 736', '35353736,00', '35353736.0', '"35,353,736.00"'])(
  'undoes what a spreadsheet makes of a reference: %s',
  (cell) => {
    expect(readExport(`reference;amount\n${cell};5000`).payments).toEqual([{ reference: '35353736', amount: 5000 }]);
  },
);

it.each(['00998877', 'MP241123.1045.C12345', '1E5'])('leaves the reference %s as it is', (reference) => {
  expect(readExport(`reference;amount\n${reference};5000`).payments).toEqual([{ reference, amount: 5000 }]);
});

it.each(['1,23457E+11', '1.2e+17'])('refuses references of which a spreadsheet has lost digits: %s', (reference) => {
  expect(() => readExport(`reference;amount\n1;5000\n${reference};5000`)).toThrow(
    `Un tableur a abrégé les références de ce fichier (« ${reference} ») : leurs chiffres sont perdus. Exportez de nouveau`,
  );
});

it.each([
  ['date', '2026-11-30 23:50:00'],
  ['Date de paiement', '30/11/2026 23:50'],
  ['created_at', '2026-11-30T23:50:00Z'],
])('reads the column %s as it is', (name, date) => {
  expect(readExport(`reference;amount;${name}\n1;5000;${date}`).payments).toEqual([
    { reference: '1', amount: 5000, date },
  ]);
});

it('takes the names of columns that it does not know', () => {
  expect(readExport('Numéro;Somme\n1;5000', { reference: 'Numéro', amount: 'Somme' }).payments).toEqual([
    { reference: '1', amount: 5000 },
  ]);
});

it('takes the status of an accepted payment that it does not know', () => {
  const text = 'reference;amount;status\n1;5000;Complete\n2;100;Failed';
  expect(readExport(text, { accepted: 'complete' })).toEqual({
    payments: [{ reference: '1', amount: 5000 }],
    leftOut: [['Failed', 1]],
  });
  expect(() => readExport(text, { accepted: 'accepté' })).toThrow(
    'Aucune ligne de l’export n’a l’état « accepté ». Ses états : Complete, Failed.',
  );
  expect(() => readExport(text)).toThrow(
    'Aucun paiement de l’export n’a un état reconnu comme accepté. Ses états : Complete, Failed.\n' +
      'Indiquez celui d’un paiement accepté : npm run records -- --accepted="…"',
  );
});

it('says which columns an unknown export has, and the whole command that names them', () => {
  const typed = { month: '2026-11', compare: ['export de mai.csv'], 'reference-column': 'Identifiant' };
  const text = 'Export de novembre\nNuméro;Somme;Heure\n1;5000;10:00';
  expect(() => readExport(text, { typed, reference: 'Identifiant' })).toThrow(
    'Aucune colonne de l’export n’est reconnue pour la référence et le montant. Ses colonnes : Numéro, Somme, Heure.\n' +
      'Indiquez la bonne colonne : npm run records -- --month="2026-11" --compare="export de mai.csv" ' +
      '--reference-column="…" --amount-column="…"',
  );
});

it('names a line without a state, such as the total, by what it begins with', () => {
  const text = 'date;reference;amount;status\n;1;5000;ACCEPTED\n;2;100;REFUSED\nTotal;;5100;';
  expect(readExport(text).leftOut).toEqual([
    ['REFUSED', 1],
    ['Total', 1],
  ]);
});

it('reads an amount below zero, and leaves one that it cannot read open', () => {
  expect(readExport('reference;amount;devise\n1;-5 000;XAF\n2;(5.000);\n3;cinq;').payments).toEqual([
    { reference: '1', amount: -5000, currency: 'XAF' },
    { reference: '2', amount: -5000 },
    { reference: '3', amount: undefined },
  ]);
});

it.each(['', 'reference;amount\n'])('refuses the export %j, which has no payment', (text) => {
  expect(() => readExport(text)).toThrow('Ce fichier d’export ne contient aucun paiement');
});

it('refuses a column of currencies that is not there', () => {
  expect(() => readExport('reference;amount\n1;5000', { currency: 'Devise' })).toThrow('n’est reconnue pour la devise');
});

it('decodes UTF-8, and Windows-1252 and UTF-16 as Excel saves them', () => {
  expect(decodeExport(Buffer.from('Référence', 'utf8'))).toBe('Référence');
  expect(decodeExport(Buffer.from('Référence', 'latin1'))).toBe('Référence');
  expect(decodeExport(Buffer.from('\ufeffRéférence', 'utf16le'))).toBe('Référence');
});

it.each(['PK\x03\x04', '\xD0\xCF\x11\xE0'])('tells what to do with a workbook, which begins with %j', (start) => {
  expect(() => decodeExport(Buffer.from(start, 'latin1'))).toThrow(/« Enregistrer sous », puis « CSV/);
});
