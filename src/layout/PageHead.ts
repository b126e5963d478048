import { createElement, Fragment, type ReactElement } from 'react';
import type { LabelKey } from '../components/wording';
import { type SharePicture, shareSize } from '../content/sharePicture';
import type { StructuredData } from '../content/structuredData';
import type { Frame } from '../content/viewModel';
import { defaultLanguage, type Language, languages } from '../i18n/languages';
import { localizedPath, manifestPath } from '../routes';
import { tokens } from '../theme/tokens';

/** What gatsby-plugin-react-i18next puts into the context of every page. */
export type LanguageContext = { language: Language };

/** What the query fragment `Labels` gives. */
export type Locales = { edges: { node: { ns: string; data: string; language: string } }[] };

/** A label for `<head>`, which Gatsby draws outside of the page, where there are no translations. */
export function readLabel({ edges }: Locales, language: Language, key: LabelKey): string {
  const find = (wanted: Language): string | undefined =>
    edges
      .filter(({ node }) => node.language === wanted)
      .map(({ node }) => JSON.parse(node.data)[key])
      .find(Boolean);
  return find(language) ?? find(defaultLanguage) ?? key;
}

type PageHeadProps = {
  /** The site's name is added to it. */
  title: string;
  /** Where it is not the association's own. */
  description?: string;
  language: Language;
  frame: Pick<Frame, 'site' | 'footer'>;
  /** None for a page that search engines should not keep. */
  found?: Found;
};

type Found = {
  /** The page's address in the default language. */
  path: string;
  /** Its name where it is shared, beside the site's. */
  name: string;
  share: SharePicture;
  structuredData?: StructuredData;
};

/** As networks name them; they know no Cameroon. */
const networkLanguages: Record<Language, string> = { fr: 'fr_FR', en: 'en_GB' };

/**
 * What stands in `<head>`, for Gatsby's `Head` export. Made without JSX: Gatsby keeps React from placing these elements
 * by itself in `createElement` alone. Otherwise scripts would write the head of a page a second time, and ask for its
 * icons again.
 */
export function PageHead({ title, language, frame, found, description = frame.footer.description }: PageHeadProps) {
  const parts = [
    createElement('html', { lang: language }),
    createElement('title', {}, `${title} · ${frame.site.name}`),
    createElement('meta', { name: 'description', content: description }),
    createElement('meta', { name: 'theme-color', content: tokens['--color-paper'] }),
    createElement('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    createElement('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    createElement('link', { rel: 'manifest', href: localizedPath(manifestPath, language) }),
    ...(found
      ? listFindable(found, { description, language, site: frame.site })
      : [createElement('meta', { name: 'robots', content: 'noindex' })]),
  ];
  return createElement(Fragment, {}, ...parts);
}

function listFindable(
  { path, name, share, structuredData }: Found,
  { description, language, site }: { description: string; language: Language; site: Frame['site'] },
): ReactElement[] {
  const addressIn = (other: Language) => new URL(localizedPath(path, other), site.url).href;
  const alternate = (hrefLang: string, other: Language) =>
    createElement('link', { rel: 'alternate', hrefLang, href: addressIn(other) });
  const property = (name: string, content: string) => createElement('meta', { property: name, content });
  const parts = [
    createElement('link', { rel: 'canonical', href: addressIn(language) }),
    ...languages.map((other) => alternate(other, other)),
    alternate('x-default', defaultLanguage),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:title', name),
    property('og:description', description),
    property('og:url', addressIn(language)),
    property('og:locale', networkLanguages[language]),
    ...languages
      .filter((other) => other !== language)
      .map((other) => property('og:locale:alternate', networkLanguages[other])),
    property('og:image', new URL(share.path, site.url).href),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(shareSize.width)),
    property('og:image:height', String(shareSize.height)),
    property('og:image:alt', share.alt),
    createElement('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
  return structuredData ? [...parts, writeStructuredData(structuredData)] : parts;
}

function writeStructuredData(data: StructuredData): ReactElement {
  return createElement('script', {
    type: 'application/ld+json',
    // Data, never run; a text that closes the element would let the rest of it be.
    dangerouslySetInnerHTML: { __html: JSON.stringify(data).replaceAll('<', '\\u003c') },
  });
}
