import { foldText } from '../../shared/i18n/foldText';
import { languages } from '../../shared/i18n/languages';
import { isHttpsUrl } from '../../shared/url';
import type { FieldBase, Kind } from './kind';
import { checkText } from './scalars';

export const mediaTypes = ['photo', 'video'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** The types of an upload: a photo or video, the captions of a video, or a publication to download. */
export const fileTypes = [...mediaTypes, 'captions', 'pdf'] as const;
export type FileType = (typeof fileTypes)[number];

/** A file below `content/` (`/uploads/…`), or the URL of a picture on a stock-photo host. */
export type MediaField = FieldBase & {
  kind: 'media';
  accept: readonly FileType[];
  /** The name of the text field beside this one that describes the picture. */
  describedBy?: string;
};

/** The point of a picture that stays visible in every crop, from the left and top edges: `50% 30%`. */
export type FocusField = FieldBase & { kind: 'focus' };

/** The build fetches the pictures of these hosts, so that the site serves them itself. */
const stockPhotoHosts = ['images.unsplash.com', 'images.pexels.com', 'cdn.pixabay.com'];

const endings: Record<FileType, readonly string[]> = {
  photo: ['.jpg', '.jpeg', '.png', '.webp'],
  video: ['.mp4'],
  captions: languages.map((language) => `.${language}.vtt`),
  pdf: ['.pdf'],
};

const hasEnding = (path: string, known: readonly string[]) =>
  known.some((ending) => path.toLowerCase().endsWith(ending));

export const mediaKinds = {
  media: {
    max: 300,
    empty: () => '',
    check({ accept }, src, report, uploads) {
      if (!checkText(src, report)) return;
      if (isHttpsUrl(src)) {
        const { hostname } = new URL(src);
        if (!stockPhotoHosts.includes(hostname))
          report('foreignHost', { value: hostname, known: stockPhotoHosts.join(', ') });
        return;
      }
      const acceptedEndings = accept.flatMap((type) => endings[type]);
      const isAccepted = (path: string) => hasEnding(path, acceptedEndings);
      const isThere = uploads.has(src);
      if (isThere && isAccepted(src)) return;
      const similar = [...uploads].find(
        (upload) => isAccepted(upload) && ignoreSpelling(upload) === ignoreSpelling(src),
      );
      if (similar && !isThere) report('otherSpelling', { value: similar });
      else if (isAccepted(src.trim()))
        report('noSuchFile', { value: `content${src.startsWith('/') ? '' : '/'}${src}` });
      else report('notMedia', { value: src, known: acceptedEndings.join(', ') });
    },
  } satisfies Kind<MediaField>,
  focus: {
    empty: () => '',
    check(_, value, report) {
      if (typeof value !== 'string' || !/^(\d{1,2}|100)% (\d{1,2}|100)%$/.test(value))
        report('notFocus', { value: String(value) });
    },
  } satisfies Kind<FocusField>,
};

/** A path without what people spell differently: `content/` before it, its ending, capitals, accents, spaces, signs. */
function ignoreSpelling(path: string): string {
  return foldText(path.normalize('NFKC'))
    .replaceAll('\\', '/')
    .replace(/^[\s./]*(content\/)?|\.\w+\s*$/g, '')
    .replace(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim();
}

/** The picture that stands for a media item: the photo itself, or the poster of a video. */
export function pictureOf(item: { type: MediaType; src: string; poster?: string }): string | undefined {
  return item.type === 'video' ? item.poster : item.src;
}

export function isMediaOfType(src: string, type: FileType): boolean {
  return isHttpsUrl(src) ? type === 'photo' : hasEnding(src, endings[type]);
}

/** A focus as fractions of the width and the height. */
export function readFocus(focus: string): [number, number] {
  const [left = 50, top = 50] = focus.split(' ').map((part) => Number.parseInt(part, 10));
  return [left / 100, top / 100];
}
