import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import type { AlbumContent, HomeContent } from '../content/present';
import { listPublicPaths } from '../content/publicPages';
import { defaultLanguage, type Language } from '../i18n/languages';
import { drawIcons } from './drawIcons';
import { drawSharePicture } from './drawSharePicture';
import { writeSearchFiles } from './writeSearchFiles';

type Files = { src: string; file: { absolutePath: string } | null }[];

type PublishedQuery = {
  homes: { nodes: { language: Language; content: HomeContent; pictures: Files }[] };
  albums: { nodes: { content: AlbumContent; pictures: Files }[] };
};

const query = `{
  homes: allHomePage { nodes { language content pictures { src file { absolutePath } } } }
  albums: allAlbumPage(filter: { language: { eq: "${defaultLanguage}" } }) { nodes { content pictures { src file { absolutePath } } } }
}`;

/** Adds to the built site what is read elsewhere than on its pages: share pictures, icons, sitemap, manifests. */
export async function publishSharing({ graphql, cache, reporter }: BuildArgs): Promise<void> {
  const { data, errors } = await graphql<PublishedQuery>(query);
  if (!data) throw new Error(`The pages to share could not be listed: ${JSON.stringify(errors)}`);
  const homes = data.homes.nodes;
  const albums = data.albums.nodes;

  const published = join(process.cwd(), 'public');
  const files = new Map<string, string>();
  for (const { src, file } of [...homes, ...albums].flatMap(({ pictures }) => pictures)) {
    if (file) files.set(src, file.absolutePath);
  }
  for (const { path, source } of [...homes, ...albums].map(({ content }) => content.share)) {
    const file = files.get(source);
    if (!file) reporter.warn(`${source} is not there: ${path} shows cloth in its place.`);
    await drawSharePicture({ file, target: join(published, path), cache: cache.directory });
  }
  await drawIcons(published);
  const frames = Object.fromEntries(homes.map(({ language, content }) => [language, content.frame]));
  const paths = listPublicPaths(albums.map(({ content }) => content));
  await writeSearchFiles(published, paths, frames as Record<Language, HomeContent['frame']>);
}
