import { defaultLanguage, type Language, languages, localizedPath } from '../i18n/languages';
import { tokens } from '../theme/tokens';

type PageHeadProps = {
  title: string;
  description: string;
  language: Language;
  /** The page's address in the default language; none for a page that search engines should not keep. */
  path?: string;
  siteUrl: string;
};

/** What stands in `<head>`, for Gatsby's `Head` export. */
export function PageHead({ title, description, language, path, siteUrl }: PageHeadProps) {
  const addressIn = (other: Language) => new URL(localizedPath(path ?? '/', other), siteUrl).href;
  return (
    <>
      <html lang={language} />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={tokens['--color-paper']} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressIn(language)} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
        </>
      )}
    </>
  );
}
