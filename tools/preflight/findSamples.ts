import type { Content } from '../../src/content/load';
import { presentAlbums, presentHome } from '../../src/content/present';
import { defaultLanguage } from '../../src/i18n/languages';
import type { Finding } from './finding';

// Every sample says in words that it is one, as the tests of the content hold.
const ofMedia = /provisoire/i;
const ofPicture = /^Illustration/;

/** Painted pictures and films that hold the place of real ones. */
export function findSamples(content: Content): Finding[] {
  const { sections, activities } = presentHome(content, defaultLanguage);
  const albums = content.albums.map(({ file }, index) => {
    const media = presentAlbums(content, defaultLanguage)[index]?.album.media ?? [];
    return { file, samples: media.filter(({ caption }) => ofMedia.test(caption)).length, total: media.length };
  });
  const pictures = [
    { file: content.home.hero.file, alt: sections.hero.pictureAlt },
    ...activities.map(({ slug, pictureAlt = '' }) => ({
      file: `content/activities/${slug}.${defaultLanguage}.md`,
      alt: pictureAlt,
    })),
  ];
  return [
    ...albums
      .filter(({ samples }) => samples > 0)
      .map(({ file, samples, total }) => ({
        what: `${file}: ${samples} of ${total} photos and videos are samples`,
        todo: 'Replace the files, and their captions in both languages.',
        isHarmful: false,
      })),
    ...pictures
      .filter(({ alt }) => ofPicture.test(alt))
      .map(({ file }) => ({
        what: `${file}: the picture is a sample`,
        todo: 'Replace the file, and pictureAlt in both languages.',
        isHarmful: false,
      })),
    ...(ofMedia.test(sections.gallery.subtitle ?? '')
      ? [
          {
            what: `${content.home.gallery.file}: the subtitle announces samples`,
            todo: 'Change it once the photographs are there.',
            isHarmful: false,
          },
        ]
      : []),
  ];
}
