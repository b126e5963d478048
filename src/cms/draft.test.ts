import { activityFields } from '../content/model';
import { readDraft, readLanguage, resolveAsset } from './draft';

const stateWith = (entry: unknown) => ({ entryDraft: { getIn: () => ({ toJS: () => entry }) } });

it('reads every language of the entry, under the names of the model', () => {
  const state = stateWith({
    data: { title: 'Dimanche Blanc', body: 'Un dimanche.' },
    i18n: { en: { data: { title: 'White Sunday', body: 'One Sunday.' } } },
  });
  expect(readDraft(activityFields, { state })).toMatchObject({
    fr: { title: 'Dimanche Blanc', description: 'Un dimanche.' },
    en: { title: 'White Sunday', description: 'One Sunday.' },
  });
});

it('reads an entry that has no English yet', () => {
  expect(Object.keys(readDraft(activityFields, { state: stateWith({ data: { title: 'Titre' } }) }))).toEqual(['fr']);
});

it('takes French for an entry without languages', () => {
  expect(readLanguage({})).toBe('fr');
  expect(readLanguage({ locale: 'en' })).toBe('en');
});

it('shows a file from where the browser has it, and asks no other host for one', () => {
  const find = (src: string) => `blob:${src}`;
  expect(resolveAsset('/uploads/a.jpg', find)).toEqual({ kind: 'plain', src: 'blob:/uploads/a.jpg' });
  expect(resolveAsset('https://images.unsplash.com/photo', find)).toEqual({ kind: 'missing' });
});
