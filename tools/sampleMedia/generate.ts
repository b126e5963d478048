import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ffmpegIsHere, filmPan, openingView } from './film';
import { compose, films, photos, posterFrame } from './paintings';
import { paintPhoto } from './raster';

const uploads = resolve(__dirname, '../../content/uploads');

async function makeRoom(file: string): Promise<string> {
  const target = resolve(uploads, file);
  await mkdir(dirname(target), { recursive: true });
  return target;
}

/** Paints every picture and film, or only those whose file name contains `only`. */
async function generate(only = ''): Promise<void> {
  const wanted = ({ file }: { file: string }): boolean => file.includes(only);
  for (const photo of photos.filter(wanted)) {
    await paintPhoto(photo.frame, compose(photo), await makeRoom(photo.file));
  }
  const canFilm = ffmpegIsHere();
  for (const film of films.filter(wanted)) {
    const target = await makeRoom(film.file);
    const layers = compose(film);
    await paintPhoto(posterFrame, openingView(layers, posterFrame), `${target}.jpg`);
    if (canFilm) await filmPan(layers, `${target}.mp4`);
  }
  if (!canFilm) process.stderr.write('The films were not made: install ffmpeg, then run this command again.\n');
}

generate(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
