import type Decap from 'decap-cms-app';
import type { ComponentProps } from 'react';
import type { PictureSource } from '../../components/Picture';
import type { Fields } from '../../content/fields';
import type { Entry } from '../../content/localize';
import { isWebAddress } from '../../content/parseUrl';
import { asRecord, isRecord } from '../../content/values';
import { defaultLanguage, isLanguage, type Language, languages } from '../../i18n/languages';
import { readValues } from './deriveFields';

export type GivenProps = ComponentProps<Parameters<(typeof Decap)['registerPreviewTemplate']>[1]>;

/** The props of a preview template. Decap's types lack the language and the store. */
export type TemplateProps = GivenProps & {
  locale?: string;
  state: { entryDraft: { getIn: (path: string[]) => unknown } };
};

/** The edited entry in every language: Decap passes only one, but English falls back to French. */
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

/** Resolves a picture or video of the draft; never requests other hosts. @param find the URL of a content file */
export function resolveAsset(src: string, find: (src: string) => string): PictureSource {
  return isWebAddress(src) ? { kind: 'missing' } : { kind: 'plain', src: find(src) };
}

function toPlain(value: unknown): Record<string, unknown> {
  const { toJS } = asRecord(value);
  return asRecord(typeof toJS === 'function' ? toJS.call(value) : value);
}
