import { withProvider } from '../../src/content/load/loadLabels';
import { findProvider } from '../../src/donation/providers/registry';
import { localizedPath } from '../../src/routes';
import { createWording, type LabelKey } from '../../src/shared/components/wording';
import type { Language } from '../../src/shared/i18n/languages';
import { loadFixtureContent } from '../../src/testing/loadFixtureContent';

// The content of the pages of fixtures/content, as constants. Journeys and e2e/files run on that build only.

const french = {
  name: 'Association du Grand Baobab',
  shortName: 'Grand Baobab',
  hero: {
    title: 'Sous le grand baobab',
    description:
      'Nous fêtons, nous creusons des puits, nous gardons les images. Le texte de cette page est un exemple.',
    cta1: 'Découvrir nos actions',
    cta2: 'Nous soutenir',
    pictureAlt: 'Illustration : un cercle clair sur un fond bleu',
  },
  about: { title: 'Le quartier avant tout' },
  activities: { title: 'Nos actions' },
  gallery: { title: 'Nos albums' },
  contact: { title: 'Écrivez-nous', address: 'Yaoundé, Cameroun' },
  donation: {
    title: 'Un don pour le prochain puits',
    ways: [
      ['Orange Money', '+237 6 00 00 00 01'],
      ['Virement bancaire', 'CM21 00000 00000 00000000001 00'],
      ['Page de collecte', 'collecte.example'],
      ['En personne', 'Venez au bureau, sous le baobab.'],
    ],
    amount: 'Montant du don',
    currency: 'Devise',
    mobileMoney: 'Mobile Money',
    creditCard: 'Carte de Crédit',
    donate: 'Donner',
    notOpen: 'Le paiement en ligne n’est pas encore ouvert.',
    customer: {
      customer_name: 'Nom',
      customer_surname: 'Prénom',
      customer_phone_number: 'Téléphone, avec l’indicatif',
      customer_email: 'E-mail',
      customer_address: 'Adresse',
      customer_city: 'Ville',
      customer_country: 'Pays',
      customer_state: 'État ou région (2 lettres)',
      customer_zip_code: 'Code postal',
      customer_id: 'Identifiant client (facultatif)',
    },
  },
  footer: { description: 'Une association de quartier qui fête, creuse et photographie.' },
  poster: { title: 'Donnez pour le puits', lead: 'Par MTN Mobile Money, Orange Money ou carte bancaire.' },
  association: { title: 'Le Grand Baobab', lead: 'Qui nous sommes et ce que deviennent vos dons.' },
  privacy: {
    title: 'Confidentialité',
    lead: 'Ce que ce site sait de vous, où cela reste et comment le faire effacer.',
  },
  party: {
    path: '/activites/fete-de-quartier/',
    title: 'Fête de quartier',
    description: 'Chaque trimestre, la rue se ferme et les tables sortent. On mange, on danse, on décide de la suite.',
    facts: ['Actif', 'Kribi et Limbé', '300+ voisins'],
    news: [] as string[],
  },
  well: {
    path: '/activites/puits-du-marche/',
    title: 'Puits du marché',
    description: 'Le marché avait soif : quarante familles ont creusé son puits.',
    facts: ['Terminé', 'Garoua, Nord', '40 familles'],
    news: ['L’eau coule : le marché a fêté son puits.', 'Les travaux ont commencé.'],
  },
  /** Two photos and a video. */
  veillee: {
    path: '/albums/veillee/',
    name: 'Veillée à Kribi',
    place: 'Kribi, Sud',
    description: 'Une veillée au bord de la mer, en deux photos et une vidéo.',
    photos: 2,
    videos: ['Le feu prend — illustration provisoire'],
    captions: [
      'Le soir tombe — illustration provisoire · Illustration',
      'Le feu prend — illustration provisoire · IllustrationLe feu crépite ; une voix raconte.',
      'Les conteurs — illustration provisoire · Illustration',
    ],
  },
  /** Forty photos, of which these captions are the first three. */
  chantier: {
    path: '/albums/chantier/',
    name: 'Chantier du puits à Garoua',
    place: 'Garoua, Nord',
    description: 'Quarante jours de travaux, une photo par jour.',
    photos: 40,
    videos: [] as string[],
    captions: [
      'Jour 1 du chantier — illustration provisoire · Illustration',
      'Jour 2 du chantier — illustration provisoire',
      'Jour 3 du chantier — illustration provisoire',
    ],
  },
  /** A video, then a photo. */
  film: {
    path: '/albums/film/',
    name: 'Le film du puits',
    place: 'Garoua, Nord',
    description: 'Un album qui commence par une vidéo, et dont ni le nom ni le texte ne sont traduits.',
    photos: 1,
    videos: ['L’eau jaillit — illustration provisoire'],
    captions: ['L’eau jaillit — illustration provisoire · Illustration', 'Le premier seau — illustration provisoire'],
  },
};

const english: typeof french = {
  name: 'Great Baobab Association',
  shortName: 'Great Baobab',
  hero: {
    title: 'Under the great baobab',
    description: 'We hold street parties, we dig wells, we keep the pictures. The text of this page is an example.',
    cta1: 'Discover our actions',
    cta2: 'Support us',
    pictureAlt: 'Illustration: a bright circle on blue',
  },
  about: { title: 'Neighbours first' },
  activities: { title: 'Our actions' },
  gallery: { title: 'Our albums' },
  contact: { title: 'Write to us', address: 'Yaoundé, Cameroon' },
  donation: {
    title: 'A gift for the next well',
    ways: [
      ['Orange Money', '+237 6 00 00 00 01'],
      ['Bank transfer', 'CM21 00000 00000 00000000001 00'],
      ['Fundraising page', 'collecte.example'],
      ['In person', 'Come to the office, under the baobab.'],
    ],
    amount: 'Amount',
    currency: 'Currency',
    mobileMoney: 'Mobile Money',
    creditCard: 'Credit Card',
    donate: 'Donate',
    notOpen: 'Online payment is not open yet.',
    customer: {
      customer_name: 'Last name',
      customer_surname: 'First name',
      customer_phone_number: 'Phone, with country code',
      customer_email: 'Email',
      customer_address: 'Address',
      customer_city: 'City',
      customer_country: 'Country',
      customer_state: 'State or region (2 letters)',
      customer_zip_code: 'Zip code',
      customer_id: 'Customer ID (optional)',
    },
  },
  footer: { description: 'A neighbourhood association that celebrates, digs and photographs.' },
  poster: { title: 'Give for the well', lead: 'By MTN Mobile Money, Orange Money or bank card.' },
  association: { title: 'Great Baobab', lead: 'Who we are and what becomes of your gifts.' },
  privacy: { title: 'Privacy', lead: 'What this site knows about you, where it stays, and how to have it deleted.' },
  party: {
    ...french.party,
    path: '/en/activities/fete-de-quartier/',
    title: 'Street party',
    description:
      'Every quarter the street closes and the tables come out. People eat, dance and decide what comes next.',
    facts: ['Active', 'Kribi and Limbe', '300+ neighbours'],
  },
  well: {
    ...french.well,
    path: '/en/activities/puits-du-marche/',
    title: 'Market well',
    description: 'The market was thirsty: forty families dug its well.',
    facts: ['Completed', 'Garoua, North', '40 families'],
    news: ['Water flows: the market celebrated its well.', 'The works have begun.'],
  },
  veillee: {
    ...french.veillee,
    path: '/en/albums/veillee/',
    name: 'Evening in Kribi',
    place: 'Kribi, South',
    description: 'An evening by the sea, in two photos and a video.',
    videos: ['The fire catches — placeholder illustration'],
    captions: [
      'Night falls — placeholder illustration · Illustration',
      'The fire catches — placeholder illustration · IllustrationThe fire crackles; a voice tells a story.',
      'The storytellers — placeholder illustration · Illustration',
    ],
  },
  chantier: {
    ...french.chantier,
    path: '/en/albums/chantier/',
    name: 'Works on the well in Garoua',
    place: 'Garoua, North',
    description: 'Forty days of works, one photo a day.',
    captions: [
      'Day 1 of the works — placeholder illustration · Illustration',
      'Day 2 of the works — placeholder illustration',
      'Day 3 of the works — placeholder illustration',
    ],
  },
  film: {
    ...french.film,
    path: '/en/albums/film/',
    name: 'Le film du puits',
    place: 'Garoua, North',
    videos: ['Water springs up — placeholder illustration'],
    captions: [
      'Water springs up — placeholder illustration · Illustration',
      'The first bucket — placeholder illustration',
    ],
  },
};

export type AlbumTexts = (typeof french)['veillee' | 'chantier' | 'film'];

export const sites = { fr: { ...french, ...describeLanguage('fr') }, en: { ...english, ...describeLanguage('en') } };

/** The albums and activities in the order of the indexes, the newest first. */
export const albumsOf = (language: Language): AlbumTexts[] => {
  const { veillee, chantier, film } = sites[language];
  return [veillee, chantier, film];
};
export const activitiesOf = (language: Language) => [sites[language].party, sites[language].well];

/** The fixtures as the build reads them, to fill in forms. */
export const content = loadFixtureContent();

export const labelKeys = Object.keys(content.labels.fr);

function describeLanguage(language: Language) {
  return {
    /** The address of a French path. */
    path: (path: string) => localizedPath(path, language),
    /** A label with its values filled in and with ordinary spaces. */
    label: (key: LabelKey, values?: Record<string, string | number>) => {
      // Evaluated at each call, because a test may choose another provider.
      const { labels } = withProvider(content, findProvider(process.env));
      return createWording(labels[language], language).label(key, values).replace(/\s/g, ' ');
    },
  };
}

/** The paths of all public pages except the 404. */
export const publicPaths = [
  '/',
  '/activites/',
  '/activites/fete-de-quartier/',
  '/activites/puits-du-marche/',
  '/albums/',
  '/albums/veillee/',
  '/albums/chantier/',
  '/albums/film/',
  '/don/affiche/',
  '/association/',
  '/confidentialite/',
  '/en/',
  '/en/activities/',
  '/en/activities/fete-de-quartier/',
  '/en/activities/puits-du-marche/',
  '/en/albums/',
  '/en/albums/veillee/',
  '/en/albums/chantier/',
  '/en/albums/film/',
  '/en/donate/poster/',
  '/en/association/',
  '/en/privacy/',
];

/** The path under which search engines know a public page: the French one where title and text are not translated. */
export const indexedPath = (address: string) => (address === '/en/albums/film/' ? '/albums/film/' : address);

/** The French paths of the payment result pages. */
export const outcomePaths = [
  '/cinetpay-return/neutral/',
  '/cinetpay-return/accepted/',
  '/cinetpay-return/refused/',
  '/cinetpay-return/cancelled/',
  '/cinetpay-return/pending/',
  '/cinetpay-return/unknown/',
  '/cinetpay-return/unchecked/',
  '/cinetpay-return/early/',
];

/** Collapses whitespace, including no-break spaces. */
export function tidy(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** Escapes a text for a regular expression. */
export function literally(text: string): string {
  return tidy(text).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
