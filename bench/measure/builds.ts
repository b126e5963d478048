import { albumWithMostPhotos, sites } from '../../e2e/content';
import { defaultLanguage } from '../../src/i18n/languages';
import { addPhotos, addSmallPhotos, makeGrowingProject, timeBuild } from '../grownProject';
import type { Row } from '../row';
import { targets } from '../targets';
import type { Bench, GrownProject } from './bench';

const fullAlbum = 40;
const smallPhotos = 400;

/** Measures build times, and what a new and an unchanged photo add to them. */
export async function measureBuilds({ growProject }: Bench): Promise<Row[]> {
  const { project, cold, warm, withNewPhotos, newPhotos } = await growProject();
  await addSmallPhotos(project, otherAlbum, smallPhotos);
  await timeBuild(project);
  const withManyPhotos = await timeBuild(project, 2);
  const unchanged = smallPhotos + newPhotos;
  return [
    { what: 'Build, cold', value: cold, unit: 'milliseconds' },
    { what: 'Build, warm, nothing changed', value: warm, unit: 'milliseconds' },
    {
      what: 'Build, a new photo',
      value: (withNewPhotos - warm) / newPhotos,
      unit: 'milliseconds',
      ...targets.newPhoto,
      note: `${newPhotos} at once, beyond a warm build`,
    },
    {
      what: 'Build, an unchanged photo',
      value: (withManyPhotos - warm) / unchanged,
      unit: 'milliseconds',
      ...targets.unchangedPhoto,
      note: `${unchanged} more of them in a warm build`,
    },
    ...(await measureCounts()),
  ];
}

/** Measures cold builds with few and many photos, encoded locally or left to Netlify's Image CDN. */
async function measureCounts(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of [72, 400]) {
    for (const images of ['here', 'netlify']) {
      const project = makeGrowingProject({ IMAGES: images });
      try {
        await addPhotos(project, otherAlbum, count - presentPhotos);
        const what = `Build, cold, ${count} photos, IMAGES=${images}`;
        rows.push({ what, value: await timeBuild(project), unit: 'milliseconds' });
      } finally {
        project.remove();
      }
    }
  }
  return rows;
}

const presentPhotos = sites[defaultLanguage].albums
  .flatMap(({ album }) => album.media)
  .filter(({ type }) => type === 'photo').length;

const otherAlbum =
  sites[defaultLanguage].albums.find(({ slug }) => slug !== albumWithMostPhotos[defaultLanguage].slug)?.album.id ?? '';

/** Builds a copy of the project cold, warm, and with enough new photos for an album of 40. */
export async function growProject(): Promise<GrownProject> {
  const { album } = albumWithMostPhotos[defaultLanguage];
  const missing = fullAlbum - album.media.filter(({ type }) => type === 'photo').length;
  // At least twelve in all, so that the variance of the build itself matters little.
  const others = Math.max(0, 12 - missing);
  const project = makeGrowingProject();
  try {
    const cold = await timeBuild(project);
    const warm = await timeBuild(project, 2);
    await addPhotos(project, album.id, missing);
    await addPhotos(project, otherAlbum, others);
    return { project, cold, warm, withNewPhotos: await timeBuild(project), newPhotos: missing + others };
  } catch (error) {
    project.remove();
    throw error;
  }
}
