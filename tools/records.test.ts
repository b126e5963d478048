import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './testing/runCommand';

const accepted = { state: 'accepted', amount: 5000, currency: 'XAF', method: 'OM', paidAt: '2026-11-20T10:00:00Z' };
const records = [
  { ...accepted, reference: '11111111', amount: 1500000, payoutAt: '2026-11-25T10:00:00Z' },
  { ...accepted, reference: '22222222', paidAt: '2026-10-31T10:00:00Z', payoutAt: '2026-11-02T10:00:00Z' },
  { ...accepted, reference: '33333333', amount: undefined, providerId: 'cinetpay' },
  { ...accepted, reference: '44444444', state: 'pending', isNotified: true },
  { ...accepted, reference: '55555555', state: 'pending' },
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'));
  for (const record of records) {
    const store = join(folder, '.netlify/blobs-serve/entries/0/site:payments', record.reference);
    mkdirSync(store, { recursive: true });
    writeFileSync(join(store, record.state), JSON.stringify(record));
  }
  writeFileSync(join(folder, '.netlify/blobs-serve/entries/0/site:payments/11111111/pending'), 'oops');
  mkdirSync(join(folder, 'dossier'));
  writeFileSync(join(folder, 'autre.csv'), 'id;montant\n77777777;5000\n');
  writeFileSync(join(folder, 'octobre.csv'), 'Montant;Référence\n5 000,00;22222222\n');
  writeFileSync(
    join(folder, 'novembre.csv'),
    'id\tmontant\tétat\n11111111\t10 000\tréussi\n44444444\t5000\tréussi\n66666666\t700\téchoué\n22222222\t5000\tréussi\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command in the folder of these payments. Returns what it prints, with ordinary spaces. */
async function run(words: string[], env: Record<string, string> = {}): Promise<string> {
  const { output } = await runCommand('tools/records.ts', words, { cwd: folder, env });
  return output.replace(/[\u00a0\u202f]/g, ' ');
}

it.each([
  ['--month=', '« --month= » n’est pas compris. La commande connaît : --month=2026-11 --year='],
  ['--compare', '« --compare » n’est pas compris.'],
  ['-month=2026-11', '« -month=2026-11 » n’est pas compris.'],
  ['--all=oui', '« --all=oui » n’est pas compris.'],
  ['--csv=octobre.csv', '« octobre.csv » existe déjà : choisissez un autre nom.'],
  [
    '--backup=absent/dons.jsonl',
    '« absent/dons.jsonl » est introuvable : vérifiez le nom du fichier et celui du dossier.',
  ],
  ['--compare=dossier', '« dossier » est un dossier, pas un fichier.'],
  ['--restore=octobre.csv', 'Réglez NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN.'],
  ['--year=26', 'Écrivez l’année ainsi : --year=2026 (reçu : 26).'],
  ['--year=2026 --month=2026-11', 'Choisissez un mois ou une année, pas les deux.'],
])('the records command says why it refuses %s', async (words, answer) => {
  expect(await run(words.split(' '))).toContain(answer);
});

it('the records command says in French that the two dashes before the options are missing', async () => {
  expect(await run([], { npm_config_month: '2026-11' })).toContain('Il manque deux tirets seuls avant les options.');
});

it('the records command says that it lists the payments of this computer, not of the published site', async () => {
  expect(await run([])).toContain('ATTENTION : ce sont les paiements d’essai de cet ordinateur');
});

it('the records command exports a month under its headings', async () => {
  await run(['--month=2026-11', '--csv=novembre-2026.csv']);
  const [headings = '', first = ''] = readFileSync(join(folder, 'novembre-2026.csv'), 'utf8').split('\r\n');
  expect(headings).toContain(
    'Date;Heure;Référence;État;Montant;Devise;Moyen;N° de transaction de l’opérateur;Versement;Prestataire;Référence chez le prestataire',
  );
  expect(first.split(';')).toHaveLength(headings.split(';').length);
});

it('the records command sums the month and what is paid out in it, and names what has no amount', async () => {
  const lines = (await run(['--month=2026-11'])).split('\n').slice(-6, -1);
  expect(lines).toEqual([
    'Total XAF : 1 500 000 (1 don)',
    '  dont Orange Money : 1 500 000 (1 don)',
    'Sans montant ici, à chercher dans l’espace marchand : 33333333',
    'Versement du 2026-11-02, XAF : 5 000 (1 don)',
    'Versement du 2026-11-25, XAF : 1 500 000 (1 don)',
  ]);
});

it('the records command lists a pending payment that was never notified, which a stranger may have started, only with --all', async () => {
  const counted = 'Dont en attente, jamais annoncés par le prestataire : 1.';
  const short = await run(['--month=2026-11']);
  expect(short).toMatch(/ 44444444 +en attente/);
  expect(short).not.toMatch(/ 55555555 +en attente|jamais annoncés/);
  const whole = await run(['--month=2026-11', '--all']);
  expect(whole).toContain(counted);
  expect(whole).toMatch(/ 55555555 +en attente/);
});

it('the records command says how several exports, one per provider, agree with the period, and shows the lines to read', async () => {
  expect(await run(['--year=2026', '--compare=octobre.csv', '--compare=novembre.csv'])).toContain(`
Dons acceptés ici en 2026 : 3 ; retrouvés dans l’export : 2.
Plusieurs lignes : 22222222, 5 000 XAF ici ; dans l’export :
  5 000,00 ; 22222222
  22222222 ; 5000 ; réussi
Autre montant : 11111111, 1 500 000 XAF ici ; dans l’export :
  11111111 ; 10 000 ; réussi
Seulement ici : 33333333, montant inconnu (cinetpay)
Lignes de l’export sans don accepté ici :
  [inconnue ici] Montant ; Référence
  [inconnue ici] id ; montant ; état
  [en attente ici] 44444444 ; 5000 ; réussi
  [inconnue ici] 66666666 ; 700 ; échoué
`);
});

const agreement =
  'Chaque don accepté ici est dans l’export, une fois, avec son montant. Regardez encore la colonne de l’état.';

it('the records command says that an export agrees with the period, and what is left to look at', async () => {
  expect(await run(['--month=2026-10', '--compare=octobre.csv'])).toContain(agreement);
});

it('the records command does not say that every donation agrees while the record of one cannot be read', async () => {
  const damaged = join(folder, '.netlify/blobs-serve/entries/0/site:payments/44444444/accepted');
  writeFileSync(damaged, 'oops');
  const answer = await run(['--month=2026-10', '--compare=octobre.csv']);
  rmSync(damaged);
  expect(answer).toContain('44444444/accepted est illisible');
  expect(answer).not.toContain('Chaque don');
});

it('the records command compares again before it refuses to write over the list of an earlier run', async () => {
  const answer = await run(['--month=2026-10', '--csv=octobre.csv', '--compare=octobre.csv']);
  expect(answer.indexOf(agreement)).toBeGreaterThan(0);
  expect(answer.indexOf('« octobre.csv » existe déjà')).toBeGreaterThan(answer.indexOf(agreement));
});

it('where the export has none of the donations, the records command says that alone, and fails', async () => {
  const words = ['--month=2026-10', '--compare=autre.csv'];
  const { output, exitCode } = await runCommand('tools/records.ts', words, { cwd: folder });
  expect(output).toMatch(
    /retrouvés dans l’export : 0\.\nEst-ce le bon fichier \? Il ne contient aucun de ces dons\.\n$/,
  );
  expect(exitCode).toBe(1);
});

it('the records command does not call an export equal in a month without donations, but lists what may be missing here', async () => {
  const answer = await run(['--month=2026-09', '--compare=autre.csv']);
  expect(answer).toContain('[inconnue ici] 77777777 ; 5000');
  expect(answer).not.toContain('Chaque don');
});
