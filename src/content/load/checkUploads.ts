import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../shared/finding';
import {
  findPictureFault,
  hasFastStart,
  hasPhotoLocation,
  hasVideoLocation,
  heavyVideo,
  isHevc,
} from '../../shared/media/inspectMedia';
import { type FileType, fileTypes, isMediaOfType } from '../fields/media';
import type { FolderReason, Report } from '../problems';

/**
 * The recommended maximum bytes of a photo or PDF. Visitors get smaller copies of photos, but every clone and
 * build has the file.
 */
const heavyFile = 2_000_000;

/** What a phone receives per second on a slow connection (1 Mbit/s). */
const slowBytesPerSecond = 125_000;

/** Reports files that cannot be published. Returns advice about the others, such as heavy ones. */
export function checkUploads(uploads: readonly string[], folder: string, report: Report): Finding[] {
  return uploads.flatMap((src) => {
    const path = join(folder, src);
    const type = fileTypes.find((fileType) => isMediaOfType(src, fileType));
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile()) return [];
    // Netlify refuses the whole deploy because of such a name.
    if (/[#?]|%(?![\da-f]{2})/i.test(src)) report(`content${src}`, '', 'notHostName');
    const file = readFileSync(path);
    const fault = findFault(file, type);
    if (fault) report(`content${src}`, '', fault);
    const advice = type && !fault ? advise[type](file).filter((given) => given !== false) : [];
    return advice.map(({ what, todo }) => ({ what: `content${src} ${what}`, todo }));
  });
}

function findFault(file: Buffer, type: FileType | undefined): FolderReason | undefined {
  if (type === 'captions') return /^\uFEFF?WEBVTT(\s|$)/.test(file.toString('utf8')) ? undefined : 'notWebVtt';
  if (type === 'pdf') return file.toString('latin1', 0, 5) === '%PDF-' ? undefined : 'falsePdf';
  if (type === 'video') return hasVideoLocation(file) ? 'located' : undefined;
  const fault = findPictureFault(file);
  // A file with another ending may be anything but a HEIC photo, an SVG drawing, a video or a sound.
  return type || (fault !== 'notPicture' && fault !== 'cutShort') ? fault : undefined;
}

const advise: Record<FileType, (file: Buffer) => (Finding | false)[]> = {
  video: (file) => {
    const size = formatBytes(file.length);
    const seconds = Math.ceil(file.length / slowBytesPerSecond);
    return [
      file.length > heavyVideo && {
        what: `weighs ${size}, which each play costs the visitor`,
        todo: `Cut it, or compress it (${formatBytes(heavyVideo)} is a good size for a phone): ffmpeg -i old.mp4 -vf scale=-2:480 -c:v libx264 -crf 28 -c:a aac -b:a 64k -map_metadata -1 -movflags +faststart new.mp4`,
      },
      !hasFastStart(file) && {
        what: `plays only once it is wholly received: ${size}, ${seconds} s on a slow connection`,
        todo: 'Move its index to the front: ffmpeg -i old.mp4 -c copy -movflags +faststart new.mp4',
      },
      isHevc(file) && {
        what: 'is HEVC video, which many phones and computers do not play',
        todo: 'Make an H.264 video of it: ffmpeg -i old.mp4 -c:v libx264 -c:a aac -map_metadata -1 -movflags +faststart new.mp4',
      },
    ];
  },
  photo: (file) => [
    file.length > heavyFile && {
      what: `weighs ${formatBytes(file.length)}: visitors get small copies, but every clone and build has all of it`,
      todo: 'Save it as JPEG, 1600 pixels wide: changing the photo in /admin and applying the file of changes does that.',
    },
    hasPhotoLocation(file) && {
      what: 'contains the GPS location where it was taken: the copies for visitors do not, but everyone who can read the repository can see it',
      todo: 'Save it without: exiftool -gps:all= photo.jpg. Changing the photo in /admin and applying the file of changes does that too.',
    },
  ],
  pdf: (file) => [
    file.length > heavyFile && {
      what: `weighs ${formatBytes(file.length)}, which each reader pays for`,
      todo: 'Make it smaller: gs -sDEVICE=pdfwrite -dPDFSETTINGS=/ebook -o new.pdf old.pdf',
    },
    /\/Author(?!\s*\(\s*\))/.test(file.toString('latin1')) && {
      what: 'names its author, whom everyone can read in its properties',
      todo: 'If that person did not agree, remove the author in the program that wrote it, and export it again.',
    },
  ],
  captions: () => [],
};

function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
