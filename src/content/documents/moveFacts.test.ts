import { moveFacts } from './moveFacts';

const withFact = (value?: string) => ({ fr: { title: 'Nous', ...(value && { facts: [{ id: 'a', value }] }) }, en: {} });

it.each([
  ['that has none', ['4', '5'], undefined, ['4', '5']],
  ['without a change of its own', ['4', '5'], ['4', '4'], ['4', '5']],
  ['that changed them itself, which stays', ['4', '5'], ['4', '6'], ['4', '6']],
  ['without its own, where it was not changed', ['4', '4'], ['4', '6'], ['4', '6']],
] as const)('facts move from the head to a change of the map’s part %s', (_, former, own, expected) => {
  const changes = [
    { key: 'hero', base: withFact(former[0]), edited: withFact(former[1]) },
    ...(own ? [{ key: 'about', base: withFact(own[0]), edited: withFact(own[1]) } as const] : []),
  ] as const;
  expect(moveFacts(changes, withFact(former[0]))).toMatchObject([
    { key: 'hero', base: { fr: { title: 'Nous' } } },
    { key: 'about', base: withFact(expected[0]), edited: withFact(expected[1]) },
  ]);
  expect(moveFacts(changes)[0]?.edited.fr).not.toHaveProperty('facts');
});
