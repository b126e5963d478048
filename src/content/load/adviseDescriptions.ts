import type { Advice } from '../../shared/advice';
import { findUndescribedPictures } from '../contentRules';
import { namePlace } from '../documents/nameField';
import type { ListedEntry } from '../entries';
import type { Album } from '../model';

/** Lists pictures without a description for people who cannot see them. */
export function adviseDescriptions({ file, entry, fields }: ListedEntry): Advice[] {
  const name = (path: string) => namePlace(fields, path, entry.fr);
  return findUndescribedPictures(fields, entry.fr).map(({ picture, description }) => ({
    what: `${file}: ${name(picture)} has no description`,
    todo: `Say in ${name(description)} what it shows.`,
  }));
}

/** Lists videos without captions or a description, for people who cannot hear or see them. */
export function adviseCaptions({ file, entry }: ListedEntry): Advice[] {
  const { media = [] } = (entry.fr ?? {}) as Partial<Album>;
  return media
    .filter(({ type, captions, description }) => type === 'video' && !captions && !description)
    .map(({ id }) => ({
      what: `${file}: the video ${id} has neither captions nor a description`,
      todo: 'Add captions, the name of a WebVTT file beside the video (film.fr.vtt), or in description what one sees and hears.',
    }));
}
