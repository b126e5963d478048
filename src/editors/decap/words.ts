import type { SectionKey } from '../../content/model';
import { addNonBreakingSpaces } from '../../content/renderText';

// The Decap preview is in French only, like the rest of the admin area.
export const pageWords = {
  title: 'Aperçu Decap · Espace d’administration',
  demo: 'Démonstration\u00a0: rien n’est publié, et ce que vous simulez est perdu quand vous fermez la page.',
  demoName: 'Démonstration',
  back: 'Tableau de bord',
  narrow: 'Decap demande un écran plus large.',
  ownEditor: 'Ouvrir l’éditeur du site',
  preview: 'Aperçu',
  noScript: 'L’aperçu Decap a besoin de JavaScript.',
  failed: 'Le contenu n’a pas pu être chargé. Vérifiez votre connexion, puis rechargez la page.',
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

type Phrases = { [key: string]: string | Phrases };

/**
 * Merges our phrases over Decap's, at any depth, with French non-breaking spaces. decapPhrases.json says that publishing is
 * simulated, and translates what Decap has in English only.
 */
export function mergePhrases(phrases: Phrases, ours: Phrases): Phrases {
  const merged = { ...phrases };
  for (const [key, phrase] of Object.entries(ours)) {
    const present = merged[key];
    merged[key] =
      typeof phrase === 'string'
        ? addNonBreakingSpaces(phrase)
        : mergePhrases(typeof present === 'object' ? present : {}, phrase);
  }
  return merged;
}
