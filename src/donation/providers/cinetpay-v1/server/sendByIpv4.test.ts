import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sendByIpv4 } from './sendByIpv4';

let server: Server;
let asked: object;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (request.url === '/silent') return;
    if (request.url === '/empty') return void response.writeHead(204).end();
    if (request.url === '/dropped') return void request.socket.destroy();
    const { method, headers, socket } = request;
    asked = { method, type: headers['content-type'], body: await text(request), from: socket.remoteAddress };
    response.writeHead(422, { 'Content-Type': 'application/json' }).end('{"text":"déjà"}');
  });
  // Both families, as the provider's host has.
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const url = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`;

it('sendByIpv4 sends like fetch, over IPv4', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const response = await sendByIpv4(url('/'), { method: 'POST', headers, body: '{"a":"é"}' });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ text: 'déjà' });
  expect(asked).toEqual({ method: 'POST', type: 'application/json', body: '{"a":"é"}', from: '::ffff:127.0.0.1' });
});

it('sendByIpv4 sends a GET without a body', async () => {
  await sendByIpv4(url('/'));
  expect(asked).toMatchObject({ method: 'GET', body: '' });
});

it('sendByIpv4 fails as fetch does, with the cause', async () => {
  await expect(sendByIpv4(url('/dropped'))).rejects.toMatchObject({ name: 'TypeError', cause: { code: 'ECONNRESET' } });
});

it('sendByIpv4 speaks TLS to an https address', async () => {
  const secure = url('/').replace('http:', 'https:');
  // The server of this test does not.
  await expect(sendByIpv4(secure)).rejects.toThrow(/SSL/);
});

it('sendByIpv4 ends with its signal', async () => {
  await expect(sendByIpv4(url('/silent'), { signal: AbortSignal.timeout(20) })).rejects.toThrow(/timeout/i);
});

it('sendByIpv4 fails at an answer that cannot have a body', async () => {
  await expect(sendByIpv4(url('/empty'))).rejects.toThrow('204');
});
