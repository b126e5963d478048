import { providers } from '../../src/donation/providers/registry';
import { loadEmulatedProvider, loadEmulatedProviders } from './emulatedProviders';

it('each provider that the site can use has an emulator of its own name, with keys of its own', () => {
  const emulated = loadEmulatedProviders();
  expect(emulated.map(({ id }) => id)).toEqual(providers.map(({ id }) => id));
  const keys = emulated.flatMap((provider) => Object.values(provider.keys));
  expect(new Set(keys).size).toBe(keys.length);
});

it.each(providers)('the emulator of $id has a value for each variable of the provider', ({ id, variables }) => {
  const emulated = loadEmulatedProvider(id);
  const given = emulated.variables('http://127.0.0.1:8890');
  expect(Object.keys(given).sort()).toEqual(variables.map(({ name }) => name).sort());
  expect(given).toMatchObject(emulated.keys);
});

it('a provider without an emulator is told which file to write', () => {
  expect(() => loadEmulatedProvider('another')).toThrow(
    'The payment provider another has no emulator: write src/donation/providers/another/emulator/emulator.ts.',
  );
});
