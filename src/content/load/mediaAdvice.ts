import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasFastStart, heavyVideo, isHevc, readCameraData } from '../../media/readMedia';
import { namePlace } from '../documents/nameField';
import type { Fields } from '../fields';
import { isMediaOfType } from '../fields/media';
import type { Album, Content, LoadedEntry } from '../model';
import type { Advice } from '../problems';
import { mapFields } from '../walkFields';

/** The recommended maximum of a photo's bytes. Visitors get small copies, but every clone and build has the file. */
const heavyPhoto = 2_000_000;

/** The recommended maximum of a document's bytes. */
const heavyDocument = 2_000_000;

/** What a phone receives per second on a slow connection (1 Mbit/s). */
const slowBytesPerSecond = 125_000;

/** Lists files that are heavy, videos that start late, photos that tell where they were taken, and documents that name a person. */
export function findMediaAdvice(uploads: readonly string[], folder: string): Advice[] {
  return uploads.flatMap((src) => {
    const type = (['video', 'photo', 'document'] as const).find((each) => isMediaOfType(src, each));
    if (!type) return [];
    const advice = advise[type](readFileSync(join(folder, src)));
    return advice.map(({ what, todo }) => ({ what: `content${src} ${what}`, todo }));
  });
}

/** Lists videos without captions or a description, for people who cannot hear or see them. */
export function findSilentVideos(content: Content): Advice[] {
  return content.albums.flatMap(({ file, entry }) =>
    (entry.fr as Album).media
      .filter(({ type, captions, description }) => type === 'video' && !captions && !description)
      .map(({ id }) => ({
        what: `${file}: the video ${id} has neither captions nor a description`,
        todo: 'Add captions, the name of a WebVTT file beside the video (film.fr.vtt), or in description what one sees and hears.',
      })),
  );
}

/** Lists pictures without their description, for people who cannot see them. */
export function findUndescribedPictures({ file, entry, fields }: LoadedEntry & { fields: Fields }): Advice[] {
  const values = new Map<string, unknown>();
  const described = new Map<string, string>();
  mapFields(fields, entry.fr ?? {}, ({ field, path }, value) => {
    values.set(path, value);
    if (field.kind === 'media' && field.describedBy && value)
      described.set(path, path.replace(/[^.]*$/, field.describedBy));
  });
  return [...described].flatMap(([picture, description]) => {
    if (values.get(description)) return [];
    const name = (path: string) => namePlace(fields, path, entry.fr);
    const todo = `Say in ${name(description)} what it shows.`;
    return [{ what: `${file}: ${name(picture)} has no description`, todo }];
  });
}

function adviseOnVideo(file: Buffer): Advice[] {
  const size = format(file.length);
  const seconds = Math.ceil(file.length / slowBytesPerSecond);
  const heavy = {
    what: `weighs ${size}, which each play costs the visitor`,
    todo: `Cut it, or compress it (${format(heavyVideo)} is a good size for a phone): ffmpeg -i old.mp4 -vf scale=-2:480 -c:v libx264 -crf 28 -c:a aac -b:a 64k -map_metadata -1 -movflags +faststart new.mp4`,
  };
  const late = {
    what: `plays only once it is wholly received: ${size}, ${seconds} s on a slow connection`,
    todo: 'Move its index to the front: ffmpeg -i old.mp4 -c copy -movflags +faststart new.mp4',
  };
  const hevc = {
    what: 'is HEVC video, which many phones and computers do not play',
    todo: 'Make an H.264 video of it: ffmpeg -i old.mp4 -c:v libx264 -c:a aac -map_metadata -1 -movflags +faststart new.mp4',
  };
  return [
    ...(file.length > heavyVideo ? [heavy] : []),
    ...(hasFastStart(file) ? [] : [late]),
    ...(isHevc(file) ? [hevc] : []),
  ];
}

function adviseOnPhoto(file: Buffer): Advice[] {
  const heavy = {
    what: `weighs ${format(file.length)}: visitors get small copies, but every clone and build has all of it`,
    todo: 'Save it as JPEG, 1600 pixels wide: changing the photo in /admin and downloading it does that.',
  };
  const located = {
    what: 'contains the GPS location where it was taken: the copies for visitors do not, but everyone who can read the repository can see it',
    todo: 'Save it without: exiftool -gps:all= photo.jpg. Changing the photo in /admin and downloading it does that too.',
  };
  return [...(file.length > heavyPhoto ? [heavy] : []), ...(readCameraData(file).isLocated ? [located] : [])];
}

function adviseOnDocument(file: Buffer): Advice[] {
  const heavy = {
    what: `weighs ${format(file.length)}, which each reader pays for`,
    todo: 'Make it smaller: gs -sDEVICE=pdfwrite -dPDFSETTINGS=/ebook -o new.pdf old.pdf',
  };
  const named = {
    what: 'names its author, whom everyone can read in its properties',
    todo: 'If that person did not agree, remove the author in the program that wrote it, and export it again.',
  };
  return [
    ...(file.length > heavyDocument ? [heavy] : []),
    ...(/\/Author\s*(?!\(\s*\))/.test(file.toString('latin1')) ? [named] : []),
  ];
}

const advise = { video: adviseOnVideo, photo: adviseOnPhoto, document: adviseOnDocument };

function format(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
