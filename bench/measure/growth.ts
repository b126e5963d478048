import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { budgets } from '../../e2e/budgets';
import { makeProject, type Project } from '../../e2e/temporaryProject';
import { startPreviewServer } from '../../tools/preview/server';
import { type Bench, withPhone } from '../phone';
import type { Row } from '../row';
import { recordServed, sumBytes } from '../served';
import { timeBuild } from './builds';

// Ten years of an association.
const albums = 200;
const photosPerAlbum = 40;
const activities = 60;

const newAlbumPhotos = 20;

/** Measures a site of ten years. Its first build encodes 8,000 photos: IMAGES=netlify leaves them to the Image CDN. */
export async function measureGrowth({ browser }: Bench): Promise<Row[]> {
  const project = makeProject({ from: 'content', uploads: false });
  try {
    fill(project);
    await timeBuild(project);
    const warm = await timeBuild(project);
    const pages = await openPages(project, browser);
    writeAlbum(project, albums, newAlbumPhotos);
    const more = (await timeBuild(project)) - warm;
    const headers = readFileSync(join(project.root, 'public/_headers')).length;
    return [
      ...pages,
      { what: 'Growth: rules of headers', value: headers, unit: 'bytes', budget: budgets.headerRules },
      { what: 'Growth: build, nothing changed', value: warm, unit: 'milliseconds', budget: budgets.grownBuild },
      { what: 'Growth: build, a new album of 20', value: more, unit: 'milliseconds', budget: budgets.grownAlbum },
    ];
  } finally {
    project.remove();
  }
}

/** Replaces the albums and activities. */
function fill(project: Project): void {
  for (const folder of ['albums', 'activities']) rmSync(join(project.root, 'content', folder), { recursive: true });
  cpSync('content/uploads/accueil', join(project.root, 'content/uploads/accueil'), { recursive: true });
  cpSync('netlify.toml', join(project.root, 'netlify.toml'));
  for (let index = 0; index < activities; index++) writeActivity(project, index);
  for (let index = 0; index < albums; index++) writeAlbum(project, index, photosPerAlbum);
}

const example = {
  name: 'Campagne d’actes de naissance',
  place: 'Gadas, Extrême-Nord du Cameroun',
  text: 'Un nom, une date, un lieu : tout commence par là. La campagne a concerné **50 élèves du primaire**.',
  caption: 'Des écoliers lèvent leur acte de naissance face au soleil',
};

/** A month of the last ten years; the first index is the newest. */
function monthOf(index: number, perYear: number): string {
  return `${2026 - Math.floor(index / perYear)}-${String(12 - (index % 12)).padStart(2, '0')}`;
}

const activitySlug = (index: number) => `activite-${index}`;

function writeActivity(project: Project, index: number): void {
  const facts = {
    title: `${example.name} ${index}`,
    status: index < 3 ? 'active' : 'completed',
    start: monthOf(index, activities / 10),
    location: example.place,
    participants: '50 élèves du primaire',
    picture: '/uploads/accueil/actes-naissance.jpg',
    pictureAlt: example.caption,
  };
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  project.writeContent(`activities/${activitySlug(index)}.fr.md`, `---\n${lines.join('\n')}\n---\n\n${example.text}\n`);
}

function writeAlbum(project: Project, index: number, photos: number): void {
  const media = Array.from({ length: photos }, (_, photo) => {
    const src = `/uploads/album_${index}/${photo}.jpg`;
    project.writeContent(src.slice(1), makePhoto(`${index} ${photo}`));
    return { id: `p${photo}`, type: 'photo', src, caption: `${example.caption}, ${photo}` };
  });
  const fr = {
    id: `album_${index}`,
    start: monthOf(index, albums / 10),
    activity: activitySlug(index % activities),
    name: `${example.name} ${index}`,
    place: example.place,
    description: example.text.replaceAll('*', ''),
    media,
  };
  project.writeContent(`albums/album_${index}.json`, JSON.stringify({ fr }));
}

/** A file that no other photo shares: a small JPEG with a comment of its own. */
function makePhoto(comment: string): Buffer {
  const photo = readFileSync('fixtures/content/uploads/chantier/photo-1.jpg');
  const text = Buffer.from(comment);
  // The marker COM, then the length of its segment.
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([photo.subarray(0, 2), head, text, photo.subarray(2)]);
}

async function openPages({ root }: Project, browser: Bench['browser']): Promise<Row[]> {
  const server = await startPreviewServer({ root, port: 0 });
  const phone = { browser, siteUrl: server.url };
  try {
    const landing = await recordServed(server.url, () => withPhone(phone, (page) => page.goto('/')));
    const index = await recordServed(server.url, () => withPhone(phone, (page) => page.goto('/albums/')));
    const height = await withPhone(phone, async (page) => {
      // Later pictures do not change the height; later styles would.
      await page.goto('/');
      await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
      return page.evaluate(() => document.documentElement.scrollHeight);
    });
    const html = landing.find(({ path }) => path === '/')?.bytes ?? Number.NaN;
    return [
      { what: 'Growth: HTML with headers', where: '/', value: html, unit: 'bytes', budget: budgets.htmlWithHeaders },
      { what: 'Growth: height in pixels', where: '/', value: height, unit: 'count', budget: budgets.grownHeight },
      {
        what: 'Growth: first view',
        where: '/albums/',
        value: sumBytes(index),
        unit: 'bytes',
        budget: budgets.grownIndex,
      },
    ];
  } finally {
    await server.close();
  }
}
