import { localPhoneLengthInWords, mobilePhoneStarts } from '../../country';
import { date, itemId, list, longText, object, optionalPicture, text, url } from '../fields/declare';
import type { Fields } from '../fields/fields';
import { associationFields } from './association';

// Declares the content files that exist once, except for the sections of the landing page (homeSections.ts).

/** Facts that donors look for before they trust. An unknown fact stays empty and is not shown. */
export const trustFields = {
  legalName: text('Nom légal', 'Tel qu’il est déclaré ; vide tant qu’il n’est pas connu.', {
    optional: true,
    shared: true,
  }),
  registration: text('Numéro de récépissé', 'Vide tant qu’il n’est pas connu.', { optional: true, shared: true }),
  taxNumber: text('Numéro de contribuable', 'Vide tant qu’il n’est pas connu.', { optional: true, shared: true }),
  founded: date('Date de création', 'Une année, un mois ou un jour ; vide tant qu’elle n’est pas connue.', {
    partial: true,
    optional: true,
    shared: true,
  }),
  personInCharge: text(
    'Responsable du site',
    'Prénom et nom de qui répond de ce que le site publie, pour les mentions légales ; vide tant que ce n’est pas décidé.',
    { optional: true, shared: true },
  ),
  authorization: text(
    'Autorisation de collecter des dons',
    'Son numéro et sa date ; vide tant qu’ils ne sont pas connus.',
    { optional: true, shared: true },
  ),
  giftUse: longText(
    'Emploi des dons',
    'À quoi servent les dons, en une ou deux phrases ; vide tant que ce n’est pas décidé.',
    { optional: true },
  ),
  paymentHandling: longText(
    'Prestataire de paiement',
    'Qui traite les paiements, et ce qui ne passe pas par ce site.',
    { optional: true },
  ),
} satisfies Fields;

export const siteFields = {
  name: text('Nom', 'Le nom de l’association.'),
  shortName: text('Nom court', 'Deux mots, pour les petits écrans.'),
  country: text('Pays', 'Avec son article : le Bénin, la Guinée.', { technical: true }),
  inCountry: text('Dans le pays', 'Après « actions » : au Bénin, en Guinée.', { technical: true }),
  url: url('Adresse du site', 'https://…', { shared: true }),
  phone: text('Téléphone', 'Un numéro, ou plusieurs séparés par /.', { shared: true, contact: 'tel' }),
  email: text('E-mail', 'L’adresse de contact.', { shared: true, contact: 'email' }),
  socials: list('Réseaux sociaux', 'Les icônes du pied de page ; sans adresse, l’icône n’est pas un lien.', {
    shared: true,
    of: object('Réseau', 'Un réseau et l’adresse de notre page.', {
      id: text('Réseau', 'facebook, youtube, instagram ou whatsapp.', {
        options: ['facebook', 'youtube', 'instagram', 'whatsapp'],
        shared: true,
      }),
      url: url('Adresse', 'https://…', { optional: true, shared: true }),
    }),
  }),
  ...trustFields,
  /** Help for donors whose operator sends no payment request, shown while a page waits for the payment. */
  operators: list(
    'Si la demande de paiement n’arrive pas',
    'Pour chaque opérateur, le code à composer ; rien tant que l’association ne l’a pas vérifié.',
    {
      technical: true,
      optional: true,
      of: object('Opérateur', 'Un opérateur de Mobile Money.', {
        id: text('Nom chez le prestataire de paiement', 'Par exemple OM ou MTN.', { shared: true }),
        name: text('Nom', 'Tel que les gens le connaissent.', { max: 40, shared: true }),
        code: text('Code à composer', 'Chiffres, * et #, essayés sur un téléphone.', {
          max: 20,
          optional: true,
          shared: true,
        }),
        words: text('Que faire', 'Une phrase : ce qu’il faut choisir une fois le code composé.'),
      }),
    },
  ),
  ...optionalPicture('Sur la page « introuvable ». Vide, celle de l’accueil.'),
  samples: list('Images provisoires', 'Les dossiers et fichiers qui attendent les vraies photos et vidéos.', {
    technical: true,
    shared: true,
    optional: true,
    of: text('Dossier ou fichier', 'Par exemple /uploads/accueil/ ou /uploads/mon_album/photo-01.jpg.'),
  }),
} satisfies Fields;

export const posterFields = {
  title: text('Titre', 'Cinq mots au plus : il se lit de loin.'),
  lead: text('Sous l’adresse', 'Une phrase courte.'),
  scan: text('À côté du code', 'Ce qu’il faut faire du code.'),
  orType: text('Avant l’adresse', 'Trois ou quatre mots.'),
  stepsTitle: text('Titre des étapes', 'Une ligne.'),
  steps: list('Étapes', 'Quatre étapes, dans l’ordre.', {
    feminine: true,
    of: object('Étape', 'Une chose à faire.', { id: itemId, text: text('Texte', 'Une phrase courte.') }),
  }),
  warning: text('Mise en garde', 'Une phrase sur le code secret.'),
} satisfies Fields;

/** The parts of the privacy page whose texts are content. src/site/pages/PrivacyPage.tsx lists what browsers store. */
export const privacyParts = [
  'tracking',
  'payment',
  'record',
  'keeping',
  'host',
  'messages',
  'editor',
  'photos',
  'rights',
] as const;

export const privacyFields = {
  title: text('Titre', 'Le titre de la page.'),
  lead: longText('Introduction', 'Une ou deux phrases.'),
  parts: list('Parties', 'Ce que le site et l’association font des données, dans l’ordre de la page.', {
    of: object('Partie', 'Un sujet.', {
      id: text('Sujet', 'Ne le changez pas.', { options: privacyParts, shared: true }),
      title: text('Titre', 'Une ligne.'),
      text: longText(
        'Texte',
        'Des phrases courtes et vraies ; vide tant que ce n’est pas décidé : la partie ne s’affiche pas.',
        { optional: true },
      ),
    }),
  }),
} satisfies Fields;

/** Records of people's consent to be shown. They have no names: they are not published, but the repository may be. */
export const consentFields = {
  consents: list(
    'Accords',
    'Que les personnes montrées ont accepté, par album ou par fichier. Aucun nom : le papier les porte.',
    {
      optional: true,
      shared: true,
      of: object('Accord', 'Les accords que les adultes, ou les parents, ont signés pour un album ou une photo.', {
        album: text('Album', 'Son identifiant.', { optional: true }),
        file: text(
          'Fichier',
          'Pour une photo hors d’un album, un portrait du bureau : /uploads/association/photo-01.jpg.',
          { optional: true },
        ),
        given: text('De qui', 'Un album d’adultes et d’enfants a deux accords.', {
          options: ['forAdults', 'byParents'],
          optionNames: { forAdults: 'Des adultes, pour eux-mêmes', byParents: 'Des parents, pour leurs enfants' },
        }),
        when: date('Quand', 'Une année, un mois ou un jour.', { partial: true }),
        where: text('Où est le papier', 'Le classeur ou le dossier, sans nom de personne.'),
      }),
    },
  ),
} satisfies Fields;

/** Ways to give without online payment, the switch that closes online payment for a while, and the notice. */
export const givingFields = {
  online: text('Paiement en ligne', 'Fermé : la raison remplace le formulaire. Les paiements commencés se terminent.', {
    options: ['open', 'closed'],
    optionNames: { open: 'Ouvert', closed: 'Fermé' },
    shared: true,
  }),
  closedReason: longText(
    'Raison de la fermeture',
    'Ce que lit un donateur à la place du formulaire, et quand revenir.',
    { optional: true },
  ),
  notice: text('Avis', 'Une phrase en haut de chaque page : « Le paiement en ligne est interrompu jusqu’au 4 mars. »', {
    max: 160,
    optional: true,
  }),
  noticeFirstDay: date('Premier jour de l’avis', 'Vide : dès la publication.', { optional: true, shared: true }),
  noticeLastDay: date('Dernier jour de l’avis', 'Le lendemain, l’avis disparaît de lui-même.', {
    optional: true,
    shared: true,
  }),
  ways: list('Autres façons de donner', 'Sans le paiement de ce site. Rien tant que l’association ne l’a pas décidé.', {
    optional: true,
    feminine: true,
    of: object(
      'Façon de donner',
      'Sans numéro ni adresse, elle ne s’affiche pas ; en personne, il suffit de dire comment faire.',
      {
        id: itemId,
        kind: text('Sorte', 'Par où passe le don.', {
          options: ['mobileMoney', 'bank', 'link', 'inPerson'],
          optionNames: {
            mobileMoney: 'Mobile Money',
            bank: 'Virement bancaire',
            link: 'Lien',
            inPerson: 'En personne',
          },
          shared: true,
        }),
        name: text('Nom', 'Par exemple Orange Money, Wave, ou Virement bancaire.', { max: 40 }),
        audience: text('Pour qui', 'Par exemple « Depuis la France » ; vide, elle est pour tous.', {
          max: 40,
          optional: true,
        }),
        holder: text('Titulaire', 'Le nom que le donateur verra avant de confirmer.', {
          max: 80,
          optional: true,
          shared: true,
        }),
        number: text(
          'Numéro',
          `Mobile Money : ${localPhoneLengthInWords.fr} chiffres qui commencent par ${mobilePhoneStarts.join(' ou ')}, ou un code marchand. Banque : l’IBAN.`,
          { max: 60, optional: true, shared: true },
        ),
        url: url('Adresse', 'https://…', { optional: true, shared: true }),
        dial: text(
          'Code à composer',
          'Chiffres, * et #, seulement si l’association a essayé ce code sur un téléphone.',
          { max: 60, optional: true, shared: true },
        ),
        how: text('Comment faire', 'Une phrase.', { optional: true }),
      },
    ),
  }),
  ...optionalPicture('Au retour d’un paiement qui n’est pas confirmé. Vide, celle de l’accueil.'),
} satisfies Fields;

/** The fields of each file by its name: `site` is `content/site.json`. */
export const singletons = {
  site: siteFields,
  poster: posterFields,
  association: associationFields,
  giving: givingFields,
  privacy: privacyFields,
  consents: consentFields,
} satisfies Record<string, Fields>;
