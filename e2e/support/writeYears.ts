import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from './makeProject';

const name = 'Campagne d’actes de naissance';
const place = 'Gadas, Extrême-Nord du Cameroun';
const text = 'Un nom, une date, un lieu : tout commence par là. La campagne a concerné 50 élèves du primaire.';
const caption = 'Des écoliers lèvent leur acte de naissance face au soleil';

const [albums, photosPerAlbum, activities] = [200, 40, 60];

/** Replaces a project's albums and activities by those of ten years. Each album is of one activity, in turn. */
export function writeYears(project: Project): void {
  for (const folder of ['albums', 'activities']) rmSync(join(project.root, 'content', folder), { recursive: true });
  const month = (index: number, all: number) =>
    `${2026 - Math.floor((10 * index) / all)}-${String(12 - (index % 12)).padStart(2, '0')}`;
  const writePhoto = (src: string) => {
    project.write(`content${src}`, makePhoto(src));
    return src;
  };

  for (let index = 0; index < activities; index++) {
    const facts = {
      title: `${name} ${index}`,
      status: index < 3 ? 'active' : 'completed',
      start: month(index, activities),
      location: place,
      participants: '50 élèves du primaire',
      picture: writePhoto('/uploads/campagne.jpg'),
      pictureAlt: caption,
    };
    const lines = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    project.write(`content/activities/campagne-${index}.fr.md`, `---\n${lines.join('\n')}\n---\n\n${text}\n`);
  }
  for (let index = 0; index < albums; index++) {
    const id = `campagne_${index}`;
    const media = Array.from({ length: photosPerAlbum }, (_, photo) => ({
      id: `p${photo}`,
      type: 'photo',
      src: writePhoto(`/uploads/${id}/${photo}.jpg`),
      caption: `${caption}, ${photo}`,
    }));
    const activity = `campagne-${index % activities}`;
    const facts = { id, name: `${name} ${index}`, place, description: text, start: month(index, albums), activity };
    project.write(`content/albums/${id}.json`, JSON.stringify({ fr: { ...facts, media } }));
  }
}

/** A photo with unique bytes: a small JPEG with its own comment. */
function makePhoto(comment: string): Buffer {
  const photo = readFileSync('fixtures/content/uploads/chantier/photo-1.jpg');
  const own = Buffer.from(comment);
  // The marker COM, then the length of its segment.
  const head = Buffer.from([0xff, 0xfe, 0, own.length + 2]);
  return Buffer.concat([photo.subarray(0, 2), head, own, photo.subarray(2)]);
}
