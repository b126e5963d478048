import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from './temporaryProject';

const example = {
  name: 'Campagne d’actes de naissance',
  place: 'Gadas, Extrême-Nord du Cameroun',
  text: 'Un nom, une date, un lieu : tout commence par là. La campagne a concerné **50 élèves du primaire**.',
  caption: 'Des écoliers lèvent leur acte de naissance face au soleil',
};

const years = 10;
const newestYear = 2026;
const underWay = 3;

/** The name of an album or an activity; 0 is the newest. */
const nameOf = (index: number) => `${example.name} ${index}`;
const slugOf = (index: number) => `campagne-${index}`;

/** The total numbers; each year has a tenth of them. */
type Counts = { albums: number; photosPerAlbum: number; activities: number };

/**
 * Replaces a project's albums and activities with those of ten years. The albums show the activities in turn.
 * @param from the folder that the project was copied from, without its uploads
 */
export function writeYears(project: Project, from: string, { albums, photosPerAlbum, activities }: Counts): void {
  for (const folder of ['albums', 'activities']) rmSync(join(project.root, 'content', folder), { recursive: true });
  // The hero and the ask show photos of albums.
  cpSync(join(from, 'uploads'), join(project.root, 'content/uploads'), { recursive: true });
  for (let index = 0; index < activities; index++) writeActivity(project, index, activities / years);
  for (let index = 0; index < albums; index++)
    writeAlbum(project, index, photosPerAlbum, {
      start: monthOf(index, albums / years),
      activity: slugOf(index % activities),
    });
}

/** A month of the last ten years. */
function monthOf(index: number, perYear: number): string {
  return `${newestYear - Math.floor(index / perYear)}-${String(12 - (index % 12)).padStart(2, '0')}`;
}

function writeActivity(project: Project, index: number, perYear: number): void {
  const picture = '/uploads/campagne.jpg';
  project.writeContent(picture.slice(1), makePhoto('campagne'));
  const facts = {
    title: nameOf(index),
    status: index < underWay ? 'active' : 'completed',
    start: monthOf(index, perYear),
    location: example.place,
    participants: '50 élèves du primaire',
    picture,
    pictureAlt: example.caption,
  };
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  project.writeContent(`activities/${slugOf(index)}.fr.md`, `---\n${lines.join('\n')}\n---\n\n${example.text}\n`);
}

function writeAlbum(project: Project, index: number, photos: number, facts: { start: string; activity: string }): void {
  const id = `campagne_${index}`;
  const media = Array.from({ length: photos }, (_, photo) => {
    const src = `/uploads/${id}/${photo}.jpg`;
    project.writeContent(src.slice(1), makePhoto(`${index} ${photo}`));
    return { id: `p${photo}`, type: 'photo', src, caption: `${example.caption}, ${photo}` };
  });
  const fr = {
    id,
    ...facts,
    name: nameOf(index),
    place: example.place,
    description: example.text.replaceAll('*', ''),
    media,
  };
  project.writeContent(`albums/${id}.json`, JSON.stringify({ fr }));
}

/** A photo with unique bytes: a small JPEG with its own comment. */
function makePhoto(comment: string): Buffer {
  const photo = readFileSync('fixtures/content/uploads/chantier/photo-1.jpg');
  const text = Buffer.from(comment);
  // The marker COM, then the length of its segment.
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([photo.subarray(0, 2), head, text, photo.subarray(2)]);
}
