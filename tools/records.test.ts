import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const accepted = { state: 'accepted', amount: 5000, currency: 'XAF', method: 'OM', paidAt: '2026-11-20 10:00:00' };
const records = [
  { ...accepted, reference: '1', amount: 1500000, payoutAt: '2026-11-25 10:00:00' },
  { ...accepted, reference: '2', paidAt: '2026-10-31 10:00:00', payoutAt: '2026-11-02 10:00:00' },
  { ...accepted, reference: '3', amount: undefined },
  { ...accepted, reference: '4', state: 'pending', isNotified: true },
  { ...accepted, reference: '5', state: 'pending' },
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'));
  for (const record of records) {
    const store = join(folder, '.netlify/blobs-serve/entries/0/site:payments', record.reference);
    mkdirSync(store, { recursive: true });
    writeFileSync(join(store, record.state), JSON.stringify(record));
  }
  writeFileSync(join(folder, '.netlify/blobs-serve/entries/0/site:payments/1/pending'), 'oops');
  mkdirSync(join(folder, 'dossier'));
  writeFileSync(join(folder, 'remboursement.csv'), 'reference;montant;statut\n2;5000;Accepté\n2;-5000;Accepté\n');
  writeFileSync(join(folder, 'sans-etat.csv'), 'reference;montant\n2;5000\n');
  writeFileSync(join(folder, 'autre.csv'), 'reference;montant;statut\n1;1500000;Accepté\n');
  writeFileSync(join(folder, 'export.csv'), 'reference;montant;statut\n2;5000;Accepté\n');
  writeFileSync(
    join(folder, 'novembre.csv'),
    'reference;montant;statut;date\n1;10000;Accepté;\n4;5000;Accepté;\n5;5000;Accepté;\n;700;Accepté;30/11/2026 23:50\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command where these payments are recorded; what it prints, with plain spaces. */
function run(words: string[], env: Record<string, string> = {}): string {
  const tool = ['--import', require.resolve('tsx'), join(__dirname, 'records.ts'), ...words];
  const { stdout, stderr } = spawnSync(process.execPath, tool, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  return `${stdout}${stderr}`.replace(/[\u00a0\u202f]/g, ' ');
}

it.each([
  ['--month=', 'Il manque quelque chose après « --month= ».'],
  ['--compare=', 'Il manque le nom du fichier après « --compare= ».'],
  ['--compare', 'Il manque le nom du fichier après « --compare= ».'],
  ['-month=2026-11', '« -month=2026-11 » n’est pas compris.'],
  ['--csv=export.csv', '« export.csv » existe déjà : choisissez un autre nom.'],
  [
    '--backup=absent/dons.jsonl',
    '« absent/dons.jsonl » est introuvable : vérifiez le nom du fichier et celui du dossier.',
  ],
  ['--compare=dossier', '« dossier » est un dossier, pas un fichier.'],
  ['--year=26', 'Écrivez l’année ainsi : --year=2026 (reçu : 26).'],
  ['--year=2026 --month=2026-11', 'Choisissez un mois ou une année, pas les deux.'],
])('refuses %s in words', (words, answer) => {
  expect(run(words.split(' '))).toContain(answer);
});

it('says in French that the two dashes before the options are missing', () => {
  expect(run([], { npm_config_month: '2026-11' })).toContain('Il manque deux tirets seuls avant les options.');
});

it('compares with several exports at once, one per provider', () => {
  expect(run(['--month=2026-10', '--compare=absent.csv', '--compare=export.csv'])).toContain('« absent.csv »');
  expect(run(['--compare=export.csv', '--compare=autre.csv'])).toContain(
    'Acceptés dans l’export : 2 ; retrouvés ici : 2.',
  );
});

it('sums the month, what is paid out in it, and names what has no amount', () => {
  const lines = run(['--month=2026-11']).split('\n').slice(-6, -1);
  expect(lines).toEqual([
    'Total XAF : 1 500 000 (1 don)',
    '  dont Orange Money : 1 500 000 (1 don)',
    'Sans montant ici, à chercher dans l’espace marchand : 3',
    'Versement du 2026-11-02, XAF : 5 000 (1 don)',
    'Versement du 2026-11-25, XAF : 1 500 000 (1 don)',
  ]);
});

it('counts what is pending and never was notified, which strangers may have started, and lists it on demand', () => {
  const folded = 'En attente, jamais annoncés par le prestataire, non listés : 1 (--pending les montre).';
  const short = run(['--month=2026-11']);
  expect(short).toContain(folded);
  expect(short).toMatch(/ 4 +en attente/);
  expect(short).not.toMatch(/ 5 +en attente/);
  const whole = run(['--month=2026-11', '--pending']);
  expect(whole).not.toContain(folded);
  expect(whole).toMatch(/ 5 +en attente/);
});

it('says of each difference with an export which payment, how much, and how it stands here', () => {
  expect(run(['--month=2026-11', '--compare=novembre.csv']).split('\n').slice(-7, -1)).toEqual([
    'Acceptés dans l’export : 4 ; retrouvés ici en novembre 2026 : 3.',
    'Seulement dans l’export : sans référence, 700, 30/11/2026 23:50',
    'Accepté dans l’export, en attente ici : 4, 5 000',
    'Accepté dans l’export, en attente ici : 5, 5 000',
    'Seulement ici : 3, montant inconnu',
    'Autre montant : 1, 1 500 000 XAF ici, 10 000 dans l’export',
  ]);
});

it('proposes a command without the option that was wrong, with quotation marks where there were some', () => {
  expect(run(['--compare', 'export.csv', '--reference-column=Nº du don', '--amount-column=montant'])).toContain(
    'npm run records -- --compare="export.csv" --amount-column="montant" --reference-column="…"',
  );
});

it('says that every line counts where no column is one of states', () => {
  expect(run(['--month=2026-10', '--compare=sans-etat.csv'])).toContain(
    'Aucune colonne d’état n’est reconnue : chaque ligne est comptée comme acceptée. Colonnes : reference, montant.',
  );
});

it('closes no year over a difference, a refund, a damaged record, a missing amount, or the trial payments of this machine', () => {
  expect(run(['--year=2026', '--compare=remboursement.csv'])).toContain(
    'Rien n’est écrit pour la page de l’association : la liste et l’export ne concordent pas, l’export a un montant négatif, un enregistrement est illisible, ',
  );
  expect(run(['--year=2026', '--compare=novembre.csv'])).toContain(
    'un don n’a pas de montant, ce sont des paiements d’essai.',
  );
});

it('does not call an export of another month equal', () => {
  const answer = run(['--month=2026-09', '--compare=export.csv']);
  expect(answer).toContain('Est-ce le bon fichier ?');
  expect(answer).not.toContain('concordent');
});
