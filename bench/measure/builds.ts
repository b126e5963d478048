import { cpSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { budgets } from '../../e2e/budgets';
import { makeProject, type Project } from '../../e2e/temporaryProject';
import { startPreviewServer } from '../../tools/serve';
import { type Bench, withPhone } from '../phone';
import type { Row } from '../row';
import { recordServed, type Served, sumBytes } from '../served';

const photos = Array.from({ length: 8 }, (_, index) => `/uploads/chantier/photo-${index + 1}.jpg`);
const fullAlbum = 40;

/** Measures what a new photo adds to a build of a copy, and the bytes of an album of forty photos. */
export async function measureBuilds({ browser }: Bench): Promise<Row[]> {
  const project = makeSmallProject();
  try {
    await timeBuild(project);
    const warm = await timeBuild(project);
    await fillAlbum(project);
    const newPhoto = ((await timeBuild(project)) - warm) / fullAlbum;
    const served = await openAlbum(project, browser);
    return [
      { what: 'Build, nothing changed', value: warm, unit: 'milliseconds' },
      { what: 'Build, a new photo', value: newPhoto, unit: 'milliseconds', budget: budgets.newPhoto },
      { what: 'First view, album of 40', value: sumBytes(served), unit: 'bytes', budget: budgets.fullAlbum },
    ];
  } finally {
    project.remove();
  }
}

/** Copies the project without the media of its albums, which would take minutes to encode. */
function makeSmallProject(): Project {
  const project = makeProject({ uploads: false });
  cpSync('fixtures/content/uploads', join(project.root, 'content/uploads'), { recursive: true });
  // Read by the preview server.
  cpSync('netlify.toml', join(project.root, 'netlify.toml'));
  for (const file of project.list('content/albums'))
    editMedia(project, file, [{ id: 'p1', type: 'photo', src: photos[0], caption: 'Une photo' }]);
  return project;
}

/** Fills the album with distinct photos: its own ones, mirrored and with the hue changed. */
async function fillAlbum(project: Project): Promise<void> {
  const media: object[] = [];
  while (media.length < fullAlbum) {
    const index = media.length;
    const src = `/uploads/${index}.jpg`;
    const photo = sharp(join('fixtures/content', photos[index % photos.length] ?? ''));
    project.writeContent(src.slice(1), await photo.flop().modulate({ hue: index }).jpeg({ quality: 85 }).toBuffer());
    media.push({ id: `${index}`, type: 'photo', src, caption: 'Une photo de plus' });
  }
  editMedia(project, 'chantier.json', media);
}

function editMedia({ editContent }: Project, file: string, media: object[]): void {
  editContent(`albums/${file}`, (text) => {
    const { fr, en } = JSON.parse(text);
    return JSON.stringify({ fr: { ...fr, media }, en: { ...en, media: [] } });
  });
}

export async function timeBuild({ run }: Project): Promise<number> {
  const start = performance.now();
  const { exitCode, output } = await run('node_modules/gatsby/cli.js', 'build');
  if (exitCode !== 0) throw new Error(output);
  return performance.now() - start;
}

async function openAlbum({ root }: Project, browser: Bench['browser']): Promise<Served[]> {
  const server = await startPreviewServer({ root, port: 0 });
  const open = () => withPhone({ browser, siteUrl: server.url }, (page) => page.goto('/albums/chantier/'));
  return recordServed(server.url, open).finally(server.close);
}
