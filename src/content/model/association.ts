import { childLine } from '../../country';
import { languages, languagesInFrench } from '../../shared/i18n/languages';
import { itemId, list, longText, markdown, media, number, object, optionalPicture, text, url } from '../fields/declare';
import type { Fields } from '../fields/fields';

/** The page of the association, without the facts of site.json. A part without content is not shown. */
export const associationFields = {
  title: text('Titre', 'Le titre de la page.', { max: 60 }),
  lead: longText('Introduction', 'Une ou deux phrases.', { max: 300 }),
  ...optionalPicture('En haut de la page, plus large que haute.'),
  reason: markdown(
    'Pourquoi nous agissons',
    'Ce qui manque aux personnes que l’association aide, et la source. Le gras du premier paragraphe s’affiche en grand ; le dernier paragraphe, en petit.',
    { max: 600, optional: true },
  ),
  bureau: list(
    'Bureau',
    'Les personnes qui dirigent l’association, dans l’ordre de la page ; vide tant que ce n’est pas publié.',
    {
      optional: true,
      of: object('Membre du bureau', 'Un nom, une fonction, une photo.', {
        id: itemId,
        name: text('Nom', 'Prénom et nom, avec l’accord de la personne.', { max: 60, shared: true }),
        role: text('Fonction', 'Présidente, trésorier…', { max: 60 }),
        photo: media(
          'Photo',
          'Un portrait, si la personne a donné son accord par écrit. Sans cet accord, le site ne se publie pas.',
          { accept: ['photo'], optional: true, shared: true },
        ),
      }),
    },
  ),
  publications: list('Documents', 'Statuts, rapports, comptes : des PDF placés dans uploads/publications.', {
    technical: true,
    optional: true,
    of: object('Document', 'Un fichier PDF et son titre.', {
      id: itemId,
      title: text('Titre', 'Par exemple Rapport d’activité.', { max: 80 }),
      year: number('Année', 'Quatre chiffres.', { isYear: true, shared: true }),
      language: text('Langue', 'Celle du document.', {
        options: languages,
        optionNames: languagesInFrench,
        shared: true,
      }),
      file: media('Fichier', 'Par exemple /uploads/publications/rapport-2026.pdf.', { accept: ['pdf'], shared: true }),
    }),
  }),
  partners: list('Partenaires', 'Ceux qui ont accepté d’être nommés ici.', {
    optional: true,
    of: object('Partenaire', 'Un nom et ce que nous faisons ensemble.', {
      id: itemId,
      name: text('Nom', 'Tel que le partenaire l’écrit.', { max: 80, shared: true }),
      work: text('Ce que nous faisons ensemble', 'Une phrase.', { max: 160 }),
      url: url('Adresse du site', 'https://…', { optional: true, shared: true }),
      picture: media('Logo', 'Sur un fond clair.', { accept: ['photo'], optional: true, shared: true }),
    }),
  }),
  join: list('Nous rejoindre', 'Chaque façon ouvre un message déjà écrit.', {
    optional: true,
    feminine: true,
    of: object('Façon de nous rejoindre', 'Devenir membre, bénévole ou partenaire.', {
      id: text('Façon', 'Membre, bénévole ou partenaire.', {
        options: ['member', 'volunteer', 'partner'],
        optionNames: { member: 'Membre', volunteer: 'Bénévole', partner: 'Partenaire' },
        shared: true,
      }),
      title: text('Titre', 'Un verbe et son complément.', { max: 40 }),
      text: longText('Texte', 'Ce que cela demande, et ce que cela apporte.', { max: 240 }),
      message: text('Message', 'Ce que la personne nous envoie ; elle peut le changer.'),
    }),
  }),
  dues: text('Cotisation', 'Une phrase : combien, et quand ; vide tant que ce n’est pas décidé.', { optional: true }),
  childProtection: markdown(
    'Un enfant en danger ?',
    `Qui prévenir dans l’association, et comment ; dites aussi d’appeler le ${childLine}, le numéro national gratuit pour les enfants. Vide tant que ce n’est pas décidé.`,
    { max: 600, optional: true },
  ),
} satisfies Fields;
