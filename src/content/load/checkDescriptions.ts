import { namePlace } from '../documents/nameField';
import type { ListedEntry } from '../entries';
import type { Album } from '../model';
import type { Advice } from '../problems';
import { mapFields } from '../walkFields';

/** Lists pictures without their description, for people who cannot see them. */
export function findUndescribedPictures({ file, entry, fields }: ListedEntry): Advice[] {
  const values = new Map<string, unknown>();
  const pictures: { path: string; description: string }[] = [];
  mapFields(fields, entry.fr ?? {}, ({ field, path }, value) => {
    values.set(path, value);
    if (field.kind === 'media' && field.describedBy && value)
      pictures.push({ path, description: path.replace(/[^.]*$/, field.describedBy) });
  });
  const name = (path: string) => namePlace(fields, path, entry.fr);
  return pictures
    .filter(({ description }) => !values.get(description))
    .map(({ path, description }) => ({
      what: `${file}: ${name(path)} has no description`,
      todo: `Say in ${name(description)} what it shows.`,
    }));
}

/** Lists videos without captions or a description, for people who cannot hear or see them. */
export function findSilentVideos({ file, entry }: ListedEntry): Advice[] {
  const { media = [] } = (entry.fr ?? {}) as Partial<Album>;
  return media
    .filter(({ type, captions, description }) => type === 'video' && !captions && !description)
    .map(({ id }) => ({
      what: `${file}: the video ${id} has neither captions nor a description`,
      todo: 'Add captions, the name of a WebVTT file beside the video (film.fr.vtt), or in description what one sees and hears.',
    }));
}
