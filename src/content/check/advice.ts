import type { Advice } from '../../shared/advice';
import { defaultLanguage } from '../../shared/i18n/languages';
import { titlePath } from '../fields/nameField';
import type { ListedEntry } from '../model/entries';
import type { Album, Content } from '../model/model';
import { findUndescribedPictures } from './contentRules';

/** Lists pictures without a description for people who cannot see them. */
export function adviseDescriptions({ file, entry, fields }: ListedEntry): Advice[] {
  const name = (path: string) => titlePath(fields, path, entry[defaultLanguage]);
  return findUndescribedPictures(fields, entry[defaultLanguage]).map(({ picture, description }) => ({
    what: `${file}: ${name(picture)} has no description`,
    todo: `Say in ${name(description)} what it shows.`,
  }));
}

/** Lists albums whose activity is not there, such as a removed one, or one in a volunteer's next file. */
export function adviseActivities({ albums, activities }: Pick<Content, 'albums' | 'activities'>): Advice[] {
  const slugs = activities.map(({ slug }) => slug);
  const named = albums.map(({ file, entry }) => ({ file, activity: (entry[defaultLanguage] as Album).activity }));
  return named
    .filter(({ activity }) => activity && !slugs.includes(activity))
    .map(({ file, activity }) => ({
      what: `${file}: there is no activity ${activity}, so the album shows none`,
      todo: 'Name one that is there, or none.',
    }));
}

/** Lists videos without captions or a description, for people who cannot hear or see them. */
export function adviseCaptions({ file, entry }: ListedEntry): Advice[] {
  const { media = [] } = (entry[defaultLanguage] ?? {}) as Partial<Album>;
  return media
    .filter(({ type, captions, description }) => type === 'video' && !captions && !description)
    .map(({ id }) => ({
      what: `${file}: the video ${id} has neither captions nor a description`,
      todo: 'Add captions, the name of a WebVTT file beside the video (film.fr.vtt), or in description what one sees and hears.',
    }));
}
