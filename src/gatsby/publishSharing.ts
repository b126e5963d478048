import { join, resolve } from 'node:path';
import type { BuildArgs } from 'gatsby';
import type { AlbumContent, HomeContent } from '../content/present';
import { defaultLanguage, type Language } from '../i18n/languages';
import { listPublicPaths } from '../routes';
import type { ContentFile } from './contentNodes';
import { drawIcons } from './drawIcons';
import { drawSharePicture } from './drawSharePicture';
import { writeSearchFiles } from './writeSearchFiles';

type Published<PageContent> = { language: Language; content: PageContent; pictures: ContentFile[] };

/** Adds to the built site what is read elsewhere than on its pages: share pictures, icons, sitemap, manifests. */
export async function publishSharing({ getNodesByType, cache, reporter }: BuildArgs): Promise<void> {
  const homes = getNodesByType('HomePage') as unknown[] as Published<HomeContent>[];
  const albums = (getNodesByType('AlbumPage') as unknown[] as Published<AlbumContent>[]).filter(
    ({ language }) => language === defaultLanguage,
  );

  const published = resolve('public');
  const pages = [...homes, ...albums];
  const files = new Map(pages.flatMap(({ pictures }) => pictures).map(({ src, file }) => [src, file?.absolutePath]));
  for (const { path, source } of pages.map(({ content }) => content.share)) {
    const file = files.get(source);
    if (!file) reporter.warn(`${source} is not there: ${path} shows cloth in its place.`);
    await drawSharePicture({ file, target: join(published, path), cache: cache.directory });
  }
  await drawIcons(published);
  const frames = Object.fromEntries(homes.map(({ language, content }) => [language, content.frame]));
  const paths = listPublicPaths(albums.map(({ content }) => content));
  await writeSearchFiles(published, paths, frames as Record<Language, HomeContent['frame']>);
}
