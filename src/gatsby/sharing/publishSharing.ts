import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { countriesPath, localizedPath } from '../../routes';
import { defaultLanguage, type Language, languages } from '../../shared/i18n/languages';
import { makeEmblemSvg } from '../../shared/theme/emblem';
import { tokens } from '../../shared/theme/tokens';
import type { BuildHelpers } from '../media/encodePicture';
import type { PreparedPages } from '../preparePages';
import { drawSharePicture } from './drawSharePicture';

const publicFolder = resolve('public');

/** Adds share pictures, the touch icon, the sitemap and robots.txt to the built site. */
export async function publishSharing({ pages, findFile }: PreparedPages, { cache }: BuildHelpers): Promise<void> {
  // Built files stay from one build to the next: without this, the picture of a photo taken down would stay online.
  await rm(join(publicFolder, 'share'), { recursive: true, force: true });
  const shared = new Map(pages.map(({ sharePicture, sharePath }) => [sharePath, sharePicture]));
  for (const { source, focus } of shared.values()) {
    const file = findFile(source);
    if (file) await drawSharePicture(file, focus, { folder: publicFolder, cache: cache.directory });
  }
  await publish('/apple-touch-icon.png', await drawTouchIcon());
  const { url = '' } = pages[0]?.frame.site ?? {};
  const indexed = pages.filter((page) => page.language === defaultLanguage && !('noindex' in page));
  await publish('/sitemap.xml', formatSitemap(indexed, url));
  // Allows everything: crawlers must be able to read the `noindex` of excluded pages.
  await publish('/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', url).href}\n`);
}

/** Publishes what does not depend on the content. Runs before the build, because `npm run develop` serves it too. */
export async function publishUnchanged(): Promise<void> {
  await publish('/favicon.svg', makeEmblemSvg());
  for (const language of languages)
    await publish(countriesPath(language), await readFile(`node_modules/i18n-iso-countries/langs/${language}.json`));
}

async function publish(path: string, data: string | Buffer): Promise<void> {
  await mkdir(dirname(join(publicFolder, path)), { recursive: true });
  await writeFile(join(publicFolder, path), data);
}

/** The icon of the home screen, 180 pixels wide: the emblem on paper, with a margin, as phones round the corners. */
function drawTouchIcon(): Promise<Buffer> {
  const background = tokens['--color-paper'];
  return sharp(Buffer.from(makeEmblemSvg()), { density: 1200 })
    .resize(152, 152)
    .flatten({ background })
    .extend({ top: 14, bottom: 14, left: 14, right: 14, background })
    .png({ palette: true })
    .toBuffer();
}

type IndexedPage = { path: string; onlyLanguage?: Language | undefined };

/** Lists the URL of each page in each language in which it is written. Its `<head>` names the translations. */
export function formatSitemap(pages: readonly IndexedPage[], siteUrl: string): string {
  const entries = pages.flatMap(({ path, onlyLanguage }) =>
    (onlyLanguage ? [onlyLanguage] : languages).map(
      (language) => `<url><loc>${new URL(localizedPath(path, language), siteUrl).href}</loc></url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
