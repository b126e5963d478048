import type { Phrases } from './words';

/** Decap's phrases with ours in their place, at any depth. */
export function mergePhrases(phrases: Phrases, ours: Phrases): Phrases {
  const merged = { ...phrases };
  for (const [key, phrase] of Object.entries(ours)) {
    const present = merged[key];
    merged[key] = typeof phrase === 'object' && typeof present === 'object' ? mergePhrases(present, phrase) : phrase;
  }
  return merged;
}
