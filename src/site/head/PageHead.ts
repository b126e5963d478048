import { createElement, Fragment, type ReactElement } from 'react';
import type { Frame, PagePicture } from '../../content/present/present';
import { localizedPath } from '../../routes';
import { defaultLanguage, type Language, languages } from '../../shared/i18n/languages';
import { shareSize } from '../../shared/media/builtMedia';
import { tokens } from '../../shared/theme/tokens';
import { formatPageTitle } from '../../shared/wording/wording';

type PageHeadProps = {
  /** The site's name is appended. */
  title: string;
  /** Defaults to the description of the association. */
  description?: string;
  language: Language;
  /** Set if the page is not translated: the language of its texts at both its URLs. */
  onlyLanguage?: Language | undefined;
  frame: Pick<Frame, 'site' | 'footer'>;
  /** The page's path in the default language. */
  path: string;
  sharePicture: PagePicture;
  sharePath: string | undefined;
  noindex?: true;
};

/**
 * The elements of `<head>`, for Gatsby's `Head` export. Not JSX: React 19 would hoist them, and so write the head a
 * second time on hydration and request its icons again. Gatsby's patch against that covers only `createElement`.
 */
export function PageHead(page: PageHeadProps) {
  const { title, language, frame, description = frame.footer.description } = page;
  const parts = [
    createElement('html', { lang: language }),
    createElement('title', {}, formatPageTitle(title, frame.site.name)),
    createElement('meta', { name: 'description', content: description }),
    createElement('meta', { name: 'theme-color', content: tokens['--color-paper'] }),
    createElement('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    createElement('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    ...(page.noindex
      ? [createElement('meta', { name: 'robots', content: 'noindex' })]
      : createIndexedElements({ ...page, description })),
  ];
  return createElement(Fragment, {}, ...parts);
}

function createIndexedElements(page: PageHeadProps & { description: string }): ReactElement[] {
  const { title, description, onlyLanguage, path, sharePicture, sharePath } = page;
  // A page without translation is indexed only in French.
  const language = onlyLanguage ?? page.language;
  const { site } = page.frame;
  const urlIn = (other: Language) => new URL(localizedPath(path, other), site.url).href;
  const alternate = (hrefLang: string, other: Language) =>
    createElement('link', { rel: 'alternate', hrefLang, href: urlIn(other) });
  const property = (name: string, content: string) => createElement('meta', { property: name, content });
  return [
    createElement('link', { rel: 'canonical', href: urlIn(language) }),
    ...(onlyLanguage ? [onlyLanguage] : languages).map((other) => alternate(other, other)),
    alternate('x-default', defaultLanguage),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    // The site's name is appended, because messengers do not show `og:site_name`.
    property('og:title', formatPageTitle(title, site.shortName)),
    property('og:description', description),
    property('og:url', urlIn(language)),
    ...(sharePath
      ? [
          property('og:image', new URL(sharePath, site.url).href),
          property('og:image:width', String(shareSize.width)),
          property('og:image:height', String(shareSize.height)),
          property('og:image:alt', sharePicture.alt),
        ]
      : []),
    createElement('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}
