import { activityFields } from './model';
import { summarize } from './summarize';

const activity = { kind: 'object', label: '', hint: '', fields: activityFields } as const;

it.each([
  ['the label of an option', 'active', activityFields.status, 'Actif'],
  ['the value of an unknown option', 'paused', activityFields.status, 'paused'],
  ['the first text in the order of the model', { id: 'a', status: 'active', title: 'Bal' }, activity, 'Bal'],
  ['nothing for a blank text', ' ', activityFields.title, ''],
])('summarize gives %s', (_, value, field, text) => {
  expect(summarize(field, value)).toBe(text);
});
