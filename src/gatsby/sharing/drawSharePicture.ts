import { createHash } from 'node:crypto';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readFocus } from '../../content/fields/media';
import { shareSize } from '../../shared/media/builtMedia';
import { tokens } from '../../shared/theme/tokens';
import { makeOnce } from '../media/makeOnce';
import type { SourceFile } from '../media/sourceFiles';

/** WhatsApp fetches the picture on the sender's data plan, and shows none above 300 KB. */
export const maxShareBytes = 100_000;

/** Raise this number after a change of how photos are cropped or encoded: pictures are cached, here and by networks. */
const version = 5;

/**
 * The path of a share picture. Its hash changes with what the picture shows, because networks keep what they fetched
 * from a URL: a photo taken down would live on in previews.
 * @param focus the point of the photo that the crop keeps in sight: `50% 30%`
 */
export function sharePath({ internal }: SourceFile, focus = middle): string {
  const shown = `${version} ${internal.contentDigest} ${focus}`;
  return `/share/${createHash('md5').update(shown).digest('hex').slice(0, 12)}.jpg`;
}

/** The default focus: the site also crops pictures around their middle. */
const middle = '50% 50%';

/**
 * Draws a share picture to its path in `folder`.
 * @param cache a folder kept between builds
 */
export async function drawSharePicture(
  file: SourceFile,
  focus: string | undefined,
  { folder, cache }: { folder: string; cache: string },
): Promise<void> {
  const path = sharePath(file, focus);
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await cp(await makeOnce({ cache, name: 'share', source: path, make: () => crop(file.absolutePath, focus) }), target);
}

/** Crops a photo around its focus, and keeps as much detail as the size limit allows. */
async function crop(photo: string, focus = middle): Promise<Buffer> {
  const { width, height } = (await sharp(photo).metadata()).autoOrient;
  const scale = Math.min(width / shareSize.width, height / shareSize.height);
  const region = { width: Math.round(shareSize.width * scale), height: Math.round(shareSize.height * scale) };
  const [fromLeft, fromTop] = readFocus(focus);
  const left = Math.round((width - region.width) * fromLeft);
  const top = Math.round((height - region.height) * fromTop);
  const cropped = sharp(photo)
    .autoOrient()
    .extract({ ...region, left, top })
    .resize({ ...shareSize, fit: 'fill' })
    .flatten({ background: tokens['--color-paper'] });
  const encode = (quality: number) => cropped.jpeg({ quality, mozjpeg: true }).toBuffer();
  let picture = await encode(84);
  for (const quality of [76, 66, 50, 30]) if (picture.length > maxShareBytes) picture = await encode(quality);
  return picture;
}
