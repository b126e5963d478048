import sharp from 'sharp';
import type { Project } from './temporaryProject';

/**
 * Builds a project that has no uploads, with so many photos in every album: few tiny files, named again and again, so
 * that encoding takes no time.
 */
export async function buildLight(project: Project, photos: number): Promise<void> {
  const picture = await sharp({ create: { width: 48, height: 32, channels: 3, background: '#0b5d3b' } })
    .jpeg()
    .toBuffer();
  for (const name of ['accueil/hero', 'accueil/actes-naissance', 'accueil/dimanche-blanc', 'photo']) {
    project.writeContent(`uploads/${name}.jpg`, picture);
  }
  for (const id of ['dimanche_blanc_1', 'dimanche_blanc_2', 'dimanche_blanc_3', 'actes_naissance_gadas']) {
    project.editContent(`albums/${id}.json`, (text) => {
      const { fr, en } = JSON.parse(text);
      const ids = Array.from({ length: photos }, (_, index) => `p${index + 1}`);
      const photo = { type: 'photo', src: '/uploads/photo.jpg', caption: 'Une photo parmi beaucoup d’autres' };
      fr.media = ids.map((photoId) => ({ ...photo, id: photoId }));
      en.media = [];
      return JSON.stringify({ fr, en });
    });
  }
  // Without minifying scripts, which takes half of the time and changes neither page nor data.
  const { exitCode, output } = await project.run('node_modules/gatsby/cli.js', 'build', '--no-uglify');
  if (exitCode !== 0) throw new Error(output);
}
