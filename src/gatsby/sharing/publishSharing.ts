import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Frame } from '../../content/present/present';
import { localizedPath, manifestPath } from '../../routes';
import { defaultLanguage, type Language, languages } from '../../shared/i18n/languages';
import { makeEmblemSvg } from '../../shared/theme/emblem';
import { tokens } from '../../shared/theme/tokens';
import { hasNoindex } from '../../site/head/PageHead';
import type { BuildHelpers } from '../media/encodePicture';
import type { PreparedPages } from '../preparePages';
import { drawSharePicture } from './drawSharePicture';

const publicFolder = resolve('public');

/** Adds share pictures, icons, the sitemap, robots.txt and web manifests to the built site. */
export async function publishSharing({ pages, findFile }: PreparedPages, { cache }: BuildHelpers): Promise<void> {
  // Built files stay from one build to the next: without this, the picture of a photo taken down would stay online.
  await rm(join(publicFolder, 'share'), { recursive: true, force: true });
  const shared = new Map(pages.map(({ share, sharePath }) => [sharePath, share]));
  for (const { source, focus } of shared.values()) {
    const file = findFile(source);
    if (file) await drawSharePicture(file, focus, { folder: publicFolder, cache: cache.directory });
  }
  for (const { frame, language } of pages.filter(({ kind }) => kind === 'home'))
    await publish(localizedPath(manifestPath, language), formatManifest(frame, language));
  for (const icon of [...manifestIcons, touchIcon]) await publish(icon.path, await drawIcon(icon));
  const { url = '' } = pages[0]?.frame.site ?? {};
  const indexed = pages.filter(({ kind, language }) => language === defaultLanguage && !hasNoindex(kind));
  await publish('/sitemap.xml', formatSitemap(indexed, url));
  // Allows everything: crawlers must be able to read the `noindex` of excluded pages.
  await publish('/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', url).href}\n`);
}

/** Runs before the build, because `npm run develop` shows the icon too. */
export const publishFavicon = () => publish('/favicon.svg', makeEmblemSvg());

async function publish(path: string, data: string | Buffer): Promise<void> {
  await mkdir(dirname(join(publicFolder, path)), { recursive: true });
  await writeFile(join(publicFolder, path), data);
}

/**
 * `filled` is the part of the square's side that the drawing takes; what is left is paper. Platforms mask up to the
 * outer fifth, and round the corners.
 */
const manifestIcons = [
  { path: '/icons/icon-192.png', size: 192, filled: 1, purpose: 'any' },
  { path: '/icons/icon-512.png', size: 512, filled: 1, purpose: 'any' },
  { path: '/icons/icon-maskable-512.png', size: 512, filled: 0.7, purpose: 'maskable' },
];
const touchIcon = { path: '/apple-touch-icon.png', size: 180, filled: 0.84 };

async function drawIcon({ size, filled }: typeof touchIcon): Promise<Buffer> {
  const inner = Math.round(size * filled);
  const drawing = await sharp(Buffer.from(makeEmblemSvg()), { density: 1200 }).resize(inner, inner).png().toBuffer();
  const background = filled < 1 ? tokens['--color-paper'] : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing }])
    .png({ palette: true })
    .toBuffer();
}

type IndexedPage = { path: string; onlyLanguage?: Language | undefined };

/** Lists the pages in every language, with links to their translations. */
export function formatSitemap(pages: readonly IndexedPage[], siteUrl: string): string {
  const urlIn = (path: string, language: Language) => new URL(localizedPath(path, language), siteUrl).href;
  const entries = pages.flatMap(({ path, onlyLanguage }) => {
    const link = (name: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${urlIn(path, language)}"/>`;
    const written = onlyLanguage ? [onlyLanguage] : languages;
    const links = [...written.map((language) => link(language, language)), link('x-default', defaultLanguage)];
    return written.map((language) => `<url><loc>${urlIn(path, language)}</loc>${links.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** The web manifest, which lets phones add the site to the home screen. */
function formatManifest({ site, footer }: Frame, language: Language): string {
  const start = localizedPath('/', language);
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
    icons: manifestIcons.map(({ path: src, size, purpose }) => {
      return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
    }),
  });
}
