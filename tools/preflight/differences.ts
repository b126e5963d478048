import type { LabelKey } from '../../src/components/wording';
import { localize } from '../../src/content/localize';
import type { Content, SectionContent, SectionKey } from '../../src/content/model';
import { siteFields } from '../../src/content/singletons';
import {
  albumSlug,
  buildActivityViews,
  buildAlbumsView,
  buildAlbumViews,
  buildHomeView,
} from '../../src/content/viewModel';
import { defaultLanguage, type Language, languages } from '../../src/i18n/languages';
import type { Finding, Subject } from './finding';

// What the customer's specification says about the content. The association may decide otherwise at any time.

/** `tolerance`: two albums have "about" so many photos. */
const specifiedAlbums = {
  dimanche_blanc_1: { photos: 25, videos: 0, tolerance: 5 },
  dimanche_blanc_2: { photos: 9, videos: 1, tolerance: 0 },
  dimanche_blanc_3: { photos: 2, videos: 3, tolerance: 0 },
  actes_naissance_gadas: { photos: 36, videos: 1, tolerance: 5 },
};

const specifiedActivities = { 'dimanche-blanc': 'active, 2025, 500+', 'actes-de-naissance': 'completed, 2025, 50' };

const specifiedTexts: Record<Language, { [Key in SectionKey]?: Partial<SectionContent[Key]> }> = {
  fr: {
    hero: { motto: 'one people, one nation, one destination' },
    donation: { mobileMoney: 'Mobile Money', creditCard: 'Carte de Crédit' },
  },
  en: { hero: { motto: 'one people, one nation, one destination', cta1: 'Discover our actions', cta2: 'Support us' } },
};

const specifiedLabels: Record<Language, Partial<Record<LabelKey, string>>> = {
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

/** One fact in the specification and in the content. */
type Statement = { about: string; specified: string; found: string | undefined };

/** Lists where the content differs from the specification; a difference may be intended. */
export function findDifferences({ content }: Pick<Subject, 'content'>): Finding[] {
  return [...compareFacts(content), ...languages.flatMap((language) => compareWords(content, language))]
    .filter(({ specified, found }) => found !== specified)
    .map(({ about, specified, found }) => ({
      what: `${about}: ${found === undefined ? 'none' : `"${found}"`}; the specification says "${specified}"`,
      todo: 'Nothing, if it is meant.',
    }));
}

function compareFacts(content: Content): Statement[] {
  const { sections } = buildHomeView(content, defaultLanguage);
  const { albums } = buildAlbumsView(content, defaultLanguage);
  const activities = buildActivityViews(content, defaultLanguage);
  const { socials } = localize(siteFields, content.site.entry, defaultLanguage);
  const media = buildAlbumViews(content, defaultLanguage).flatMap(({ album }) => album.media);
  return [
    { about: 'footer, year', specified: '2024', found: find(/\d{4}/, sections.footer.copyright) },
    {
      about: 'about, people reached',
      specified: '1000',
      found: find(/\d[\d\s]*/, sections.about.impact.description)?.replace(/\s/g, ''),
    },
    { about: 'contact, subtitle', specified: '', found: sections.contact.subtitle ?? '' },
    {
      about: 'social networks',
      specified: '4, 2 of them without an address',
      found: `${socials.length}, ${socials.filter(({ url }) => !url).length} of them without an address`,
    },
    {
      about: 'photos from a stock-photo host',
      specified: '2',
      found: String(media.filter(({ src }) => src.startsWith('https:')).length),
    },
    ...Object.entries(specifiedAlbums).map(([id, { photos, videos, tolerance }]) => {
      const album = albums.find(({ slug }) => slug === albumSlug(id));
      const isNear = album && Math.abs(album.photos - photos) <= tolerance;
      return {
        about: `album ${id}`,
        specified: `${photos} photos, ${videos} videos`,
        found: album && `${isNear ? photos : album.photos} photos, ${album.videos} videos`,
      };
    }),
    ...Object.entries(specifiedActivities).map(([slug, specified]) => {
      const page = activities.find(({ activity }) => activity.slug === slug);
      const { status, participants } = page?.activity ?? {};
      const found = [status, find(/\d{4}/, page?.when), find(/\d+\+?/, participants)].join(', ');
      return { about: `activity ${slug}`, specified, found: page && found };
    }),
  ];
}

/** Compares texts and labels that are specified verbatim. */
function compareWords(content: Content, language: Language): Statement[] {
  const { sections } = buildHomeView(content, language);
  const texts = Object.entries(specifiedTexts[language]).flatMap(([section, fields]) =>
    Object.entries(fields).map(([field, specified]) => ({
      about: `${section}.${field} in ${language}`,
      specified: String(specified),
      found: (sections[section as SectionKey] as Record<string, unknown>)[field] as string | undefined,
    })),
  );
  const labels = Object.entries(specifiedLabels[language]).map(([key, specified]) => ({
    about: `label ${key} in ${language}`,
    specified,
    found: content.labels[language][key],
  }));
  return [...texts, ...labels];
}

function find(pattern: RegExp, text = ''): string | undefined {
  return pattern.exec(text)?.[0];
}
