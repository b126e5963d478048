import { createServer } from 'node:http';
import { checkPortIsFree, listen, refuseOptionsOfNpm } from './command';

afterEach(() => {
  delete process.env.npm_config_online;
});

it('a command asks for the two dashes before an option that npm has taken for its own', () => {
  const refuse = () => refuseOptionsOfNpm(['online'], 'npm run x -- --online');
  expect(refuse).not.toThrow();
  process.env.npm_config_online = 'true';
  expect(refuse).toThrow(/Command Prompt\): npm run x -- --online/);
});

it('a port that is taken or reserved is named with the variable that chooses another', async () => {
  const advice = 'stop what uses it, or choose another one above 1023, such as EMULATOR_PORT=9000.';
  const options = { variable: 'EMULATOR_PORT' };
  const server = createServer();
  const { port, close } = await listen(server, 0);
  await expect(checkPortIsFree(port, options)).rejects.toThrow(`Port ${port} is taken or reserved: ${advice}`);
  await close();
  // Windows answers EACCES for a port that a virtual machine has reserved.
  jest.spyOn(server, 'listen').mockImplementation(() => {
    server.emit('error', Object.assign(new Error('denied'), { code: 'EACCES' }));
    return server;
  });
  await expect(listen(server, 8888, options)).rejects.toThrow(`Port 8888 is taken or reserved: ${advice}`);
});
