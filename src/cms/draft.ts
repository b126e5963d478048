import type Decap from 'decap-cms-app';
import type { ComponentProps } from 'react';
import type { PictureSource } from '../components/Picture';
import { asRecord, type Fields, isRecord } from '../content/fields';
import type { Entry } from '../content/localize';
import { isWebAddress } from '../content/readAddress';
import { defaultLanguage, isLanguage, type Language, languages } from '../i18n/languages';
import { readValues } from './deriveFields';

export type GivenProps = ComponentProps<Parameters<(typeof Decap)['registerPreviewTemplate']>[1]>;

/** What Decap hands to a preview template. Its types lack the language and the store. */
export type TemplateProps = GivenProps & {
  locale?: string;
  state: { entryDraft: { getIn: (path: string[]) => unknown } };
};

/**
 * The entry being edited, in every language: Decap gives a template the values of one language only, and what English
 * lacks is shown in French.
 */
export function readDraft(fields: Fields, { state }: Pick<TemplateProps, 'state'>): Entry {
  const draft = toPlain(state.entryDraft.getIn(['entry']));
  const translations = asRecord(draft.i18n);
  return Object.fromEntries(
    languages.flatMap((language) => {
      const { data } = asRecord(language === defaultLanguage ? draft : translations[language]);
      return isRecord(data) ? [[language, readValues(fields, data)]] : [];
    }),
  );
}

export function readLanguage({ locale }: Pick<TemplateProps, 'locale'>): Language {
  return isLanguage(locale) ? locale : defaultLanguage;
}

/**
 * A picture or a film where the browser finds it: one just added is in the page's memory, and one on another host is not
 * asked for.
 * @param find the address of a file of the content
 */
export function resolveAsset(src: string, find: (src: string) => string): PictureSource {
  return isWebAddress(src) ? { kind: 'missing' } : { kind: 'plain', src: find(src) };
}

function toPlain(value: unknown): Record<string, unknown> {
  const { toJS } = asRecord(value);
  return asRecord(typeof toJS === 'function' ? toJS.call(value) : value);
}
