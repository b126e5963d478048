import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { group, n } from './drawing';
import { svgOf } from './raster';
import type { Frame, Layer } from './stage';

const run = promisify(execFile);

const seconds = 7;
const framesPerSecond = 25;
const screen: Frame = { width: 960, height: 540 };
/** Layers move by whole pixels, so the film is composed larger than the screen and then reduced: half steps look smooth. */
const view: Frame = { width: 1920, height: 1080 };
/** A film's scene is wider than what is seen of it at one moment, so that the pan has somewhere to go. */
export const panorama: Frame = { width: 2304, height: 1080 };

const encoder =
  '-an -c:v libx264 -profile:v main -preset medium -crf 25 -maxrate 380k -bufsize 380k -threads 1 -fflags +bitexact -flags:v +bitexact -map_metadata -1 -movflags +faststart';

export function ffmpegIsHere(): boolean {
  return spawnSync('ffmpeg', ['-version']).status === 0;
}

/** Where a layer begins and how far it goes: near layers slide farther than the sky. */
function slide(depth: number): { start: number; travel: number } {
  const spare = panorama.width - view.width;
  return { start: (spare * (1 - depth)) / 2, travel: spare * depth };
}

/** What the film shows before it moves, for its poster. */
export function openingView(layers: readonly Layer[], poster: Frame): readonly Layer[] {
  const scale = poster.width / view.width;
  return layers.map(({ depth, art }) => ({
    depth,
    art: group(art, `scale(${scale.toFixed(4)}) translate(${n(-slide(depth).start)} 0)`),
  }));
}

/** Turns a panorama into a short parallax pan that eases in and out. One thread, no encoder stamps: same scene, same bytes. */
export async function filmPan(layers: readonly Layer[], file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const stills = layers.map((_, index) => join(folder, `${index}.png`));
    for (const [index, { art }] of layers.entries()) {
      await sharp(Buffer.from(svgOf(panorama, art)))
        .png({ compressionLevel: 1 })
        .toFile(join(folder, `${index}.png`));
    }
    const stack = layers.map(({ depth }, index) => {
      const { start, travel } = slide(depth);
      const x = `-(${n(start)}+${n(travel)}*(1-cos(PI*t/${seconds}))/2)`;
      return `[under${index}][${index}:v]overlay=x='${x}':y=0:format=gbrp[under${index + 1}]`;
    });
    const graph = [
      `color=c=black:s=${view.width}x${view.height}:r=${framesPerSecond}:d=${seconds}[under0]`,
      ...stack,
      `[under${layers.length}]scale=${screen.width}:${screen.height}:flags=area+bitexact+accurate_rnd,format=yuv420p[out]`,
    ];
    const inputs = stills.flatMap((still) => ['-i', still]);
    const filter = ['-filter_complex_threads', '1', '-filter_complex', graph.join(';'), '-map', '[out]'];
    // Two commands, because x264 fed straight from the filters does not give the same bytes twice.
    const uncompressed = join(folder, 'pan.y4m');
    await run('ffmpeg', ['-v', 'error', ...inputs, ...filter, uncompressed]);
    await run('ffmpeg', ['-v', 'error', '-y', '-i', uncompressed, ...encoder.split(' '), file]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
