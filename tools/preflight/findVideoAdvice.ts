import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasFastStart, heavyVideo } from '../../src/content/mediaFiles';
import type { Content } from '../../src/content/model';
import type { Finding } from './finding';

/** Finds videos that are heavy or lack a fast start. */
export function findVideoAdvice({ uploads }: Content, folder: string): Finding[] {
  return uploads
    .filter((src) => /\.mp4$/i.test(src))
    .flatMap((src) => {
      const file = readFileSync(join(folder, src));
      return [
        ...(file.length > heavyVideo ? [advise(src, `weighs ${toKilobytes(file.length)} KB`, tooHeavy)] : []),
        ...(hasFastStart(file) ? [] : [advise(src, 'plays only once it is wholly received', tooSlow)]),
      ];
    });
}

const tooHeavy = `Cut or compress it: ${toKilobytes(heavyVideo)} KB is a good size for a phone.`;
const tooSlow = 'Save it for the web: ffmpeg -i old.mp4 -c copy -movflags +faststart new.mp4';

function advise(src: string, problem: string, todo: string): Finding {
  return { what: `content${src} ${problem}`, todo, isHarmful: false };
}

function toKilobytes(bytes: number): number {
  return Math.round(bytes / 1024);
}
