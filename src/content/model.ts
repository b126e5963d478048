import type { CustomerField } from '../donation/provider';
import { languageNames, languages } from '../i18n/languages';
import { type Fields, mediaTypes, type Values } from './fields';

/**
 * Everything an editor may change, declared once. The labels and hints are read by editors, in French.
 * To add a field, add it here and to the content files: type, validation and fallback follow.
 */

const card = {
  title: { kind: 'text', max: 30, label: 'Titre', hint: 'Un ou deux mots.' },
  description: { kind: 'longText', max: 240, label: 'Texte', hint: 'Deux ou trois phrases courtes.' },
} as const satisfies Fields;

const customerLabels = {
  customer_name: { kind: 'text', label: 'Nom', hint: 'Le nom de famille.' },
  customer_surname: { kind: 'text', label: 'Prénom', hint: 'Le prénom.' },
  customer_phone_number: { kind: 'text', label: 'Téléphone', hint: 'Avec l’indicatif du pays.' },
  customer_email: { kind: 'text', label: 'E-mail', hint: 'L’adresse du donateur.' },
  customer_address: { kind: 'text', label: 'Adresse', hint: 'Rue ou boîte postale.' },
  customer_city: { kind: 'text', label: 'Ville', hint: 'La ville.' },
  customer_country: { kind: 'text', label: 'Pays', hint: 'Le pays, choisi dans une liste.' },
  customer_state: { kind: 'text', label: 'État ou région', hint: 'Deux caractères.' },
  customer_zip_code: { kind: 'text', label: 'Code postal', hint: 'Cinq caractères au plus.' },
  customer_id: { kind: 'text', label: 'Identifiant', hint: 'Facultatif.' },
} as const satisfies Fields & Record<CustomerField, Fields[string]>;

export const homeSections = {
  hero: {
    motto: { kind: 'text', max: 60, label: 'Devise', hint: 'La devise, telle qu’elle se dit partout.' },
    mottoLanguage: {
      kind: 'text',
      options: languages,
      optionLabels: languageNames,
      label: 'Langue de la devise',
      hint: 'Quand ce n’est pas celle de la page : les lecteurs d’écran la prononcent alors bien.',
      optional: true,
      shared: true,
    },
    title: { kind: 'text', max: 60, label: 'Titre', hint: 'Le grand titre de la page, huit mots au plus.' },
    subtitle: { kind: 'text', max: 140, label: 'Sous-titre', hint: 'Une phrase qui dit qui nous sommes.' },
    description: { kind: 'longText', max: 400, label: 'Texte', hint: 'Un paragraphe, trois phrases au plus.' },
    cta1: { kind: 'text', max: 32, label: 'Bouton vers les activités', hint: 'Un verbe et son complément.' },
    cta2: { kind: 'text', max: 32, label: 'Bouton vers le don', hint: 'Un verbe et son complément.' },
    picture: {
      kind: 'media',
      accept: ['photo'],
      label: 'Grande image',
      hint: 'Une photo de 1600 pixels de large, rangée dans uploads/accueil.',
      shared: true,
    },
    pictureAlt: {
      kind: 'text',
      label: 'Description de l’image',
      hint: 'Ce que l’image montre, pour qui ne la voit pas.',
    },
    facts: {
      kind: 'list',
      label: 'Chiffres',
      hint: 'Trois chiffres que le reste de la page explique.',
      of: {
        kind: 'object',
        label: 'Chiffre',
        hint: 'Un nombre et ce qu’il compte.',
        fields: {
          id: { kind: 'text', label: 'Identifiant', hint: 'Un mot sans espace.', shared: true },
          value: { kind: 'text', max: 12, label: 'Nombre', hint: 'Par exemple 500+.' },
          text: { kind: 'text', max: 90, label: 'Légende', hint: 'Ce que le nombre compte.' },
        },
      },
    },
  },
  about: {
    title: { kind: 'text', max: 60, label: 'Titre', hint: 'Le titre de la partie « À propos ».' },
    subtitle: { kind: 'text', max: 120, label: 'Sous-titre', hint: 'Une phrase.' },
    description: { kind: 'longText', max: 500, label: 'Texte', hint: 'Un paragraphe.' },
    mission: { kind: 'object', label: 'Mission', hint: 'Ce que nous faisons.', fields: card },
    vision: { kind: 'object', label: 'Vision', hint: 'Ce que nous voulons voir.', fields: card },
    values: { kind: 'object', label: 'Valeurs', hint: 'Ce à quoi nous tenons.', fields: card },
    impact: { kind: 'object', label: 'Impact', hint: 'Ce qui a changé.', fields: card },
  },
  activities: {
    title: { kind: 'text', max: 60, label: 'Titre', hint: 'Le titre de la partie « Activités ».' },
    subtitle: { kind: 'text', max: 120, label: 'Sous-titre', hint: 'Une phrase.' },
  },
  gallery: {
    title: { kind: 'text', label: 'Titre', hint: 'Le titre de la galerie.' },
    subtitle: { kind: 'text', label: 'Sous-titre', hint: 'Une phrase.', optional: true },
  },
  contact: {
    title: { kind: 'text', label: 'Titre', hint: 'Le titre de la partie « Contact ».' },
    subtitle: {
      kind: 'text',
      label: 'Sous-titre',
      hint: 'Une phrase, ou rien : rien ne s’affiche alors.',
      optional: true,
    },
    address: { kind: 'text', label: 'Adresse', hint: 'Ville et pays.' },
    phone: { kind: 'text', label: 'Téléphone', hint: '{phone} reprend le numéro de site.json.', shared: true },
    email: { kind: 'text', label: 'E-mail', hint: '{email} reprend l’adresse de site.json.', shared: true },
  },
  donation: {
    title: { kind: 'text', label: 'Titre', hint: 'Une phrase qui donne envie d’agir.' },
    subtitle: { kind: 'longText', label: 'Sous-titre', hint: 'Une ou deux phrases.' },
    suggestions: { kind: 'text', label: 'Au-dessus des montants proposés', hint: 'Deux ou trois mots.' },
    suggestedAmounts: {
      kind: 'list',
      label: 'Montants proposés',
      hint: 'Quatre montants en FCFA, multiples de 5.',
      shared: true,
      of: {
        kind: 'object',
        label: 'Montant',
        hint: 'Un nombre entier de francs.',
        fields: {
          id: { kind: 'text', label: 'Identifiant', hint: 'Un mot sans espace.', shared: true },
          value: { kind: 'number', label: 'Montant', hint: 'Par exemple 5000.', shared: true },
        },
      },
    },
    amount: { kind: 'text', label: 'Champ du montant', hint: 'Ce qui se lit au-dessus du champ.' },
    currency: { kind: 'text', label: 'Champ de la devise', hint: 'Ce qui se lit au-dessus du choix.' },
    paymentMethods: { kind: 'text', label: 'Moyens de paiement', hint: 'Le nom de la paire d’onglets.' },
    mobileMoney: { kind: 'text', label: 'Onglet Mobile Money', hint: 'Un ou deux mots.' },
    creditCard: { kind: 'text', label: 'Onglet carte', hint: 'Un ou deux mots.' },
    provider: { kind: 'text', label: 'Prestataire de paiement', hint: 'Une ligne qui dit par qui passe le paiement.' },
    donateButton: {
      kind: 'text',
      marks: ['amount'],
      label: 'Bouton',
      hint: '{amount} devient le montant : « Donner {amount} ».',
    },
    paymentInfo: { kind: 'longText', label: 'Sous le bouton', hint: 'Ce qui se passe une fois le bouton pressé.' },
    customerInfoTitle: { kind: 'text', label: 'Titre des coordonnées', hint: 'Au-dessus des champs de la carte.' },
    customer: {
      kind: 'object',
      label: 'Champs des coordonnées',
      hint: 'Ce qui se lit au-dessus de chaque champ.',
      fields: customerLabels,
    },
    notOpen: {
      kind: 'longText',
      label: 'Paiement pas encore ouvert',
      hint: 'Ce qui se lit à la place du formulaire tant que le paiement en ligne n’est pas ouvert.',
    },
    otherWays: {
      kind: 'longText',
      label: 'Donner autrement',
      hint: 'Comment donner quand le paiement en ligne n’est pas possible.',
    },
  },
  footer: {
    description: { kind: 'text', label: 'Texte', hint: 'L’association en une phrase.' },
    copyright: { kind: 'text', label: 'Mention', hint: 'L’année et le nom : © 2024 {name}.' },
  },
} as const satisfies Record<string, Fields>;

export const activity = {
  order: { kind: 'number', label: 'Ordre', hint: '1 pour la première.', shared: true },
  title: { kind: 'text', max: 80, label: 'Titre', hint: 'Le nom de l’activité.' },
  status: {
    kind: 'text',
    options: ['active', 'completed'],
    optionLabels: { active: 'Actif', completed: 'Terminé' },
    label: 'État',
    hint: 'Ce que dit la pastille : en cours ou terminée.',
    shared: true,
  },
  date: { kind: 'text', max: 40, label: 'Date', hint: '« 2025 » ou « Depuis mai 2025 ».' },
  location: { kind: 'text', max: 80, label: 'Lieu', hint: 'Ville ou région.' },
  participants: { kind: 'text', max: 60, label: 'Participants', hint: 'Combien, et qui.' },
  picture: {
    kind: 'media',
    accept: ['photo'],
    label: 'Image',
    hint: 'Une photo carrée, rangée dans uploads.',
    optional: true,
    shared: true,
  },
  pictureAlt: {
    kind: 'text',
    label: 'Description de l’image',
    hint: 'Ce que l’image montre, pour qui ne la voit pas.',
    optional: true,
  },
  description: { kind: 'markdown', max: 1500, label: 'Texte', hint: 'Un ou deux paragraphes.' },
} as const satisfies Fields;

export const album = {
  id: {
    kind: 'text',
    label: 'Identifiant',
    hint: 'Minuscules, chiffres et _ ; l’adresse de l’album en dépend.',
    shared: true,
  },
  order: { kind: 'number', label: 'Ordre', hint: '1 pour le premier.', shared: true },
  name: { kind: 'text', label: 'Nom', hint: 'Le nom de l’album.' },
  place: { kind: 'text', label: 'Lieu', hint: 'Ville, région.' },
  description: { kind: 'longText', label: 'Texte', hint: 'Une ou deux phrases.' },
  media: {
    kind: 'list',
    label: 'Photos et vidéos',
    hint: 'La première sert de couverture.',
    of: {
      kind: 'object',
      label: 'Photo ou vidéo',
      hint: 'Un fichier et sa légende.',
      fields: {
        id: { kind: 'text', label: 'Identifiant', hint: 'Unique dans l’album.', shared: true },
        type: {
          kind: 'text',
          options: mediaTypes,
          optionLabels: { photo: 'Photo', video: 'Vidéo' },
          label: 'Type',
          hint: 'Photo ou vidéo.',
          shared: true,
        },
        src: {
          kind: 'media',
          accept: ['photo', 'video'],
          label: 'Fichier',
          hint: 'Par exemple /uploads/mon_album/photo-01.jpg.',
          shared: true,
        },
        poster: {
          kind: 'media',
          accept: ['photo'],
          label: 'Image d’attente (vidéo)',
          hint: 'La photo montrée avant la lecture.',
          optional: true,
          shared: true,
        },
        caption: { kind: 'text', label: 'Légende', hint: 'Ce que l’image montre.' },
      },
    },
  },
} as const satisfies Fields;

/** What lets a donor trust us. Nothing here is invented: a line that is not known is left empty, and not shown. */
export const trust = {
  legalName: {
    kind: 'text',
    label: 'Nom légal',
    hint: 'Tel qu’il est déclaré ; vide tant qu’il n’est pas connu.',
    optional: true,
    shared: true,
  },
  registration: {
    kind: 'text',
    label: 'Numéro de récépissé',
    hint: 'Vide tant qu’il n’est pas connu.',
    optional: true,
    shared: true,
  },
  officers: {
    kind: 'longText',
    label: 'Responsables',
    hint: 'Nom et fonction de qui dirige l’association ; vide tant que ce n’est pas publié.',
    optional: true,
  },
  giftUse: {
    kind: 'longText',
    label: 'Emploi des dons',
    hint: 'À quoi servent les dons, en une ou deux phrases ; vide tant que ce n’est pas décidé.',
    optional: true,
  },
  provider: {
    kind: 'longText',
    label: 'Prestataire de paiement',
    hint: 'Qui traite les paiements, et ce qui ne passe pas par ce site.',
    optional: true,
  },
} as const satisfies Fields;

export const site = {
  name: { kind: 'text', label: 'Nom', hint: 'Le nom de l’association.' },
  shortName: { kind: 'text', label: 'Nom court', hint: 'Deux mots, pour les petits écrans.' },
  url: { kind: 'url', label: 'Adresse du site', hint: 'https://…', shared: true },
  phone: { kind: 'text', label: 'Téléphone', hint: 'Avec l’indicatif +237.', shared: true },
  email: { kind: 'text', label: 'E-mail', hint: 'L’adresse de contact.', shared: true },
  socials: {
    kind: 'list',
    label: 'Réseaux sociaux',
    hint: 'Quatre icônes du pied de page ; sans adresse, l’icône n’est pas un lien.',
    shared: true,
    of: {
      kind: 'object',
      label: 'Réseau',
      hint: 'Un réseau et l’adresse de notre page.',
      fields: {
        id: {
          kind: 'text',
          options: ['facebook', 'youtube', 'instagram', 'whatsapp'],
          label: 'Réseau',
          hint: 'facebook, youtube, instagram ou whatsapp.',
          shared: true,
        },
        url: { kind: 'url', label: 'Adresse', hint: 'https://…', optional: true, shared: true },
      },
    },
  },
  ...trust,
  placeholders: {
    kind: 'list',
    label: 'Valeurs provisoires',
    hint: 'Les champs de ce fichier qui attendent leur vraie valeur.',
    shared: true,
    optional: true,
    of: { kind: 'text', label: 'Champ', hint: 'Par exemple phone ou socials.facebook.' },
  },
} as const satisfies Fields;

export const poster = {
  title: { kind: 'text', label: 'Titre', hint: 'Cinq mots au plus : il se lit de loin.' },
  lead: { kind: 'text', label: 'Sous le titre', hint: 'Une phrase courte.' },
  scan: { kind: 'text', label: 'À côté du code', hint: 'Ce qu’il faut faire du code.' },
  orType: { kind: 'text', label: 'Avant l’adresse', hint: 'Trois ou quatre mots.' },
  stepsTitle: { kind: 'text', label: 'Titre des étapes', hint: 'Une ligne.' },
  steps: {
    kind: 'list',
    label: 'Étapes',
    hint: 'Quatre étapes, dans l’ordre.',
    of: {
      kind: 'object',
      label: 'Étape',
      hint: 'Une chose à faire.',
      fields: {
        id: { kind: 'text', label: 'Identifiant', hint: 'Un mot sans espace.', shared: true },
        text: { kind: 'text', label: 'Texte', hint: 'Une phrase courte.' },
      },
    },
  },
  warning: { kind: 'text', label: 'Mise en garde', hint: 'Une phrase sur le code secret.' },
} as const satisfies Fields;

export type SectionKey = keyof typeof homeSections;
export type SectionContent = { [Key in SectionKey]: Values<(typeof homeSections)[Key]> };
export type Activity = Values<typeof activity> & { slug: string };
export type Album = Values<typeof album>;
export type MediaItem = Album['media'][number];
export type Site = Values<typeof site>;
export type TrustFacts = Values<typeof trust>;
export type PosterTexts = Values<typeof poster>;
