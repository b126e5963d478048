import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { activity, album } from '../content/model';
import { presentAlbums } from '../content/present';
import { placeMedia, readDraft, readLanguage } from './draft';

const stateWith = (entry: unknown) => ({ entryDraft: { getIn: () => ({ toJS: () => entry }) } });

it('reads every language of the entry, under the names of the model', () => {
  const state = stateWith({
    data: { title: 'Dimanche Blanc', body: 'Un dimanche.' },
    i18n: { en: { data: { title: 'White Sunday', body: 'One Sunday.' } } },
  });
  expect(readDraft(activity, { state })).toMatchObject({
    fr: { title: 'Dimanche Blanc', description: 'Un dimanche.' },
    en: { title: 'White Sunday', description: 'One Sunday.' },
  });
});

it('reads an entry that has no English yet', () => {
  expect(Object.keys(readDraft(activity, { state: stateWith({ data: { title: 'Titre' } }) }))).toEqual(['fr']);
});

it('takes French for an entry without languages', () => {
  expect(readLanguage({})).toBe('fr');
  expect(readLanguage({ locale: 'en' })).toBe('en');
});

it('finds every file of an entry, also inside lists, and asks no other host for one', () => {
  const { media } = presentAlbums(loadFixtureContent(), 'fr')[0]?.album ?? { media: [] };
  const sources = [media[0], { ...media[1], src: 'https://images.unsplash.com/photo' }];
  const placed = placeMedia(album, { media: sources }, (src) => `blob:${src}`);
  expect(placed.media.map((item) => item?.src)).toEqual([`blob:${media[0]?.src}`, '']);
});
