import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeProject, type Project } from '../e2e/temporaryProject';

const uploads = 'content/uploads';

/** Copies the project with its photos, so that more can be added. */
export function makeGrowingProject(variables?: Record<string, string>): Project {
  const project = makeProject({ from: 'content', uploads: false, variables });
  cpSync(uploads, join(project.root, uploads), { recursive: true });
  // The preview server reads the headers of the real site from it.
  cpSync('netlify.toml', join(project.root, 'netlify.toml'));
  return project;
}

/** Returns the milliseconds of the fastest of several builds, because other load can only slow one down. */
export async function timeBuild({ run }: Project, times = 1): Promise<number> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let done = 0; done < times; done += 1) {
    const start = performance.now();
    const { exitCode, output } = await run('node_modules/gatsby/cli.js', 'build');
    if (exitCode !== 0) throw new Error(output);
    fewest = Math.min(fewest, performance.now() - start);
  }
  return fewest;
}

/** Adds distinct full-size photos: real ones, mirrored, with the hue changed. */
export function addPhotos(project: Project, album: string, count: number): Promise<void> {
  return addMedia(project, album, count, 'new', (photo, index) =>
    sharp(photo).flop().modulate({ hue: index }).jpeg({ quality: 85 }).toBuffer(),
  );
}

/** Adds photos that are fast to encode, in files of a realistic size. */
export function addSmallPhotos(project: Project, album: string, count: number): Promise<void> {
  const length = 300_000;
  return addMedia(project, album, count, 'small', async (photo, index) => {
    const image = await sharp(photo)
      .resize(160)
      .modulate({ hue: index % 360 })
      .jpeg()
      .toBuffer();
    // Decoders ignore the padding; only file hashing reads it.
    return Buffer.concat([image, Buffer.alloc(length, `${index} `)]);
  });
}

async function addMedia(
  project: Project,
  album: string,
  count: number,
  prefix: string,
  draw: (photo: Buffer, index: number) => Promise<Buffer>,
): Promise<void> {
  const folder = join(uploads, album);
  const photos = readdirSync(folder).filter((name) => name.startsWith('photo-'));
  const media: object[] = [];
  for (let index = 0; index < count; index += 1) {
    const photo = readFileSync(join(folder, photos[index % photos.length] ?? ''));
    const name = `${prefix}-${index}`;
    project.writeContent(`uploads/${album}/${name}.jpg`, await draw(photo, index));
    media.push({ id: name, type: 'photo', src: `/uploads/${album}/${name}.jpg`, caption: 'Une photo de plus' });
  }
  project.editContent(`albums/${album}.json`, (text) => {
    const entry = JSON.parse(text);
    entry.fr.media.push(...media);
    return JSON.stringify(entry);
  });
}
