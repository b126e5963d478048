import { countryMap, francStep, zonePlace } from '../../country';
import {
  focusField,
  itemId,
  list,
  longText,
  media,
  number,
  object,
  optionalPicture,
  pictureAlt,
  text,
} from '../fields/declare';
import type { Fields } from '../fields/fields';

const { example } = countryMap;

const card = {
  title: text('Titre', 'Un ou deux mots.', { max: 30 }),
  description: longText('Texte', 'Deux ou trois phrases courtes.', { max: 240 }),
} satisfies Fields;

const customerLabels = {
  customer_name: text('Nom', 'Le nom de famille.'),
  customer_surname: text('Prénom', 'Le prénom.'),
  customer_phone_number: text('Téléphone', 'Avec l’indicatif du pays.'),
  customer_email: text('E-mail', 'L’adresse du donateur.'),
  customer_address: text('Adresse', 'Rue ou boîte postale.'),
  customer_city: text('Ville', 'La ville.'),
  customer_country: text('Pays', 'Le pays, choisi dans une liste.'),
  customer_state: text('État ou région', 'Deux caractères.'),
  customer_zip_code: text('Code postal', 'Cinq caractères au plus.'),
  customer_id: text('Identifiant', 'Facultatif.'),
} satisfies Fields;

/** The sections of the landing page (docs/editing.md, “Add a section”). */
export const homeSections = {
  hero: {
    motto: text('Devise', 'Partout sur le site. Une devise anglaise s’écrit pareil des deux côtés.', { max: 60 }),
    title: text('Titre', 'Le grand titre de la page.', { max: 60 }),
    subtitle: text('Sous-titre', 'Une phrase qui dit pourquoi nous agissons.', { max: 140 }),
    description: longText('Texte', 'Un paragraphe, trois phrases au plus.', { max: 400 }),
    cta1: text('Bouton vers les activités', 'Un verbe et son complément.', { max: 32 }),
    cta2: text('Bouton vers le don', 'Un verbe et son complément.', { max: 32 }),
    picture: media('Grande image', 'Une personne qui agit, sur une photo plus haute que large.', {
      accept: ['photo'],
      shared: true,
      describedBy: 'pictureAlt',
    }),
    pictureFocus: focusField,
    pictureAlt: text('Description de l’image', 'Ce que l’image montre, pour les personnes qui ne la voient pas.'),
  },
  about: {
    title: text('Titre', 'Le titre de la partie « À propos ».', { max: 60 }),
    subtitle: text('Sous-titre', 'Une phrase.', { max: 120 }),
    description: longText('Texte', 'Un paragraphe.', { max: 500 }),
    figures: list('Chiffres', 'Avec la carte ; le premier en grand.', {
      optional: true,
      of: object('Chiffre', 'Un nombre et ce qu’il compte.', {
        id: itemId,
        value: text('Nombre', 'Par exemple 500+.', { max: 12 }),
        text: text('Légende', 'Ce que le nombre compte : qui, pour quoi, quand.', { max: 70 }),
        activity: text(
          'Activité',
          'D’où vient le nombre, par le nom de son fichier : dimanche-blanc. La légende y mène.',
          { optional: true, shared: true, technical: true },
        ),
      }),
    }),
    places: list('Lieux sur la carte', 'Où l’association agit. Sans lieu, pas de carte.', {
      optional: true,
      of: object('Lieu', `Un nom et sa place sur la carte ${zonePlace.fr}.`, {
        id: itemId,
        name: text('Nom', 'Une ville ou un village.', { max: 16, shared: true }),
        x: number('% depuis la gauche', `${example.name} : ${example.x}.`, { multipleOf: 1, shared: true }),
        y: number('% depuis le haut', `${example.name} : ${example.y}.`, { multipleOf: 1, shared: true }),
        albums: list('Albums du lieu', 'Le nom du lieu mène à l’album ; avec plusieurs, à leur activité.', {
          optional: true,
          shared: true,
          technical: true,
          of: text('Album', 'Par son identifiant : dimanche_blanc_1.'),
        }),
      }),
    }),
    mission: object('Mission', 'Ce que nous faisons.', card),
    vision: object('Vision', 'Ce que nous voulons voir.', card),
    values: object('Valeurs', 'Ce à quoi nous tenons.', card),
    impact: object('Impact', 'Ce qui a changé.', card),
  },
  activities: {
    title: text('Titre', 'Le titre de la partie « Activités ».', { max: 60 }),
    subtitle: text('Sous-titre', 'Une phrase, sans compter les activités : il s’en ajoute.', { max: 120 }),
    latest: number(
      'Nombre d’activités',
      'Combien la page en montre : celles en cours, puis les dernières terminées. Un lien mène aux autres.',
      { multipleOf: 1, shared: true },
    ),
  },
  gallery: {
    title: text('Titre', 'Le titre de la galerie.'),
    subtitle: text('Sous-titre', 'Une phrase, sans compter les albums : il s’en ajoute.', { optional: true }),
    latest: number(
      'Nombre d’albums',
      'Combien la page en montre, du plus récent au plus ancien. Un lien mène aux autres.',
      { multipleOf: 1, shared: true },
    ),
  },
  contact: {
    title: text('Titre', 'Le titre de la partie « Contact ».'),
    subtitle: text('Sous-titre', 'Une phrase, ou rien : rien ne s’affiche alors.', { optional: true }),
    address: text('Adresse', 'Ville et pays.'),
    phone: text('Téléphone', '{phone} reprend le téléphone de la partie « Nom et coordonnées ».', {
      shared: true,
      contact: 'tel',
    }),
    email: text('E-mail', '{email} reprend l’e-mail de la partie « Nom et coordonnées ».', {
      shared: true,
      contact: 'email',
    }),
  },
  donation: {
    title: text('Titre', 'Une phrase qui donne envie d’agir.'),
    subtitle: longText('Sous-titre', 'Une ou deux phrases.'),
    ...optionalPicture('Ce qu’un don a permis. Sur un téléphone, elle se voit juste avant le titre. Vide, aucune.'),
    suggestions: text('Au-dessus des montants proposés', 'Deux ou trois mots.'),
    suggestedAmounts: list('Montants proposés', `En FCFA, par multiples de ${francStep}.`, {
      of: object('Montant', 'Un nombre entier de francs.', {
        id: itemId,
        value: number('Montant', 'Par exemple 5000.', { multipleOf: francStep, shared: true }),
        purpose: text('Ce qu’il permet', '« un acte de naissance » ; vide tant que ce n’est pas sûr.', {
          max: 40,
          optional: true,
        }),
      }),
    }),
    amount: text('Champ du montant', 'Ce qui se lit au-dessus du champ.'),
    currency: text('Champ de la monnaie', 'Ce qui se lit au-dessus du choix.'),
    paymentMethods: text('Moyens de paiement', 'Le nom de la paire d’onglets.'),
    mobileMoney: text('Onglet Mobile Money', 'Un ou deux mots.'),
    creditCard: text('Onglet carte', 'Un ou deux mots.'),
    paidThrough: text('Opérateurs', 'Sous l’onglet Mobile Money : Orange Money, MTN…'),
    donateButton: text('Bouton', '{amount} devient le montant : « Donner {amount} ».', { variables: ['amount'] }),
    paymentInfo: longText('Sous le bouton', 'Ce qui se passe une fois le bouton pressé.'),
    promptName: text(
      'Nom sur le téléphone du donateur',
      'De qui vient la demande de paiement, comme le téléphone l’écrit ; vide tant que ce n’est pas sûr.',
      { max: 40, optional: true, shared: true },
    ),
    fees: text('Frais', 'Une phrase : qui paie les frais de l’opérateur ; vide tant que ce n’est pas sûr.', {
      max: 140,
      optional: true,
    }),
    customerInfoTitle: text('Titre des coordonnées', 'Au-dessus des champs de la carte.'),
    customer: object('Champs des coordonnées', 'Ce qui se lit au-dessus de chaque champ.', customerLabels),
    notOpen: longText(
      'Paiement pas encore ouvert',
      'Ce qui se lit à la place du formulaire tant que le paiement en ligne n’est pas ouvert.',
    ),
    otherWays: longText(
      'Donner autrement',
      'Comment donner quand le paiement en ligne n’est pas possible. Pas affiché tant qu’il nomme un téléphone ou un e-mail provisoire.',
    ),
    thanksPicture: media('Image du remerciement', 'Au-dessus de « Merci ! ». Vide, celle de l’accueil.', {
      accept: ['photo'],
      optional: true,
      shared: true,
      describedBy: 'thanksAlt',
    }),
    thanksFocus: focusField,
    thanksAlt: pictureAlt,
  },
  footer: {
    description: text('Texte', 'L’association en une phrase.'),
    copyright: text('Mention', 'L’année et le nom : {name} reprend celui de la partie « Nom et coordonnées ».'),
  },
} satisfies Record<string, Fields>;
