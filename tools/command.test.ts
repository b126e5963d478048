import { createServer } from 'node:http';
import { checkPortIsFree, listen, refuseLostOptions } from './command';

it('asks for an option that npm took for its own with two dashes before it', () => {
  const refuse = () => refuseLostOptions(['online'], 'npm run x -- --online');
  expect(refuse).not.toThrow();
  process.env.npm_config_online = 'true';
  expect(refuse).toThrow(/Command Prompt\): npm run x -- --online/);
  delete process.env.npm_config_online;
});

it('a taken port is named with the variable that chooses another', async () => {
  const server = createServer();
  const port = await listen(server, 0);
  await expect(checkPortIsFree(port, { variable: 'EMULATOR_PORT' })).rejects.toThrow(
    `Port ${port} is already taken: stop what uses it, or choose another one, such as EMULATOR_PORT=9000.`,
  );
  await new Promise((done) => server.close(done));
});
