import { allowedGrowth, buildWithPhotos, fewPhotos, landingFiles, manyPhotos } from '../../e2e/photoCounts';
import { makeProject } from '../../e2e/temporaryProject';
import { formatValue } from '../formatValue';
import type { Row } from '../row';

/** Measures how many bytes the landing page gains when every album grows from 4 to 400 photos. */
export async function measureWeight(): Promise<Row[]> {
  const project = makeProject({ from: 'content', uploads: false });
  try {
    const few = await buildWithPhotos(project, fewPhotos);
    const many = await buildWithPhotos(project, manyPhotos);
    return landingFiles.map((file, index) => {
      const [before, after] = [few, many].map(({ sizes }) => sizes[index] ?? Number.NaN) as [number, number];
      return {
        what: `Growth from ${fewPhotos} to ${manyPhotos} photos per album`,
        where: file,
        value: after - before,
        unit: 'bytes',
        must: { atMost: allowedGrowth },
        note: `${formatValue(before, 'bytes')} and ${formatValue(after, 'bytes')}, compressed`,
      };
    });
  } finally {
    project.remove();
  }
}
