import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { fixedDocumentKeys } from './documents';
import { listEditorContents, summarizeDashboard } from './editorContent';

const content = loadFixtureContent();
const contents = new Map(listEditorContents(content).map(({ key, content: given }) => [key, given]));
const covers = summarizeDashboard(content).albums.map(({ cover }) => cover);
const inFolder = (uploads: string[] = [], folder: string) => uploads.filter((src) => src.includes(`/${folder}/`));

it('the editor gets content for each document, and for a new album', () => {
  const albums = ['album-veillee', 'album-chantier', 'album-film'];
  expect([...contents.keys()]).toEqual([...fixedDocumentKeys, ...albums, 'album']);
  expect(contents.get('album')?.current).toEqual({});
});

it('a document may show the files outside albums, the albums’ covers, and its own files', () => {
  const hero = contents.get('hero')?.uploads;
  expect(inFolder(hero, 'accueil')).toContain('/uploads/accueil/puits.jpg');
  expect(inFolder(hero, 'chantier')).toEqual(covers.filter((cover) => cover?.includes('/chantier/')));
  expect(inFolder(contents.get('album-chantier')?.uploads, 'chantier')).toHaveLength(8);
  expect(inFolder(contents.get('album-veillee')?.uploads, 'chantier')).toEqual(inFolder(hero, 'chantier'));
});

it('the editor knows what files show, by a description, a caption or a name', () => {
  expect(contents.get('hero')?.descriptions).toMatchObject({
    '/uploads/veillee/photo-1.jpg': 'Le soir tombe — illustration provisoire',
    '/uploads/association/portrait.jpg': 'Ama Exemple',
  });
  expect(contents.get('hero')?.descriptions['/uploads/veillee/photo-2.jpg']).toBeUndefined();
  expect(contents.get('album')?.descriptions['/uploads/veillee/photo-1.jpg']).toBe(
    'Le soir tombe — illustration provisoire',
  );
});

it('an album offers the activities by their titles', () => {
  expect(contents.get('album')?.activities).toEqual({
    'fete-de-quartier': 'Fête de quartier',
    'puits-du-marche': 'Puits du marché',
  });
});

it('the editor knows where other documents show the photos and videos of one', () => {
  expect(contents.get('album-film')?.shownElsewhere).toEqual([
    [
      '/uploads/veillee/video.mp4',
      {
        key: 'album-veillee',
        name: { fr: 'Veillée à Kribi', en: 'Evening in Kribi' },
        field: 'Photo 2 «\u00a0Le feu prend — illustration provisoire\u00a0» › Photo ou vidéo',
      },
    ],
  ]);
  expect(contents.get('hero')?.shownElsewhere).toEqual([]);
});

it('the dashboard lists the albums with their covers and what is left to translate', () => {
  const { albums } = summarizeDashboard(content);
  expect(albums.find(({ id }) => id === 'veillee')).toEqual({
    id: 'veillee',
    name: 'Veillée à Kribi',
    place: 'Kribi, Sud',
    start: '2025-12-01',
    cover: '/uploads/veillee/photo-1.jpg',
    toReview: 0,
  });
  expect(albums.find(({ id }) => id === 'film')?.toReview).toBe(2);
});
