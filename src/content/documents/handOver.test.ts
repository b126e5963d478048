import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { type DocumentKey, readDocument } from './documents';
import { readAt, writeAt } from './editDocument';
import { gatherHandOvers, listNewActivities } from './handOver';

const content = loadFixtureContent();
const src = '/uploads/accueil/marche.jpg';
const bytes = new Uint8Array(300);

function draftOf(key: DocumentKey, path: (string | number)[], value: unknown) {
  const base = readDocument(key, content);
  const media = { [src]: { bytes }, '/uploads/unused.jpg': { bytes } };
  return [key, { base, edited: writeAt(base, path, value), media }] as const;
}

const added = { id: 'nouveau--1', title: { fr: 'Fête des écoles' } };

it('a hand-over has each draft with its base, names for what is new, and the photos that it uses', () => {
  const drafts = [draftOf('hero', ['picture'], src), draftOf('activities', ['activities', 2], added)];
  const [{ keys, handOver } = { keys: [], handOver: undefined }, ...others] = gatherHandOvers(drafts);
  expect(others).toEqual([]);
  expect(keys).toEqual(['hero', 'activities']);
  expect(handOver?.documents.map(({ key }) => key)).toEqual(keys);
  expect(handOver?.documents[0]?.base).toEqual(readDocument('hero', content));
  expect(handOver?.documents[0]?.edited.picture).toBe(src);
  expect(readAt(handOver?.documents[1]?.edited, ['activities', 2])).toEqual({ ...added, id: 'fete-des-ecoles' });
  expect(handOver?.media).toEqual({ [src]: bytes });
});

it('documents whose media have no place in one file are in several', () => {
  const heavy = (key: DocumentKey, size: number) => {
    const [, draft] = draftOf(key, ['picture'], src);
    return [key, { ...draft, media: { [src]: { bytes: new Uint8Array(size) } } }] as const;
  };
  const files = gatherHandOvers([heavy('hero', 36_000_000), heavy('about', 26_000_000), heavy('contact', 10_000_000)]);
  expect(files.map(({ keys }) => keys)).toEqual([['hero'], ['about', 'contact']]);
});

describe('a new album', () => {
  const key = 'album-nouveau--x';
  const photo = '/uploads/nouveau--x/photo.jpg';
  const media = [{ id: 'nouveau--y', type: 'photo', src: photo }];
  const edited = { id: 'nouveau--x', name: { fr: 'Fête des écoles' }, activity: 'nouveau--1', media };
  const draft = { base: {}, edited, media: { [photo]: { bytes } } };
  const activities = { activities: [{ id: 'nouveau--1', title: { fr: 'Reboisement' } }] };

  it('is named after its title, with its photos and its new activity, which may be in another file', () => {
    const named = '/uploads/fete_des_ecoles/photo.jpg';
    const edited = {
      id: 'fete_des_ecoles',
      name: { fr: 'Fête des écoles' },
      activity: 'reboisement',
      media: [{ id: 'photo', type: 'photo', src: named }],
    };
    const documents = [{ key: 'album-fete_des_ecoles', base: {}, sent: [], edited }];
    expect(gatherHandOvers([[key, draft]], { edited: activities })).toEqual([
      { keys: [key], handOver: { documents, media: { [named]: bytes } } },
    ]);
  });

  it('never has the id of another', () => {
    const [file] = gatherHandOvers([
      [key, draft],
      ['album-nouveau--z', { ...draft, edited: { ...edited, id: 'nouveau--z', media: [] } }],
    ]);
    const keys = file?.handOver.documents.map((document) => document.key);
    expect(keys).toEqual(['album-fete_des_ecoles', 'album-fete_des_ecoles_2']);
  });
});

it('an album may show the new activities of a draft; those that the site has by now, under their names', () => {
  const activities = [
    { id: 'foyers', title: { fr: 'Foyers' } },
    added,
    { id: 'nouveau--2', title: { fr: 'Reboisement' } },
    { id: 'nouveau--3' },
  ];
  const draft = { activities };
  const current = { foyers: 'Foyers', reboisement: 'Reboisement' };
  expect(listNewActivities(draft, current, undefined)).toEqual({ 'nouveau--1': 'Fête des écoles' });
  expect(listNewActivities(draft, current, 'nouveau--2')).toHaveProperty('nouveau--2', 'Reboisement');
});
