import { activityFields, albumFields } from '../model/collections';
import { summarize } from './summarize';

const activity = { kind: 'object', label: '', hint: '', fields: activityFields } as const;
const activities = { kind: 'list', label: '', hint: '', of: activity } as const;

it.each([
  ['the label of an option', 'active', activityFields.status, 'Actif'],
  ['the value of an unknown option', 'paused', activityFields.status, 'paused'],
  ['a date as French writes it', '2026-03-01', albumFields.start, '01/03/2026'],
  ['the first text in the order of the model', { id: 'a', status: 'active', title: 'Bal' }, activity, 'Bal'],
  ['the first text of the first item, not its id', [{ id: 'a', title: 'Bal' }], activities, 'Bal'],
  [
    'the caption of a photo, not its file',
    { id: 'a', type: 'photo', src: '/a.jpg', caption: 'Le puits' },
    albumFields.media.of,
    'Le puits',
  ],
  ['nothing for a blank text', ' ', activityFields.title, ''],
  ['nothing for what is not a text', {}, activityFields.title, ''],
])('summarize gives %s', (_, value, field, text) => {
  expect(summarize(field, value)).toBe(text);
});
