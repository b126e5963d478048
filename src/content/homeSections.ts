import { languages, languagesInFrench } from '../i18n/languages';
import type { Fields } from './fields';
import { focusField } from './fields/focus';

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
} as const satisfies Fields;

/** The sections of the landing page (see collections.ts). */
export const homeSections = {
  hero: {
    motto: { kind: 'text', max: 60, label: 'Devise', hint: 'La même devise partout sur le site.' },
    mottoLanguage: {
      kind: 'text',
      options: languages,
      optionLabels: languagesInFrench,
      label: 'Langue de la devise',
      hint: 'À choisir si la devise n’est pas dans la langue de la page : les lecteurs d’écran la prononcent alors bien.',
      optional: true,
      shared: true,
    },
    title: { kind: 'text', max: 60, label: 'Titre', hint: 'Le grand titre de la page.' },
    subtitle: { kind: 'text', max: 140, label: 'Sous-titre', hint: 'Une phrase qui dit qui nous sommes.' },
    description: { kind: 'longText', max: 400, label: 'Texte', hint: 'Un paragraphe, trois phrases au plus.' },
    cta1: { kind: 'text', max: 32, label: 'Bouton vers les activités', hint: 'Un verbe et son complément.' },
    cta2: { kind: 'text', max: 32, label: 'Bouton vers le don', hint: 'Un verbe et son complément.' },
    picture: {
      kind: 'media',
      accept: ['photo'],
      label: 'Grande image',
      hint: 'Une photo plus large que haute.',
      shared: true,
      describedBy: 'pictureAlt',
    },
    pictureFocus: focusField,
    pictureAlt: {
      kind: 'text',
      label: 'Description de l’image',
      hint: 'Ce que l’image montre, pour les personnes qui ne la voient pas.',
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
    places: {
      kind: 'list',
      label: 'Lieux sur la carte',
      hint: 'Où l’association agit. Sans lieu, pas de carte.',
      optional: true,
      of: {
        kind: 'object',
        label: 'Lieu',
        hint: 'Un nom et sa place sur la carte du Cameroun.',
        fields: {
          id: { kind: 'text', label: 'Identifiant', hint: 'Un mot sans espace.', shared: true },
          name: { kind: 'text', max: 16, label: 'Nom', hint: 'Une ville ou un village.', shared: true },
          x: { kind: 'number', multipleOf: 1, label: '% depuis la gauche', hint: 'Yaoundé : 40.', shared: true },
          y: { kind: 'number', multipleOf: 1, label: '% depuis le haut', hint: 'Yaoundé : 81.', shared: true },
        },
      },
    },
    mission: { kind: 'object', label: 'Mission', hint: 'Ce que nous faisons.', fields: card },
    vision: { kind: 'object', label: 'Vision', hint: 'Ce que nous voulons voir.', fields: card },
    values: { kind: 'object', label: 'Valeurs', hint: 'Ce à quoi nous tenons.', fields: card },
    impact: { kind: 'object', label: 'Impact', hint: 'Ce qui a changé.', fields: card },
  },
  activities: {
    title: { kind: 'text', max: 60, label: 'Titre', hint: 'Le titre de la partie « Activités ».' },
    subtitle: { kind: 'text', max: 120, label: 'Sous-titre', hint: 'Une phrase.' },
    latest: {
      kind: 'number',
      multipleOf: 1,
      label: 'Nombre d’activités',
      hint: 'Combien la page en montre : celles en cours, puis les dernières terminées. Un lien mène aux autres.',
      shared: true,
    },
  },
  gallery: {
    title: { kind: 'text', label: 'Titre', hint: 'Le titre de la galerie.' },
    subtitle: { kind: 'text', label: 'Sous-titre', hint: 'Une phrase.', optional: true },
    latest: {
      kind: 'number',
      multipleOf: 1,
      label: 'Nombre d’albums',
      hint: 'Combien la page en montre, du plus récent au plus ancien. Un lien mène aux autres.',
      shared: true,
    },
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
    phone: {
      kind: 'text',
      label: 'Téléphone',
      hint: '{phone} reprend le téléphone de la partie Association.',
      shared: true,
      contact: 'tel',
    },
    email: {
      kind: 'text',
      label: 'E-mail',
      hint: '{email} reprend l’e-mail de la partie Association.',
      shared: true,
      contact: 'email',
    },
  },
  donation: {
    title: { kind: 'text', label: 'Titre', hint: 'Une phrase qui donne envie d’agir.' },
    subtitle: { kind: 'longText', label: 'Sous-titre', hint: 'Une ou deux phrases.' },
    suggestions: { kind: 'text', label: 'Au-dessus des montants proposés', hint: 'Deux ou trois mots.' },
    suggestedAmounts: {
      kind: 'list',
      label: 'Montants proposés',
      hint: 'Quatre montants en FCFA, qui finissent par 0 ou 5.',
      of: {
        kind: 'object',
        label: 'Montant',
        hint: 'Un nombre entier de francs.',
        fields: {
          id: { kind: 'text', label: 'Identifiant', hint: 'Un mot sans espace.', shared: true },
          value: { kind: 'number', multipleOf: 5, label: 'Montant', hint: 'Par exemple 5000.', shared: true },
          purpose: {
            kind: 'text',
            max: 40,
            label: 'Ce qu’il permet',
            hint: '« un acte de naissance » ; vide tant que ce n’est pas sûr.',
            optional: true,
          },
        },
      },
    },
    amount: { kind: 'text', label: 'Champ du montant', hint: 'Ce qui se lit au-dessus du champ.' },
    currency: { kind: 'text', label: 'Champ de la monnaie', hint: 'Ce qui se lit au-dessus du choix.' },
    paymentMethods: { kind: 'text', label: 'Moyens de paiement', hint: 'Le nom de la paire d’onglets.' },
    mobileMoney: { kind: 'text', label: 'Onglet Mobile Money', hint: 'Un ou deux mots.' },
    creditCard: { kind: 'text', label: 'Onglet carte', hint: 'Un ou deux mots.' },
    paidThrough: {
      kind: 'text',
      label: 'Prestataire de paiement',
      hint: 'Une ligne qui dit par qui passe le paiement.',
    },
    donateButton: {
      kind: 'text',
      variables: ['amount'],
      label: 'Bouton',
      hint: '{amount} devient le montant : « Donner {amount} ».',
    },
    paymentInfo: { kind: 'longText', label: 'Sous le bouton', hint: 'Ce qui se passe une fois le bouton pressé.' },
    promptName: {
      kind: 'text',
      max: 40,
      label: 'Nom sur le téléphone du donateur',
      hint: 'De qui vient la demande de paiement, comme le téléphone l’écrit ; vide tant que ce n’est pas sûr.',
      optional: true,
      shared: true,
    },
    fees: {
      kind: 'text',
      max: 140,
      label: 'Frais',
      hint: 'Une phrase : qui paie les frais de l’opérateur ; vide tant que ce n’est pas sûr.',
      optional: true,
    },
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
    contactsToCome: {
      kind: 'longText',
      label: 'Donner autrement, en attendant',
      hint: 'Affiché à la place de « Donner autrement » tant que notre téléphone ou notre e-mail est provisoire.',
    },
  },
  footer: {
    description: { kind: 'text', label: 'Texte', hint: 'L’association en une phrase.' },
    copyright: { kind: 'text', label: 'Mention', hint: 'L’année et le nom : © 2024 {name}.' },
  },
} as const satisfies Record<string, Fields>;
