import { activityFields } from '../../content/collections';
import { readDraft, readLanguage, resolveAsset } from './draft';

const stateWith = (entry: unknown) => ({ entryDraft: { getIn: () => ({ toJS: () => entry }) } });

it('readDraft reads every language under the names of the model', () => {
  const state = stateWith({
    data: { title: 'Dimanche Blanc', body: 'Un dimanche.' },
    i18n: { en: { data: { title: 'White Sunday', body: 'One Sunday.' } } },
  });
  expect(readDraft(activityFields, { state })).toMatchObject({
    fr: { title: 'Dimanche Blanc', description: 'Un dimanche.' },
    en: { title: 'White Sunday', description: 'One Sunday.' },
  });
});

it('readDraft reads an entry without English', () => {
  expect(Object.keys(readDraft(activityFields, { state: stateWith({ data: { title: 'Titre' } }) }))).toEqual(['fr']);
});

it('readLanguage falls back to French', () => {
  expect(readLanguage({})).toBe('fr');
  expect(readLanguage({ locale: 'en' })).toBe('en');
});

it('resolveAsset resolves content files and no file on another host', () => {
  const find = (src: string) => `blob:${src}`;
  expect(resolveAsset('/uploads/a.jpg', find)).toEqual({ kind: 'plain', src: 'blob:/uploads/a.jpg' });
  expect(resolveAsset('https://images.unsplash.com/photo', find)).toEqual({ kind: 'missing' });
});
