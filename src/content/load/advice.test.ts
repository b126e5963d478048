import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { activityFields } from '../model/collections';
import { listEntries } from '../model/entries';
import { adviseCaptions, adviseConsents, adviseDescriptions } from './advice';

it('a video without captions or a description is to be described', () => {
  const entries = listEntries(loadFixtureContent());
  expect(entries.flatMap(adviseCaptions).map(({ what }) => what)).toEqual([
    'content/albums/film.json: the video v1 has neither captions nor a description',
  ]);
});

it('a consent to an album that is not there is named', () => {
  const content = loadFixtureContent();
  const consents = [
    { id: 'a', album: 'film' },
    { id: 'b', album: 'flim' },
    { id: 'c', file: '/uploads/a.jpg' },
  ];
  expect(
    adviseConsents({ ...content, consents: { file: 'content/consents.json', entry: { fr: { consents } } } }),
  ).toEqual([
    { what: 'content/consents.json: there is no album flim', todo: 'Correct its name, or delete this consent.' },
  ]);
});

it('a picture without its description is named, in a list too', () => {
  const fr = {
    picture: '/uploads/puits.jpg',
    pictureAlt: 'Un puits',
    updates: [
      { id: 'a', picture: '/uploads/a.jpg', pictureAlt: 'De l’eau' },
      { id: 'b', picture: '/uploads/b.jpg', pictureAlt: '' },
      { id: 'c', text: 'Sans image' },
    ],
  };
  const found = (entry: object) =>
    adviseDescriptions({
      file: 'content/activities/puits',
      entry: { fr: { ...fr, ...entry } },
      fields: activityFields,
    });
  expect(found({})).toEqual([
    {
      what: 'content/activities/puits: updates[1].picture has no description',
      todo: 'Say in updates[1].pictureAlt what it shows.',
    },
  ]);
  expect(found({ updates: undefined, pictureAlt: undefined }).map(({ what }) => what)).toEqual([
    'content/activities/puits: picture has no description',
  ]);
});
