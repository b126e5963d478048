import type { SharePicture } from '../content/sharePicture';
import { shareSize } from '../content/shareSize';
import type { StructuredData } from '../content/structuredData';
import { defaultLanguage, type Language, languages, localizedPath, manifestPath } from '../i18n/languages';
import { tokens } from '../theme/tokens';

type PageHeadProps = {
  title: string;
  description: string;
  language: Language;
  site: { name: string; url: string };
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

/** What stands in `<head>`, for Gatsby's `Head` export. */
export function PageHead({ title, description, language, site, found }: PageHeadProps) {
  return (
    <>
      <html lang={language} />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={tokens['--color-paper']} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={localizedPath(manifestPath, language)} />
      {found ? findable(found, { description, language, site }) : <meta name="robots" content="noindex" />}
    </>
  );
}

/** A function rather than a component: Gatsby takes no component below the first for a part of `<head>`. */
function findable(
  { path, name, share, structuredData }: Found,
  { description, language, site }: Pick<PageHeadProps, 'description' | 'language' | 'site'>,
) {
  const addressIn = (other: Language) => new URL(localizedPath(path, other), site.url).href;
  const properties = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': name,
    'og:description': description,
    'og:url': addressIn(language),
    'og:locale': networkLanguages[language],
    'og:image': new URL(share.path, site.url).href,
    'og:image:type': 'image/jpeg',
    'og:image:width': shareSize.width,
    'og:image:height': shareSize.height,
    'og:image:alt': share.alt,
  };
  return (
    <>
      <link rel="canonical" href={addressIn(language)} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={networkLanguages[other]} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData && (
        <script
          type="application/ld+json"
          // Data, never run; a text that closes the element would let the rest of it be.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}
