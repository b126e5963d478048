import type { Entry } from '../localize';
import { eachLanguage } from './bilingual';
import type { HandedDocument } from './handOver';

/**
 * Drafts and hand-over files from before the map had facts keep them in the document `hero`. Facts that were changed
 * there become a change of `about`, unless `about` has changed its own facts.
 * @param about the document in the content files, if the change must be complete
 */
export function moveFacts(changes: readonly HandedDocument[], about: Entry = {}): readonly HandedDocument[] {
  const hero = changes.find(({ key }) => key === 'hero');
  if (!hero?.base.fr?.facts && !hero?.edited.fr?.facts) return changes;
  const own: HandedDocument = changes.find(({ key }) => key === 'about') ?? {
    key: 'about',
    base: about,
    edited: about,
  };
  const others = changes.filter((change) => change !== hero && change !== own);
  const pick = (entry: Entry) => eachLanguage((language) => ({ facts: entry[language]?.facts ?? [] }));
  const [base, edited] = [pick(hero.base), pick(hero.edited)];
  const without = (entry: Entry) =>
    eachLanguage((language) => {
      const { facts: _facts, ...rest } = entry[language] ?? {};
      return rest;
    });
  const add = (entry: Entry, facts: Entry) => eachLanguage((language) => ({ ...entry[language], ...facts[language] }));
  const differ = (one: Entry, other: Entry) => JSON.stringify(one) !== JSON.stringify(other);
  const isMoved = differ(base, edited) && !differ(pick(own.base), pick(own.edited));
  return [
    { ...hero, base: without(hero.base), edited: without(hero.edited) },
    ...(isMoved
      ? [{ ...own, base: add(own.base, base), edited: add(own.edited, edited) }]
      : changes.filter((change) => change === own)),
    ...others,
  ];
}
