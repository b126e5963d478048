import { listFiles, readText } from './files';

it('who agreed to be shown is in no published file', () => {
  const files = ['.html', '.json', '.js'].flatMap(listFiles);
  expect(files.length).toBeGreaterThan(50);
  const texts = files.map((name) => readText(name));
  for (const who of ['Le chef du quartier Mpalla', 'Madame Ngo Mpalla'])
    expect(texts.filter((text) => text.includes(who))).toEqual([]);
});
