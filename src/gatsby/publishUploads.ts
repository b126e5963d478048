import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const width = 1080;

/** Copies the files of a folder, its photos small and without what cameras write into them, such as where they stood. */
export async function publishUploads(from: string, to: string): Promise<void> {
  for (const name of await readdir(from, { recursive: true })) {
    const source = join(from, name);
    if (!(await stat(source)).isFile()) continue;
    const target = join(to, name);
    await mkdir(dirname(target), { recursive: true });
    if (/\.jpe?g$/i.test(name)) await writePhoto(source, target);
    else await copyFile(source, target);
  }
}

/** Turned the right way up first: which way that is stands in the metadata, which sharp leaves out. */
async function writePhoto(source: string, target: string): Promise<void> {
  await sharp(source).rotate().resize({ width, withoutEnlargement: true }).jpeg({ quality: 75 }).toFile(target);
}
