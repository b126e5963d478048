import { createContext, useContext } from 'react';
import type association from '../../../content/labels/fr/association.json';
import type common from '../../../content/labels/fr/common.json';
import type editor from '../../../content/labels/fr/editor.json';
import type offline from '../../../content/labels/fr/offline.json';
import type poster from '../../../content/labels/fr/poster.json';
import type privacy from '../../../content/labels/fr/privacy.json';
import type paymentReturn from '../../../content/labels/fr/return.json';
import { interpolate, type LabelTexts } from '../i18n/interpolate';
import type { Language } from '../i18n/languages';

/** The keys of the interface's labels. Plural forms, `…_one` and `…_other`, have one key, without the suffix. */
export type LabelKey = keyof (typeof editor &
  typeof association &
  typeof common &
  typeof offline &
  typeof poster &
  typeof privacy &
  typeof paymentReturn) extends infer Key
  ? Key extends `${infer Stem}_${'one' | 'other'}`
    ? Stem
    : Key
  : never;

type Beginning<Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? `${Head}.` | `${Head}.${Beginning<Rest>}`
  : never;

/** How a component lists a label that it reads: by its key, or all labels that begin with `error.` as `error.*`. */
export type LabelName = LabelKey | `${Beginning<LabelKey>}*`;

/** The keys of the labels that a name stands for. */
export type KeyOf<Name extends LabelName> = Name extends `${infer Start}*`
  ? Extract<LabelKey, `${Start}${string}`>
  : Name;

/** Reads a label by its key, with its `{{variables}}` replaced; `count` chooses the plural form. */
export type ReadLabel<Name extends LabelName = LabelKey> = (
  key: KeyOf<Name>,
  values?: Record<string, string | number>,
) => string;

export type Wording<Name extends LabelName = LabelKey> = {
  language: Language;
  label: ReadLabel<Name>;
  /** The site that share links name, with its URL once it has one. Undefined in previews, which show no share links. */
  site?: { name: string; url?: string | undefined } | undefined;
};

/** `labels` are those of all loaded files. `label` throws for a key that is not among them. */
export function createWording(labels: LabelTexts, language: Language, site?: Wording['site']): Wording {
  const label: ReadLabel = (key, values) => {
    const text =
      labels[key] ??
      labels[`${key}_${new Intl.PluralRules(language).select(Number(values?.count))}`] ??
      labels[`${key}_other`];
    if (text === undefined) throw new Error(`Label ${key} is not loaded.`);
    return values ? interpolate(text, values) : text;
  };
  return { language, label, site };
}

export const formatPageTitle = (title: string, siteName: string) => `${title} · ${siteName}`;

export const WordingContext = createContext<Wording | undefined>(undefined);

/**
 * The wording of the page, or of the preview. A file that an island imports passes `typeof labelNames`, because a page
 * script has only the labels that such files list.
 */
export function useWording<List extends readonly LabelName[] = readonly LabelKey[]>(): Wording<List[number]> {
  const wording = useContext(WordingContext);
  if (!wording) throw new Error('WordingContext is missing.');
  return wording as Wording<List[number]>;
}

export function useLabels<List extends readonly LabelName[] = readonly LabelKey[]>(): ReadLabel<List[number]> {
  return useWording<List>().label;
}
