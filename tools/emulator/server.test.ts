import { startEmulator } from './server';

it.each([
  [{ NETLIFY: 'true' }, 'NETLIFY'],
  [{ CONTEXT: 'production' }, 'CONTEXT=production'],
])('the emulator never runs beside a deployed site: %j', async (env, sign) => {
  await expect(startEmulator({ port: 0, env })).rejects.toThrow(`never runs beside a deployed site: ${sign} is set.`);
});
