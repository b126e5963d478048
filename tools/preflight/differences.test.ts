import type { Content } from '../../src/content/model';
import { loadFixtureContent } from '../../src/testing/loadFixtureContent';
import { findDifferences } from './differences';

/** The labels of docs/specification.md. */
const specified = {
  fr: {
    'status.active': 'Actif',
    'status.completed': 'Terminé',
    'notFound.original': 'Oops! Page not found',
    'error.amount.title': 'Erreur de montant',
    'error.amount.message': 'Veuillez entrer un montant valide pour le don.',
    'error.customer.title': 'Informations client manquantes',
    'error.customer.message':
      'Veuillez remplir toutes les informations client obligatoires pour le paiement par carte.',
    'error.phone.title': 'Format du numéro de téléphone incorrect',
    'error.phone.message': "Le numéro de téléphone doit inclure le code pays et commencer par '+'. Ex: +237XXXXXXXXX",
    'error.refused.title': 'Erreur de paiement Cinetpay',
    'error.refused.message': "Une erreur est survenue lors de l'initialisation du paiement.",
    'error.network.title': 'Erreur réseau',
    'error.network.message': 'Impossible de contacter le service de paiement Cinetpay.',
    'admin.login.submit': 'Se connecter',
    'admin.login.successTitle': 'Connexion réussie',
    'admin.login.success': 'Redirection vers le tableau de bord administrateur.',
    'admin.login.failureTitle': 'Erreur de connexion',
    'admin.login.failure': "Nom d'utilisateur ou mot de passe incorrect.",
    'admin.dashboard.edit': 'Modifier',
    'admin.hero.title': 'Hero',
    'admin.about.title': 'À Propos',
    'admin.activities.title': 'Activités',
    'admin.edit.savedTitle': 'Contenu enregistré',
    'admin.edit.failedTitle': "Erreur lors de l'enregistrement",
    'admin.edit.failed': 'Impossible de sauvegarder le contenu.',
  },
  en: {
    'nav.hero': 'Home',
    'nav.about': 'About Us',
    'nav.activities': 'Activities',
    'nav.gallery': 'Gallery',
    'nav.contact': 'Contact',
    'status.active': 'Active',
    'status.completed': 'Completed',
    'notFound.original': 'Oops! Page not found',
  },
};
const content = { ...loadFixtureContent(), labels: specified };
const list = (loaded: Content) => findDifferences({ content: loaded }).map(({ what }) => what);

it('findDifferences finds none in the texts that are specified verbatim', () => {
  expect(list(content).filter((what) => /^label | in (fr|en):/.test(what))).toEqual([]);
});

it('findDifferences shows a changed label beside the specified one', () => {
  const labels = { ...content.labels, fr: { ...content.labels.fr, 'status.active': 'En cours' } };
  expect(findDifferences({ content: { ...content, labels } })).toContainEqual({
    what: 'label status.active in fr: "En cours"; the specification says "Actif"',
    todo: 'Nothing, if it is meant.',
  });
});

it('findDifferences compares numbers, years, networks, albums and activities', () => {
  expect(list(content)).toEqual([
    'about, people reached: "1200"; the specification says "1000"',
    'photos from a stock-photo host: "1"; the specification says "2"',
    'album dimanche_blanc_1: none; the specification says "25 photos, 0 videos"',
    'album dimanche_blanc_2: none; the specification says "9 photos, 1 videos"',
    'album dimanche_blanc_3: none; the specification says "2 photos, 3 videos"',
    'album actes_naissance_gadas: none; the specification says "36 photos, 1 videos"',
    'activity dimanche-blanc: none; the specification says "active, 2025, 500+"',
    'activity actes-de-naissance: none; the specification says "completed, 2025, 50"',
  ]);
});

it('findDifferences compares what the landing page leaves out, and reads the year from the dates', () => {
  const [activity] = content.activities;
  const { file = '', entry = {} } = activity ?? {};
  const fr = { ...entry.fr, date: undefined, status: 'active', participants: '500+' };
  const newer = Array.from({ length: 5 }, (_, index) => ({
    slug: `a${index}`,
    file,
    entry: { fr: { ...fr, start: '2026' } },
  }));
  const sunday = { slug: 'dimanche-blanc', file, entry: { fr: { ...fr, start: '2025-06' } } };
  const found = list({ ...content, activities: [...newer, sunday] });
  expect(found.filter((what) => what.startsWith('activity dimanche-blanc'))).toEqual([]);
});

it.each([
  [21, []],
  [19, ['album dimanche_blanc_1: "19 photos, 0 videos"; the specification says "25 photos, 0 videos"']],
])('findDifferences compares an album of %i photos with "about 25": %j', (count, differences) => {
  const [album] = content.albums;
  const media = Array.from({ length: count }, (_, index) => ({ id: `p${index}`, type: 'photo', src: '/a.jpg' }));
  const entry = { fr: { ...album?.entry.fr, id: 'dimanche_blanc_1', media } };
  const found = list({ ...content, albums: [{ file: 'content/albums/a.json', entry }] });
  expect(found.filter((what) => what.startsWith('album dimanche_blanc_1'))).toEqual(differences);
});
