import { createServer } from 'node:http';
import { checkPortIsFree, listen, refuseLostOptions } from './command';

it.each(['online', 'amount-column'])(
  '--%s, which npm took for its own, is asked for with two dashes before it',
  (name) => {
    const refuse = () => refuseLostOptions([name], 'npm run x -- --option');
    const variable = `npm_config_${name.replace('-', '_')}`;
    expect(refuse).not.toThrow();
    process.env[variable] = 'true';
    expect(refuse).toThrow(/Command Prompt\): npm run x -- --option/);
    delete process.env[variable];
  },
);

it('a taken port is named with the variable that chooses another', async () => {
  const server = createServer();
  const port = await listen(server, 0);
  await expect(checkPortIsFree(port, { variable: 'EMULATOR_PORT' })).rejects.toThrow(
    `Port ${port} is already taken: stop what uses it, or choose another one, such as EMULATOR_PORT=9000.`,
  );
  await new Promise((done) => server.close(done));
});
