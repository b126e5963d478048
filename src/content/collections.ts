import type { Field, Fields } from './fields';
import { focusField } from './fields/focus';
import { mediaTypes } from './fields/media';

// Declares the content of which there are many: activities and albums. Labels and hints are for editors, in French. To
// add a field, here or in singletons.ts or homeSections.ts, declare it and add it to the content files: type, validation
// and fallback derive from it.

const pictureAlt = {
  kind: 'text',
  label: 'Description de l’image',
  hint: 'Ce que l’image montre, pour les personnes qui ne la voient pas.',
  optional: true,
} as const satisfies Field;

/** When it was: the newest comes first, and an index lists it under the year in which it ended. */
const period = {
  start: {
    kind: 'date',
    partial: true,
    label: 'Début',
    hint: 'Une année, un mois ou un jour. Le plus récent s’affiche en premier.',
    shared: true,
  },
  end: {
    kind: 'date',
    partial: true,
    label: 'Fin',
    hint: 'Facultatif, écrite comme le début. Laissez vide si c’était un seul jour, ou si ce n’est pas fini.',
    optional: true,
    shared: true,
  },
} as const satisfies Fields;

export const activityFields = {
  title: { kind: 'text', max: 80, label: 'Titre', hint: 'Le nom de l’activité.' },
  status: {
    kind: 'text',
    options: ['active', 'completed'],
    optionLabels: { active: 'Actif', completed: 'Terminé' },
    label: 'État',
    hint: 'Ce que dit la pastille : Actif ou Terminé.',
    shared: true,
  },
  ...period,
  date: {
    kind: 'text',
    max: 40,
    label: 'Date en toutes lettres',
    hint: 'Facultatif. Remplace le début et la fin, par exemple par « Depuis mai 2025 ».',
    optional: true,
  },
  location: { kind: 'text', max: 80, label: 'Lieu', hint: 'Ville ou région.' },
  participants: { kind: 'text', max: 60, label: 'Participants', hint: 'Combien, et qui.' },
  people: {
    kind: 'number',
    multipleOf: 1,
    label: 'Combien de personnes',
    hint: 'Un nombre : le site dessine un losange par personne, jusqu’à 200. Vide, aucun.',
    optional: true,
    shared: true,
  },
  picture: {
    kind: 'media',
    accept: ['photo'],
    label: 'Image',
    hint: 'Le site la recadre selon l’écran : le sujet au milieu, ou indiqué ci-dessous.',
    optional: true,
    shared: true,
    describedBy: 'pictureAlt',
  },
  pictureFocus: focusField,
  pictureAlt,
  description: { kind: 'markdown', max: 1500, label: 'Texte', hint: 'Un ou deux paragraphes.' },
  updates: {
    kind: 'list',
    label: 'Nouvelles',
    hint: 'Sur la page de l’activité : ce que vos dons ont permis. La plus récente s’affiche en premier.',
    optional: true,
    sorted: true,
    of: {
      kind: 'object',
      label: 'Nouvelle',
      hint: 'Une date et ce qui a été fait.',
      fields: {
        id: { kind: 'text', label: 'Identifiant', hint: 'Un mot sans espace.', shared: true },
        date: { kind: 'date', label: 'Date', hint: 'Le jour de la nouvelle.', shared: true },
        text: { kind: 'longText', label: 'Texte', hint: 'Deux ou trois phrases.' },
        picture: {
          kind: 'media',
          accept: ['photo'],
          label: 'Image',
          hint: 'Une photo de ce qui a été fait.',
          optional: true,
          shared: true,
          describedBy: 'pictureAlt',
        },
        pictureAlt,
      },
    },
  },
} as const satisfies Fields;

export const albumFields = {
  id: {
    kind: 'text',
    label: 'Identifiant',
    hint: 'Minuscules, chiffres et _ ; l’adresse de l’album en dépend.',
    shared: true,
    technical: true,
  },
  name: { kind: 'text', label: 'Nom', hint: 'Le nom de l’album.' },
  place: { kind: 'text', label: 'Lieu', hint: 'Ville, région.' },
  description: { kind: 'longText', label: 'Texte', hint: 'Une ou deux phrases.' },
  ...period,
  activity: {
    kind: 'text',
    label: 'Activité',
    hint: 'Celle que montre l’album, par le nom de son fichier : dimanche-blanc.',
    optional: true,
    shared: true,
  },
  media: {
    kind: 'list',
    label: 'Photos et vidéos',
    hint: 'La première sert de couverture.',
    alwaysShown: ['caption'],
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
          technical: true,
        },
        src: {
          kind: 'media',
          accept: ['photo', 'video'],
          label: 'Fichier',
          hint: 'Par exemple /uploads/mon_album/photo-01.jpg.',
          shared: true,
        },
        focus: focusField,
        poster: {
          kind: 'media',
          accept: ['photo'],
          label: 'Image d’attente (vidéo)',
          hint: 'La photo montrée avant la lecture.',
          optional: true,
          videoOnly: true,
          shared: true,
        },
        caption: { kind: 'text', label: 'Légende', hint: 'Ce que l’image montre.' },
        captions: {
          kind: 'media',
          accept: ['captions'],
          label: 'Sous-titres (vidéo)',
          hint: 'Un fichier WebVTT dans la langue de la page : /uploads/mon_album/film.fr.vtt.',
          optional: true,
          videoOnly: true,
        },
        description: {
          kind: 'longText',
          label: 'Description (vidéo)',
          hint: 'Sans sous-titres : ce que l’on voit et entend, en une ou deux phrases.',
          optional: true,
          videoOnly: true,
        },
      },
    },
  },
} as const satisfies Fields;
