import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { activityFields } from '../model/collections';
import { listEntries } from '../model/entries';
import { adviseCaptions, adviseDescriptions } from './advice';

it('a video without captions or a description is to be described', () => {
  const entries = listEntries(loadFixtureContent());
  expect(entries.flatMap(adviseCaptions).map(({ what }) => what)).toEqual([
    'content/albums/film.json: the video v1 has neither captions nor a description',
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
