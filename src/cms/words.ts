import { keepTogether } from '../content/keepTogether';
import type { SectionKey } from '../content/model';

/** What editors read in the Decap preview, which speaks French alone, as the rest of the admin area. */

export const pageWords = {
  title: 'Aperçu Decap · Espace d’administration',
  demo: 'Démonstration\u00a0: rien n’est publié. Un brouillon peut rester dans ce navigateur.',
  demoName: 'Démonstration',
  back: 'Tableau de bord',
  preview: 'Aperçu',
  noScript: 'L’aperçu Decap a besoin de JavaScript.',
  failed: 'Le contenu n’a pas pu être chargé. Vérifiez votre connexion, puis rechargez la page.',
} as const;

export const collectionWords = {
  sections: { label: 'Parties de la page' },
  activity: { label: 'Activités', label_singular: 'Activité' },
  album: { label: 'Albums', label_singular: 'Album' },
  facts: { label: 'Association' },
  site: { label: 'Nom, coordonnées et réseaux' },
} as const;

export const sectionNames: Record<SectionKey, string> = {
  hero: 'Accueil',
  about: 'À propos',
  activities: 'Activités (titre de la partie)',
  gallery: 'Galerie',
  contact: 'Contact',
  donation: 'Faire un don',
  footer: 'Pied de page',
};

export const fieldMessages = {
  address: 'l’adresse commence par https://',
} as const;

export type Phrases = { [key: string]: string | Phrases };

/**
 * Laid over Decap's own French: what would sound like publishing says that it only pretends to, and what Decap has in
 * English alone is said in French.
 */
export const decapPhrases: Phrases = {
  app: { header: { media: 'Images' } },
  collection: {
    collectionTop: { viewAsList: 'Voir en liste', viewAsGrid: 'Voir en grille' },
  },
  editor: {
    editorControl: { field: { widgetLabel: 'Champ' } },
    editorControlPane: {
      widget: { regexPattern: '%{fieldLabel} : %{pattern}.' },
      i18n: {
        copyFromLocale: 'Copier depuis…',
        copyFromLocaleConfirm:
          'Copier les textes de la langue %{locale} ? Ceux qui sont déjà dans les champs seront remplacés.',
      },
    },
    editor: {
      onDeletePublishedEntry: 'Simuler la suppression ? Rien ne sera supprimé du site.',
      onDeleteWithUnsavedChanges:
        'Simuler la suppression ? Vos changements seront perdus ; rien ne sera supprimé du site.',
      onLeavePage: 'Quitter cette page ? Vos changements, qui ne sont enregistrés nulle part, seront perdus.',
      confirmLoadBackup: 'Un brouillon de ce texte est resté dans ce navigateur. Le reprendre ?',
    },
    editorToolbar: {
      publish: 'Simuler',
      publishing: 'Simulation…',
      published: 'Rien à simuler',
      publishNow: 'Simuler la publication',
      publishAndCreateNew: 'Simuler, puis créer une autre entrée',
      publishAndDuplicate: 'Simuler, puis dupliquer',
      save: 'Simuler',
      saving: 'Simulation…',
      deleteEntry: 'Simuler la suppression',
      deletePublishedEntry: 'Simuler la suppression',
      deleting: 'Simulation…',
      changesSaved: 'Aucun changement',
      unsavedChanges: 'Changements en cours',
      backCollection: '%{collectionLabel}',
    },
    editorWidgets: {
      markdown: {
        strikethrough: 'Barré',
        toggleMode: { rich: 'Texte enrichi', markdown: 'Markdown' },
      },
      image: { chooseMultiple: 'Choisir des images', addMore: 'Ajouter des images', removeAll: 'Retirer les images' },
      file: {
        chooseMultiple: 'Choisir des fichiers',
        addMore: 'Ajouter des fichiers',
        removeAll: 'Retirer les fichiers',
      },
      object: { expand: 'Déplier', collapse: 'Replier' },
    },
  },
  mediaLibrary: {
    mediaLibraryCard: { draft: 'Simulé' },
    mediaLibrary: { onDelete: 'Simuler la suppression de ce fichier ? Rien ne sera supprimé du site.' },
    mediaLibraryModal: {
      mediaAssets: 'Fichiers',
      noAssetsFound: 'Aucun fichier trouvé.',
      upload: 'Simuler un ajout',
      uploading: 'Simulation…',
      deleteSelected: 'Simuler la suppression',
      deleting: 'Simulation…',
      chooseSelected: 'Choisir ce fichier',
      close: 'Fermer',
    },
  },
  ui: {
    settingsDropdown: { account: 'Compte', logOut: 'Recommencer' },
    toast: {
      entrySaved: 'Enregistrement simulé : rien n’est publié.',
      entryPublished: 'Publication simulée : rien n’est publié.',
      entryUnpublished: 'Simulation : rien n’a changé sur le site.',
      missingRequiredField: 'Un champ obligatoire est vide : remplissez-le, puis simulez à nouveau.',
      onFailToPersist: 'La simulation a échoué : %{details}',
      onFailToDelete: 'La simulation a échoué : %{details}',
    },
  },
};

/** Decap's phrases with ours in their place, at any depth, and the spaces of ours that French keeps unbreakable. */
export function mergePhrases(phrases: Phrases, ours: Phrases): Phrases {
  const merged = { ...phrases };
  for (const [key, phrase] of Object.entries(ours)) {
    const present = merged[key];
    merged[key] =
      typeof phrase === 'string'
        ? keepTogether(phrase)
        : mergePhrases(typeof present === 'object' ? present : {}, phrase);
  }
  return merged;
}
