import { createContext, useContext } from 'react';
import type admin from '../../content/labels/fr/admin.json';
import type common from '../../content/labels/fr/common.json';
import type offline from '../../content/labels/fr/offline.json';
import type poster from '../../content/labels/fr/poster.json';
import type privacy from '../../content/labels/fr/privacy.json';
import type paymentReturn from '../../content/labels/fr/return.json';
import type { Site } from '../content/model';
import { interpolate } from '../i18n/interpolate';
import type { Language } from '../i18n/languages';

/** The keys of the interface's labels; plural forms share a key without its suffix. */
export type LabelKey = keyof (typeof admin &
  typeof common &
  typeof offline &
  typeof poster &
  typeof privacy &
  typeof paymentReturn) extends infer Key
  ? Key extends `${infer Stem}_${'one' | 'other'}`
    ? Stem
    : Key
  : never;

/** A label with its `{{variables}}` replaced; `count` chooses the plural form. */
export type Labels = (key: LabelKey, values?: Record<string, string | number>) => string;

export type Wording = {
  language: Language;
  /** As in `content/labels`, of all loaded namespaces. */
  labels: Readonly<Record<string, string>>;
  label: Labels;
  /** The site that share links name. Undefined in previews, which show no share links. */
  site?: Pick<Site, 'name' | 'url'> | undefined;
};

/** @throws from `label`, for a key that is not in `labels` */
export function createWording(labels: Wording['labels'], language: Language, site?: Wording['site']): Wording {
  const label: Labels = (key, values) => {
    const text =
      labels[key] ??
      labels[`${key}_${new Intl.PluralRules(language).select(Number(values?.count))}`] ??
      labels[`${key}_other`];
    if (text === undefined) throw new Error(`Label ${key} is not loaded.`);
    return values ? interpolate(text, values) : text;
  };
  return { language, labels, label, site };
}

export const WordingContext = createContext<Wording | undefined>(undefined);

export function useWording(): Wording {
  const wording = useContext(WordingContext);
  if (!wording) throw new Error('WordingContext is missing.');
  return wording;
}

export function useLabels(): Labels {
  return useWording().label;
}
