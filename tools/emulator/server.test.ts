import { type Emulator, startEmulator } from './server';

// What it plays is proven by the tests of the site that pay to it: tools/providers.test.ts and the journeys.

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ port: 0, env: {} });
});
afterEach(() => fetch(`${emulator.url}/control`, { method: 'DELETE' }));
afterAll(() => emulator.close());

const control = (update: unknown) => fetch(`${emulator.url}/control`, { method: 'PUT', body: JSON.stringify(update) });
const readFaults = async () => (await (await fetch(`${emulator.url}/control`)).json()).faults;

it.each([{ NETLIFY: 'true' }, { CONTEXT: 'production' }])(
  'the emulator never runs beside a site with %j',
  async (env) => {
    await expect(startEmulator({ port: 0, env })).rejects.toThrow('never runs beside a deployed site');
  },
);

it.each([
  ['an unknown stage', { pay: null }],
  ['an unknown fault', { init: { kind: 'lost' } }],
  ['a fault of another stage', { init: { kind: 'late' } }],
  ['a fault named like a property of every object', { check: { kind: 'constructor' } }],
])('the control refuses %s and changes nothing', async (_, update) => {
  await control({ notify: { kind: 'never' } });
  expect((await control({ notify: null, ...update })).status).toBe(400);
  expect(await readFaults()).toEqual({ notify: { kind: 'never' } });
});

it('a link of the control page chooses a fault, and another one takes it back', async () => {
  const open = async (path: string) => (await fetch(`${emulator.url}${path}`)).text();
  expect(await open('/')).toContain('<a href="/?notify=late" aria-current="false">comes after 20 seconds</a>');
  expect(await open('/?notify=late')).toContain('<a href="/?notify=late" aria-current="true">');
  expect(await readFaults()).toEqual({ notify: { kind: 'late' } });
  await fetch(`${emulator.url}/?notify=`);
  expect(await readFaults()).toEqual({ notify: null });
});

it('a fault for one call meets one call', async () => {
  await control({ check: { kind: 'dropped', calls: 1 } });
  const check = () => fetch(`${emulator.url}/v2/payment/check`, { method: 'POST', body: '{}' });
  await expect(check()).rejects.toThrow();
  expect((await check()).status).toBe(400);
});
