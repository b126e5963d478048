import type { Fields } from './fields';

// Declares the page of the association, and the ledger's yearly sums of online gifts.

const id = { kind: 'text', label: 'Identifiant', hint: 'Un mot sans espace.', shared: true } as const;

const year = { kind: 'number', isYear: true, label: 'Année', hint: 'Quatre chiffres.', shared: true } as const;

const amounts = (label: string, hint: string, name: string) =>
  ({
    kind: 'list',
    label,
    hint,
    optional: true,
    of: {
      kind: 'object',
      label: 'Montant',
      hint: 'Un montant et sa raison.',
      fields: {
        id,
        name: { kind: 'text', max: 80, label: name, hint: 'Quelques mots.' },
        amount: {
          kind: 'number',
          multipleOf: 1,
          label: 'Montant en FCFA',
          hint: 'D’après vos comptes de l’année.',
          shared: true,
        },
      },
    },
  }) as const;

/** How people take part. */
const joinWays = ['member', 'volunteer', 'partner'] as const;

/** The page of the association, besides the facts of site.json. A part without content is not shown. */
export const associationFields = {
  title: { kind: 'text', max: 60, label: 'Titre', hint: 'Le titre de la page.' },
  lead: { kind: 'longText', max: 300, label: 'Introduction', hint: 'Une ou deux phrases.' },
  bureau: {
    kind: 'list',
    label: 'Bureau',
    hint: 'Les personnes qui dirigent l’association, dans l’ordre de la page ; vide tant que ce n’est pas publié.',
    optional: true,
    of: {
      kind: 'object',
      label: 'Membre du bureau',
      hint: 'Un nom, une fonction, une photo.',
      fields: {
        id,
        name: {
          kind: 'text',
          max: 60,
          label: 'Nom',
          hint: 'Prénom et nom, avec l’accord de la personne.',
          shared: true,
        },
        role: { kind: 'text', max: 60, label: 'Fonction', hint: 'Présidente, trésorier…' },
        photo: {
          kind: 'media',
          accept: ['photo'],
          label: 'Photo',
          hint: 'Un portrait, si la personne a donné son accord par écrit : sans lui, le site ne se publie pas.',
          optional: true,
          shared: true,
        },
      },
    },
  },
  years: {
    kind: 'list',
    label: 'Où va l’argent',
    hint: 'Une année à la fois, d’après vos comptes. Les dons en ligne s’ajoutent d’eux-mêmes.',
    optional: true,
    sorted: true,
    of: {
      kind: 'object',
      label: 'Année',
      hint: 'Ce qui a été reçu et dépensé dans l’année.',
      fields: {
        id,
        year,
        received: amounts('Reçu autrement qu’en ligne', 'Cotisations, dons en espèces, subventions…', 'D’où il vient'),
        spent: amounts('Dépensé', 'Une ligne par usage : la page en fait une barre.', 'À quoi il a servi'),
      },
    },
  },
  documents: {
    kind: 'list',
    label: 'Documents',
    technical: true,
    hint: 'Statuts, rapports, comptes : des PDF placés dans uploads/documents.',
    optional: true,
    of: {
      kind: 'object',
      label: 'Document',
      hint: 'Un fichier PDF et son titre.',
      fields: {
        id,
        title: { kind: 'text', max: 80, label: 'Titre', hint: 'Par exemple Rapport d’activité.' },
        year,
        language: {
          kind: 'text',
          options: ['fr', 'en'],
          optionLabels: { fr: 'Français', en: 'Anglais' },
          label: 'Langue',
          hint: 'Celle du document.',
          shared: true,
        },
        file: {
          kind: 'media',
          accept: ['document'],
          label: 'Fichier',
          hint: 'Par exemple /uploads/documents/rapport-2026.pdf.',
          shared: true,
        },
      },
    },
  },
  partners: {
    kind: 'list',
    label: 'Partenaires',
    hint: 'Ceux qui ont accepté d’être nommés ici.',
    optional: true,
    of: {
      kind: 'object',
      label: 'Partenaire',
      hint: 'Un nom et ce que nous faisons ensemble.',
      fields: {
        id,
        name: { kind: 'text', max: 80, label: 'Nom', hint: 'Tel que le partenaire l’écrit.', shared: true },
        work: { kind: 'text', max: 160, label: 'Ce que nous faisons ensemble', hint: 'Une phrase.' },
        url: { kind: 'url', label: 'Adresse', hint: 'https://…', optional: true, shared: true },
        picture: {
          kind: 'media',
          accept: ['photo'],
          label: 'Logo',
          hint: 'Sur un fond clair.',
          optional: true,
          shared: true,
        },
      },
    },
  },
  join: {
    kind: 'list',
    label: 'Nous rejoindre',
    hint: 'Chaque façon ouvre un message déjà écrit.',
    optional: true,
    of: {
      kind: 'object',
      label: 'Façon de nous rejoindre',
      hint: 'Devenir membre, bénévole ou partenaire.',
      fields: {
        id: {
          kind: 'text',
          options: joinWays,
          optionLabels: { member: 'Membre', volunteer: 'Bénévole', partner: 'Partenaire' },
          label: 'Façon',
          hint: 'Membre, bénévole ou partenaire.',
          shared: true,
        },
        title: { kind: 'text', max: 40, label: 'Titre', hint: 'Un verbe et son complément.' },
        text: { kind: 'longText', max: 240, label: 'Texte', hint: 'Ce que cela demande, et ce que cela apporte.' },
        message: { kind: 'text', label: 'Message', hint: 'Ce que la personne nous envoie ; elle peut le changer.' },
      },
    },
  },
  dues: {
    kind: 'text',
    label: 'Cotisation',
    hint: 'Une phrase : combien, et quand ; vide tant que ce n’est pas décidé.',
    optional: true,
  },
} as const satisfies Fields;

/** What the ledger says of a year's online gifts. Only `npm run records` writes it: no form has an input for it. */
export const receivedFields = {
  received: {
    kind: 'list',
    label: 'Reçu en ligne',
    hint: 'Par année et par devise, quand le registre et l’export du prestataire concordent.',
    optional: true,
    shared: true,
    of: {
      kind: 'object',
      label: 'Année',
      hint: 'Une année dans une devise.',
      fields: {
        year,
        currency: { kind: 'text', options: ['XAF', 'XOF', 'EUR', 'USD'], label: 'Devise', hint: 'Celle des dons.' },
        sum: { kind: 'number', multipleOf: 1, label: 'Somme', hint: 'Sans centimes.' },
        count: { kind: 'number', multipleOf: 1, label: 'Nombre de dons', hint: 'Un nombre.' },
        date: { kind: 'date', label: 'Comparé le', hint: 'Le jour de la comparaison.' },
      },
    },
  },
} as const satisfies Fields;
