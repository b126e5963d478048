import type { LabelKey } from '../../src/components/wording';
import type { SectionContent, SectionKey } from '../../src/content/model';
import type { Language } from '../../src/i18n/languages';

/** What the customer's specification says about the content. The association may decide otherwise at any time. */
export const specification = {
  year: '2024',
  peopleReached: '1000',
  networks: '4, 2 of them without an address',
  stockPhotos: '2',
  /** `tolerance`: two albums have "about" so many photos. */
  albums: {
    dimanche_blanc_1: { photos: 25, videos: 0, tolerance: 5 },
    dimanche_blanc_2: { photos: 9, videos: 1, tolerance: 0 },
    dimanche_blanc_3: { photos: 2, videos: 3, tolerance: 0 },
    actes_naissance_gadas: { photos: 36, videos: 1, tolerance: 5 },
  },
  activities: {
    'dimanche-blanc': { status: 'active', year: '2025', participants: '500+' },
    'actes-de-naissance': { status: 'completed', year: '2025', participants: '50' },
  },
  sections: {
    fr: {
      hero: { motto: 'one people, one nation, one destination' },
      donation: { mobileMoney: 'Mobile Money', creditCard: 'Carte de Crédit' },
    },
    en: {
      hero: { motto: 'one people, one nation, one destination', cta1: 'Discover our actions', cta2: 'Support us' },
    },
  } satisfies Record<Language, { [Key in SectionKey]?: Partial<SectionContent[Key]> }>,
  labels: {
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
  } satisfies Record<Language, Partial<Record<LabelKey, string>>>,
};
