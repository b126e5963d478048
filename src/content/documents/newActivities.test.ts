import { addTitlesToIds, listNewActivities } from './newActivities';

it('the id of a new activity takes its first title, and albums may show the activity from then on', () => {
  const base = { activities: [{ id: 'foyers', title: { fr: 'Foyers' } }] };
  const add = (id: string, fr: string) => ({ activities: [...base.activities, { id, title: { fr } }] });
  const named = add('bal-k3f7wd', 'Bal');
  expect(listNewActivities({ base, edited: add('k3f7wd', 'Bal') })).toEqual({});
  expect(addTitlesToIds(add('k3f7wd', 'Bal'))).toEqual(named);
  expect(addTitlesToIds(add('k3f7wd', 'Bal'), [add('k3f7wd', 'B')])).toEqual(add('k3f7wd', 'Bal'));
  expect(listNewActivities({ base, edited: named })).toEqual({ 'bal-k3f7wd': 'Bal' });
  const others = [base, add('k3f7wd', ' '), add('bal-k3f7wd', 'Le bal')];
  expect(others.map((version) => addTitlesToIds(version) === version)).toEqual([true, true, true]);
});
