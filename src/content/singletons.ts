import { associationFields, receivedFields } from './association';
import type { Fields } from './fields';

// Declares the content files that exist once, besides the sections of the landing page (homeSections.ts). Labels and hints
// are for editors, in French.

/** Facts that build donors' trust. None is invented: an unknown one stays empty and hidden. */
export const trustFields = {
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
  taxNumber: {
    kind: 'text',
    label: 'Numéro de contribuable',
    hint: 'Vide tant qu’il n’est pas connu.',
    optional: true,
    shared: true,
  },
  founded: {
    kind: 'date',
    partial: true,
    label: 'Date de création',
    hint: 'Une année, un mois ou un jour ; vide tant qu’elle n’est pas connue.',
    optional: true,
    shared: true,
  },
  authorization: {
    kind: 'text',
    label: 'Autorisation de collecter des dons',
    hint: 'Son numéro et sa date ; vide tant qu’ils ne sont pas connus.',
    optional: true,
    shared: true,
  },
  giftUse: {
    kind: 'longText',
    label: 'Emploi des dons',
    hint: 'À quoi servent les dons, en une ou deux phrases ; vide tant que ce n’est pas décidé.',
    optional: true,
  },
  paymentHandling: {
    kind: 'longText',
    label: 'Prestataire de paiement',
    hint: 'Qui traite les paiements, et ce qui ne passe pas par ce site.',
    optional: true,
  },
} as const satisfies Fields;

export const siteFields = {
  name: { kind: 'text', label: 'Nom', hint: 'Le nom de l’association.' },
  shortName: { kind: 'text', label: 'Nom court', hint: 'Deux mots, pour les petits écrans.' },
  url: { kind: 'url', label: 'Adresse du site', hint: 'https://…', shared: true },
  phone: {
    kind: 'text',
    label: 'Téléphone',
    hint: 'Un numéro, ou plusieurs séparés par /.',
    shared: true,
    contact: 'tel',
  },
  email: { kind: 'text', label: 'E-mail', hint: 'L’adresse de contact.', shared: true, contact: 'email' },
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
  ...trustFields,
  /** Help for a payer whose operator sends no payment request, shown while a payment is pending. */
  operators: {
    kind: 'list',
    label: 'Si la demande de paiement n’arrive pas',
    technical: true,
    hint: 'Pour chaque opérateur, le code à composer ; rien tant que l’association ne l’a pas vérifié.',
    optional: true,
    of: {
      kind: 'object',
      label: 'Opérateur',
      hint: 'Un opérateur de Mobile Money.',
      fields: {
        id: {
          kind: 'text',
          label: 'Nom chez le prestataire de paiement',
          hint: 'Par exemple OM ou MOMO.',
          shared: true,
        },
        name: { kind: 'text', max: 40, label: 'Nom', hint: 'Tel que les gens le connaissent.', shared: true },
        code: {
          kind: 'text',
          max: 20,
          label: 'Code à composer',
          hint: 'Chiffres, * et #, essayés sur un téléphone.',
          shared: true,
        },
        words: {
          kind: 'text',
          label: 'Que faire',
          hint: 'Une phrase : ce qu’il faut choisir une fois le code composé.',
        },
      },
    },
  },
  placeholders: {
    kind: 'list',
    label: 'Valeurs provisoires',
    technical: true,
    hint: 'Les champs de ce fichier qui attendent leur vraie valeur.',
    shared: true,
    optional: true,
    of: { kind: 'text', label: 'Valeur provisoire', hint: 'Par exemple phone ou socials.facebook.' },
  },
  samples: {
    kind: 'list',
    label: 'Images provisoires',
    technical: true,
    hint: 'Les dossiers et fichiers qui attendent les vraies photos et vidéos.',
    shared: true,
    optional: true,
    of: {
      kind: 'text',
      label: 'Dossier ou fichier',
      hint: 'Par exemple /uploads/accueil/ ou /uploads/mon_album/photo-01.jpg.',
    },
  },
} as const satisfies Fields;

export const posterFields = {
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

/** The parts of the privacy page, besides what the code knows by itself (src/privacy/storedData.ts). */
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
  title: { kind: 'text', label: 'Titre', hint: 'Le titre de la page.' },
  lead: { kind: 'longText', label: 'Introduction', hint: 'Une ou deux phrases.' },
  parts: {
    kind: 'list',
    label: 'Parties',
    hint: 'Ce que le site et l’association font des données, dans l’ordre de la page.',
    of: {
      kind: 'object',
      label: 'Partie',
      hint: 'Un sujet.',
      fields: {
        id: { kind: 'text', options: privacyParts, label: 'Sujet', hint: 'Ne le changez pas.', shared: true },
        title: { kind: 'text', label: 'Titre', hint: 'Une ligne.' },
        text: {
          kind: 'longText',
          label: 'Texte',
          hint: 'Des phrases courtes et vraies ; vide tant que ce n’est pas décidé : la partie ne s’affiche pas.',
          optional: true,
        },
      },
    },
  },
} as const satisfies Fields;

/** That people agreed to be shown. The build publishes none of it, but the repository may be public: so it has no names. */
export const consentFields = {
  consents: {
    kind: 'list',
    label: 'Accords',
    hint: 'Que les personnes montrées ont accepté, par album ou par fichier. Aucun nom : le papier les porte.',
    optional: true,
    shared: true,
    of: {
      kind: 'object',
      label: 'Accord',
      hint: 'Les accords que les adultes, ou les parents, ont signés pour un album ou une photo.',
      fields: {
        album: { kind: 'text', label: 'Album', hint: 'Son identifiant.', optional: true },
        file: {
          kind: 'text',
          label: 'Fichier',
          hint: 'Pour une photo hors d’un album, un portrait du bureau : /uploads/association/photo-01.jpg.',
          optional: true,
        },
        given: {
          kind: 'text',
          options: ['forAdults', 'byParents'],
          optionLabels: { forAdults: 'Des adultes, pour eux-mêmes', byParents: 'Des parents, pour leurs enfants' },
          label: 'De qui',
          hint: 'Un album d’adultes et d’enfants a deux accords.',
        },
        when: { kind: 'date', partial: true, label: 'Quand', hint: 'Une année, un mois ou un jour.' },
        where: { kind: 'text', label: 'Où est le papier', hint: 'Le classeur ou le dossier, sans nom de personne.' },
      },
    },
  },
} as const satisfies Fields;

/** How people give without this site's payment, and what stops that payment for a while. */
export const givingFields = {
  online: {
    kind: 'text',
    options: ['open', 'closed'],
    optionLabels: { open: 'Ouvert', closed: 'Fermé' },
    label: 'Paiement en ligne',
    hint: 'Fermé : la raison remplace le formulaire. Les paiements commencés se terminent.',
    shared: true,
  },
  closedReason: {
    kind: 'longText',
    label: 'Raison de la fermeture',
    hint: 'Ce que lit un donateur à la place du formulaire, et quand revenir.',
    optional: true,
  },
  notice: {
    kind: 'text',
    max: 160,
    label: 'Avis',
    hint: 'Une phrase en haut de chaque page : « Le paiement en ligne est interrompu jusqu’au 4 mars. »',
    optional: true,
  },
  noticeFirstDay: {
    kind: 'date',
    label: 'Premier jour de l’avis',
    hint: 'Vide : dès la publication.',
    optional: true,
    shared: true,
  },
  noticeLastDay: {
    kind: 'date',
    label: 'Dernier jour de l’avis',
    hint: 'Le lendemain, l’avis disparaît de lui-même.',
    optional: true,
    shared: true,
  },
  ways: {
    kind: 'list',
    label: 'Autres façons de donner',
    hint: 'Sans le paiement de ce site. Rien tant que l’association ne l’a pas décidé.',
    optional: true,
    of: {
      kind: 'object',
      label: 'Façon de donner',
      hint: 'Sans numéro ni adresse, elle ne s’affiche pas ; en personne, il suffit de dire comment faire.',
      fields: {
        id: { kind: 'text', label: 'Identifiant', hint: 'Un mot sans espace.', shared: true },
        kind: {
          kind: 'text',
          options: ['mobileMoney', 'bank', 'link', 'inPerson'],
          optionLabels: {
            mobileMoney: 'Mobile Money',
            bank: 'Virement bancaire',
            link: 'Lien',
            inPerson: 'En personne',
          },
          label: 'Sorte',
          hint: 'Par où passe le don.',
          shared: true,
        },
        name: { kind: 'text', max: 40, label: 'Nom', hint: 'Par exemple Orange Money, Wave, ou Virement bancaire.' },
        audience: {
          kind: 'text',
          max: 40,
          label: 'Pour qui',
          hint: 'Par exemple « Depuis la France » ; vide, elle est pour tous.',
          optional: true,
        },
        holder: {
          kind: 'text',
          max: 80,
          label: 'Titulaire',
          hint: 'Le nom que le donateur verra avant de confirmer.',
          optional: true,
          shared: true,
        },
        number: {
          kind: 'text',
          max: 60,
          label: 'Numéro',
          hint: 'Numéro de téléphone, code marchand ou IBAN.',
          optional: true,
          shared: true,
        },
        url: { kind: 'url', label: 'Adresse', hint: 'https://…', optional: true, shared: true },
        dial: {
          kind: 'text',
          max: 60,
          label: 'Code à composer',
          hint: 'Chiffres, * et #, seulement si l’association a essayé ce code sur un téléphone.',
          optional: true,
          shared: true,
        },
        how: { kind: 'text', label: 'Comment faire', hint: 'Une phrase.', optional: true },
      },
    },
  },
  placeholders: {
    kind: 'list',
    label: 'Façons provisoires',
    technical: true,
    hint: 'Les identifiants de celles qui attendent leurs vraies valeurs : elles ne s’affichent pas.',
    shared: true,
    optional: true,
    of: { kind: 'text', label: 'Façon provisoire', hint: 'Par exemple orange.' },
  },
} as const satisfies Fields;

/** The fields of each file, by its name: `site` is `content/site.json`. */
export const singletons = {
  site: siteFields,
  poster: posterFields,
  association: associationFields,
  /** The ledger's sums of online gifts. */
  received: receivedFields,
  giving: givingFields,
  privacy: privacyFields,
  /** Never published. */
  consents: consentFields,
} as const satisfies Record<string, Fields>;
