import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { BuildArgs } from 'gatsby';
import sharp from 'sharp';
import type { Frame } from '../content/present';
import type { SharePicture } from '../content/sharePicture';
import { defaultLanguage, type Language, languages } from '../i18n/languages';
import { type Locales, readLabel } from '../layout/PageHead';
import { listPublicPaths, localizedPath, manifestPath } from '../routes';
import { tokens } from '../theme/tokens';
import type { PageContent, PageKind, PageNode } from './contentNodes';
import { drawSharePicture, type Shown } from './drawSharePicture';

const publicFolder = resolve('public');

/** Adds share pictures, icons, the sitemap, robots.txt and web manifests to the built site. */
export async function publishSharing({ getNodesByType, cache, reporter }: BuildArgs): Promise<void> {
  const nodes = getNodesByType('PageContent') as unknown[] as PageNode[];
  const find = <Kind extends PageKind>(kind: Kind, language: Language) =>
    nodes
      .filter((node) => node.kind === kind && node.language === language)
      .map(({ content }) => content as PageContent<Kind>);
  const files = new Map(nodes.flatMap(({ pictures }) => pictures).map(({ src, file }) => [src, file?.absolutePath]));
  const draw = ({ source, focus }: SharePicture, path: string, shown: Shown) => {
    const file = files.get(source);
    if (!file) reporter.warn(`${source} is missing: the picture ${path} shows only the pattern.`);
    return drawSharePicture({ file, focus, ...shown, target: join(publicFolder, path), cache: cache.directory });
  };
  // Pages without a picture of their own share that of the landing page.
  const shared = new Map(nodes.map(({ content }) => [content.share.path, content]));
  for (const { frame, share } of shared.values())
    await draw(share, share.path, { name: frame.site.name, title: share.title });
  const locales = { edges: getNodesByType('Locale').map((node) => ({ node })) } as unknown as Locales;
  for (const language of languages) {
    for (const { frame, share, texts, address, code, picture, isProof } of find('poster', language)) {
      const proof = isProof ? readLabel(locales, language, 'poster.proof') : undefined;
      const { host, pathname } = new URL(address);
      const poster = { scan: texts.scan, address: host + pathname, code, proof };
      await draw(share, picture, { name: frame.site.name, title: texts.title, poster });
    }
    for (const { frame } of find('home', language))
      await publish(localizedPath(manifestPath, language), writeManifest(frame, language));
  }
  for (const icon of Object.values(icons)) await publish(icon.path, await drawIcon(icon));
  const paths = listPublicPaths({
    albums: find('album', defaultLanguage).map(({ album }) => album),
    activities: find('activity', defaultLanguage).map(({ activity }) => activity),
  });
  for (const { frame } of find('home', defaultLanguage)) {
    const { url } = frame.site;
    await publish('/sitemap.xml', writeSitemap(paths, url));
    // Allows everything: crawlers must be able to read the `noindex` of excluded pages.
    await publish('/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', url).href}\n`);
  }
}

async function publish(path: string, data: string | Buffer): Promise<void> {
  await mkdir(dirname(join(publicFolder, path)), { recursive: true });
  await writeFile(join(publicFolder, path), data);
}

/** `share` is the part of the square that the drawing fills: platforms mask up to the outer fifth and round corners. */
const icons = {
  192: { path: '/icons/icon-192.png', size: 192, share: 1, hasGround: false },
  512: { path: '/icons/icon-512.png', size: 512, share: 1, hasGround: false },
  maskable: { path: '/icons/icon-maskable-512.png', size: 512, share: 0.7, hasGround: true },
  apple: { path: '/apple-touch-icon.png', size: 180, share: 0.84, hasGround: true },
} as const;

type Icon = (typeof icons)[keyof typeof icons];

async function drawIcon({ size, share, hasGround }: Icon): Promise<Buffer> {
  const inner = Math.round(size * share);
  const drawing = await sharp('static/favicon.svg', { density: 1200 }).resize(inner, inner).png().toBuffer();
  const background = hasGround ? tokens['--color-paper'] : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing }])
    .png({ palette: true })
    .toBuffer();
}

/** Lists every public page in every language, with links to its translations. */
function writeSitemap(paths: readonly string[], siteUrl: string): string {
  const urlIn = (path: string, language: Language) => new URL(localizedPath(path, language), siteUrl).href;
  const entries = paths.flatMap((path) => {
    const link = (name: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${urlIn(path, language)}"/>`;
    const links = [...languages.map((language) => link(language, language)), link('x-default', defaultLanguage)];
    return languages.map((language) => `<url><loc>${urlIn(path, language)}</loc>${links.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** The web manifest, which lets phones add the site to the home screen. */
function writeManifest({ site, footer }: Frame, language: Language): string {
  const start = localizedPath('/', language);
  const icon = ({ path: src, size }: Icon, purpose: string) => {
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
