import { keepTogether } from '../content/keepTogether';
import type { Phrases } from './words';

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
