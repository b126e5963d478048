import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Frame } from '../content/present';
import { defaultLanguage, type Language, languages } from '../i18n/languages';
import { localizedPath, manifestPath } from '../routes';
import { tokens } from '../theme/tokens';
import { icons } from './drawIcons';

/** Every public page in every language, each naming the others. */
function writeSitemap(paths: readonly string[], siteUrl: string): string {
  const addressIn = (path: string, language: Language) => new URL(localizedPath(path, language), siteUrl).href;
  const entries = paths.flatMap((path) => {
    const link = (name: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${addressIn(path, language)}"/>`;
    const links = [...languages.map((language) => link(language, language)), link('x-default', defaultLanguage)];
    return languages.map((language) => `<url><loc>${addressIn(path, language)}</loc>${links.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** All may read everything: what is not for search says so itself, which a reader that is kept out would not see. */
function writeRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}

/** What a phone needs to put the site on its home screen. */
function writeManifest({ site, footer }: Pick<Frame, 'site' | 'footer'>, language: Language): string {
  const start = localizedPath('/', language);
  const icon = ({ path: src, size }: { path: string; size: number }, purpose: string) => {
    return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  return JSON.stringify({
    id: start,
    name: site.name,
    short_name: site.shortName,
    description: footer.description,
    lang: language,
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: tokens['--color-paper'],
    theme_color: tokens['--color-paper'],
    icons: [icon(icons[192], 'any'), icon(icons[512], 'any'), icon(icons.maskable, 'maskable')],
  });
}

/** Writes all of them into the built site. */
export async function writeSearchFiles(
  folder: string,
  paths: readonly string[],
  frames: Readonly<Record<Language, Frame>>,
): Promise<void> {
  const { url } = frames[defaultLanguage].site;
  const files = {
    '/sitemap.xml': writeSitemap(paths, url),
    '/robots.txt': writeRobots(url),
    ...Object.fromEntries(
      languages.map((language) => [localizedPath(manifestPath, language), writeManifest(frames[language], language)]),
    ),
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
