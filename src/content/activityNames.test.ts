import { makeItemId, nameActivities } from './activityNames';

const added = (...titles: string[]) => titles.map((title, index) => ({ id: `nouveau-${index}`, title }));

it('keeps the names of the files that are there', () => {
  expect(nameActivities([{ id: 'puits', title: 'Autre titre' }])).toEqual(['puits']);
});

it.each([
  ['Œuvre au cœur de l’été', 'oeuvre-au-coeur-de-l-ete'],
  ['« 100 puits »', '100-puits'],
  ['!?', 'activite'],
  ['a'.repeat(61), 'a'.repeat(60)],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('names the file of an added activity after its title %j', (title, name) => {
  expect(nameActivities(added(title))).toEqual([name]);
});

it('numbers activities of the same title, and takes no name that another one has', () => {
  expect(nameActivities([...added('Bal', 'Bal', 'Bal'), { id: 'bal' }])).toEqual(['bal-2', 'bal-3', 'bal-4', 'bal']);
});

it('leaves an added activity its id until it has a title', () => {
  expect(nameActivities([{ id: 'nouveau-1', title: ' ' }])).toEqual(['nouveau-1']);
});

it('gives an added item an id of its own, which its title replaces', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValueOnce(1_700_000_000_000).mockReturnValueOnce(1_700_000_000_001);
  const [first, second] = [makeItemId(), makeItemId()];
  now.mockRestore();
  expect(first).not.toBe(second);
  expect(nameActivities([{ id: first, title: 'Bal' }])).toEqual(['bal']);
});
