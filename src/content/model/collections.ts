import {
  date,
  focusField,
  itemId,
  list,
  longText,
  markdown,
  media,
  number,
  object,
  optionalPicture,
  pictureAlt,
  text,
} from '../fields/declare';
import type { Fields } from '../fields/fields';
import { mediaTypes } from '../fields/media';

// Declares the content that exists many times: activities and albums. The type, check and fallback of a field are
// derived from its declaration (docs/editing.md, “Add a field”).

const period = {
  start: date('Début', 'Une année, un mois ou un jour. Le site range d’après les dates.', {
    partial: true,
    shared: true,
  }),
  end: date(
    'Fin',
    'Facultatif, écrite comme le début. Laissez vide si c’était un seul jour, ou si ce n’est pas fini.',
    { partial: true, optional: true, shared: true },
  ),
} satisfies Fields;

export const activityFields = {
  title: text('Titre', 'Le nom de l’activité.', { max: 80 }),
  status: text('État', 'Ce que dit la pastille : Actif ou Terminé.', {
    options: ['active', 'completed'],
    optionNames: { active: 'Actif', completed: 'Terminé' },
    shared: true,
  }),
  ...period,
  date: text(
    'Date en toutes lettres',
    'Facultatif. Remplace le début et la fin, par exemple par « Depuis mai 2025 ».',
    { max: 40, optional: true },
  ),
  location: text('Lieu', 'Ville ou région.', { max: 80 }),
  participants: text('Participants', 'Combien, et qui.', { max: 60 }),
  people: number(
    'Combien de personnes',
    'Un nombre : de 10 à 200, le site dessine un losange par personne sous l’image. Vide, aucun.',
    { multipleOf: 1, optional: true, shared: true },
  ),
  ...optionalPicture('Le site la recadre selon l’écran, sauf une photo plus haute que large : le sujet au milieu.'),
  description: markdown('Texte', 'Un ou deux paragraphes.', { max: 1500 }),
  updates: list(
    'Nouvelles',
    'Sur la page de l’activité : ce que vos dons ont permis. La plus récente s’affiche en premier.',
    {
      optional: true,
      sorted: true,
      feminine: true,
      of: object('Nouvelle', 'Une date et ce qui a été fait.', {
        id: itemId,
        date: date('Date', 'Le jour de la nouvelle.', { shared: true }),
        text: longText('Texte', 'Deux ou trois phrases.'),
        picture: media('Image', 'Une photo de ce qui a été fait.', {
          accept: ['photo'],
          optional: true,
          shared: true,
          describedBy: 'pictureAlt',
        }),
        pictureAlt,
      }),
    },
  ),
} satisfies Fields;

export const albumFields = {
  id: text('Identifiant', 'Minuscules, chiffres et _ ; l’adresse de l’album en dépend.', {
    shared: true,
    technical: true,
  }),
  name: text('Nom', 'Le nom de l’album.'),
  place: text('Lieu', 'Ville, région.'),
  description: longText('Texte', 'Une ou deux phrases.'),
  ...period,
  activity: text('Activité', 'Celle que montre l’album, par le nom de son fichier : dimanche-blanc.', {
    optional: true,
    shared: true,
  }),
  media: list('Photos et vidéos', 'La première sert de couverture.', {
    media: true,
    of: object('Photo', 'Une photo ou une vidéo, et sa légende.', {
      id: text('Identifiant', 'Unique dans l’album.', { shared: true }),
      type: text('Type', 'Photo ou vidéo.', {
        options: mediaTypes,
        optionNames: { photo: 'Photo', video: 'Vidéo' },
        shared: true,
        technical: true,
      }),
      src: media('Photo ou vidéo', 'Le fichier que montre l’album.', {
        accept: ['photo', 'video'],
        shared: true,
        technical: true,
      }),
      focus: focusField,
      poster: media('Image d’attente (vidéo)', 'La photo montrée avant la lecture.', {
        accept: ['photo'],
        optional: true,
        shared: true,
        technical: true,
      }),
      caption: text('Légende', 'Ce que l’on voit.'),
      captions: media(
        'Sous-titres (vidéo)',
        'Un fichier WebVTT dans la langue de la page, ajouté par la personne qui gère le site.',
        { accept: ['captions'], optional: true, technical: true },
      ),
      description: longText(
        'Description (vidéo)',
        'Sans sous-titres : ce que l’on voit et entend, en une ou deux phrases.',
        { optional: true, technical: true },
      ),
    }),
  }),
} satisfies Fields;
