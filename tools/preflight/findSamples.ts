import { localize } from '../../src/content/localize';
import { type Content, siteFields } from '../../src/content/model';
import { isSample } from '../../src/content/placeholders';
import { buildAlbumViews, buildHomeView } from '../../src/content/viewModel';
import { defaultLanguage } from '../../src/i18n/languages';
import type { Finding } from './finding';

/** Finds media that site.json lists as samples. */
export function findSamples(content: Content): Finding[] {
  const { file, entry } = content.site;
  const { samples = [] } = localize(siteFields, entry, defaultLanguage);
  const shown = listMedia(content);
  const unused = samples.filter((start) => !shown.some(({ sources }) => sources.some((src) => src.startsWith(start))));
  return [
    ...shown.flatMap(({ file, sources }) => {
      const count = sources.filter((src) => isSample({ samples }, src)).length;
      if (count === 0) return [];
      return {
        what: `${file}: ${count} of ${sources.length} pictures and videos are samples`,
        todo: 'Replace files and captions, then take them off the samples in site.json.',
        isHarmful: false,
      };
    }),
    ...unused.map((start) => ({
      what: `${file}: samples lists "${start}", which nothing shows`,
      todo: 'Take it off the samples.',
      isHarmful: false,
    })),
  ];
}

/** The media of each content file. */
function listMedia(content: Content): { file: string; sources: string[] }[] {
  const { sections, activities } = buildHomeView(content, defaultLanguage);
  const albums = buildAlbumViews(content, defaultLanguage);
  return [
    { file: content.home.hero.file, sources: [sections.hero.picture] },
    ...activities.map(({ slug, picture }) => ({
      file: `content/activities/${slug}.${defaultLanguage}.md`,
      sources: picture ? [picture] : [],
    })),
    ...albums.map(({ album }, index) => ({
      file: content.albums[index]?.file ?? '',
      sources: album.media.map(({ src }) => src),
    })),
  ];
}
