import { documents } from './documents';
import { makeItemId, nameAddedItems, nameItems } from './itemIds';

const nameActivities = (items: readonly unknown[]) => nameItems(documents.activities.activities, items);
const added = (...titles: string[]) =>
  titles.map((title, index) => ({ id: `nouveau--${index}`, title: { fr: title } }));

it('nameItems keeps the ids of existing items', () => {
  expect(nameActivities([{ id: 'puits', title: { fr: 'Autre titre' } }])).toEqual(['puits']);
  expect(nameActivities([{ id: 'nouveau-puits', title: { fr: 'Nouveau puits' } }])).toEqual(['nouveau-puits']);
});

it.each([
  ['Œuvre au cœur de l’été', 'oeuvre-au-coeur-de-l-ete'],
  ['Ɓamɓe e Ɗowtaare à Ŋgaoundéré', 'bambe-e-dowtaare-a-ngaoundere'],
  ['Ǝwɔ́ndɔ̄, ɛ̂kɨ ƴə, ʉɲɑ', 'ewondo-eki-ye-una'],
  ['Straße, Łódź, Ærø, Đà', 'strasse-lodz-aero-da'],
  ['« 100 puits »', '100-puits'],
  ['!?', 'activite'],
  ['a'.repeat(61), 'a'.repeat(60)],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  // Windows keeps this name for itself.
  ['Nul !', 'nul-2'],
])('nameItems names an added activity after its title %j', (title, name) => {
  expect(nameActivities(added(title))).toEqual([name]);
});

it('nameItems numbers equal titles and avoids existing names', () => {
  expect(nameActivities([...added('Bal', 'Bal', 'Bal'), { id: 'bal' }])).toEqual(['bal-2', 'bal-3', 'bal-4', 'bal']);
});

it('nameItems keeps the id of an added activity without a title', () => {
  expect(nameActivities([{ id: 'nouveau--1', title: { fr: ' ' } }])).toEqual(['nouveau--1']);
});

it('makeItemId returns another id each time, which a title then replaces', () => {
  const ids = Array.from({ length: 1000 }, makeItemId);
  expect(new Set(ids)).toHaveProperty('size', 1000);
  expect(nameActivities([{ id: ids[0], title: { fr: 'Bal' } }])).toEqual(['bal']);
});

it('nameAddedItems writes nothing into an absent field, behind a list of words', () => {
  const site = { samples: ['/uploads/bal/'], phone: '699 11 22 33' };
  expect(JSON.parse(JSON.stringify(nameAddedItems(documents.site, [site])))).toEqual([site]);
});

it('nameAddedItems names an added fact after its number, which may have no letters', () => {
  const facts = ['1 200+', '« ? »'].map((value, index) => ({ id: `nouveau--${index}`, value: { fr: value } }));
  expect(nameAddedItems(documents.about, [{ facts }])).toMatchObject([{ facts: [{ id: '1-200' }, { id: 'chiffre' }] }]);
});
