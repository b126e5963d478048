import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { type DocumentKey, readDocument } from './documents';
import { readAt, writeAt } from './editDocument';
import { gatherHandOvers } from './handOver';

const content = loadFixtureContent();
const src = '/uploads/accueil/marche.jpg';
const bytes = new Uint8Array(300);

function draftOf(key: DocumentKey, path: (string | number)[], value: unknown) {
  const base = readDocument(key, content);
  const media = { [src]: { bytes }, '/uploads/unused.jpg': { bytes } };
  return [key, { base, edited: writeAt(base, path, value), media }] as const;
}

it('a hand-over has each draft with its base, its additions and the photos that it shows', () => {
  const added = { id: 'fete-des-ecoles-k3f7', title: { fr: 'Fête des écoles' } };
  const drafts = [draftOf('hero', ['picture'], src), draftOf('activities', ['activities', 2], added)];
  const [handOver, ...others] = gatherHandOvers(drafts);
  expect(others).toEqual([]);
  expect(handOver?.documents.map(({ key }) => key)).toEqual(['hero', 'activities']);
  expect(handOver?.documents[0]?.base).toEqual(readDocument('hero', content));
  expect(handOver?.documents[0]?.edited.picture).toBe(src);
  expect(readAt(handOver?.documents[1]?.edited, ['activities', 2])).toEqual(added);
  expect(handOver?.media).toEqual({ [src]: bytes });
});

it('documents whose media do not fit into one file go into several, none of them split', () => {
  const heavy = (key: DocumentKey, size: number) => {
    const [, draft] = draftOf(key, ['picture'], src);
    return [key, { ...draft, media: { [src]: { bytes: new Uint8Array(size) } } }] as const;
  };
  const files = gatherHandOvers([heavy('hero', 36_000_000), heavy('about', 26_000_000), heavy('contact', 10_000_000)]);
  expect(files.map(({ documents }) => documents.map(({ key }) => key))).toEqual([['hero'], ['about', 'contact']]);
});
