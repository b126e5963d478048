import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import config from './config';

const servers: Server[] = [];
let localServer: Server;
let develop: Server;

beforeAll(async () => {
  localServer = await listen(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.writeHead(303, { Location: '/merci/', 'Set-Cookie': ['a=1', 'b=2'] });
    response.end(`${request.method} ${request.url} ${request.headers.cookie} ${body}`);
  });
  develop = await listen(withMiddleware());
});

beforeEach(() => {
  process.env.LOCAL_SERVER_URL = urlOf(localServer);
});

afterAll(() => {
  delete process.env.LOCAL_SERVER_URL;
  // A test that fails may leave a request open, with which jest would not end.
  for (const server of servers) server.close().closeAllConnections();
});

/** A server with only the middleware. It answers `left` to a request that the middleware passes on. */
function withMiddleware(): RequestListener {
  const middleware: ((request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void)[] =
    [];
  config.developMiddleware?.({ use: (added: (typeof middleware)[0]) => middleware.push(added) });
  return (request, response) =>
    middleware[0]?.(request, response, (error) => response.end(error ? `failed: ${(error as Error).message}` : 'left'));
}

function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  servers.push(server);
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function ask(path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(`${urlOf(develop)}${path}`, { redirect: 'manual', ...options });
}

it('the develop server forwards a function’s request and response unchanged', async () => {
  const answer = await ask('/cinetpay-return', {
    method: 'POST',
    body: 'transaction_id=12',
    headers: { Cookie: 'c=3' },
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/merci/');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.text()).toBe('POST /cinetpay-return c=3 transaction_id=12');
});

it.each([
  '/cinetpay-return/',
  '/cinetpay-notify',
  '/donation-start',
  '/.netlify/images?url=/static/a.jpg&w=720',
  '/admin',
  '/admin/',
  '/admin/decap/',
])('the develop server forwards %s', async (path) => {
  expect((await ask(path)).status).toBe(303);
});

it.each(['/', '/cinetpay-return/accepted/', '/admin/dashboard/', '/admin/decap/cms.js', '/static/a.jpg', '/en/'])(
  'the develop server leaves %s to Gatsby',
  async (path) => {
    expect(await (await ask(path)).text()).toBe('left');
  },
);

it('the develop server gives up a request whose client has left', async () => {
  const leaving = new AbortController();
  let gaveUp: Promise<unknown> | undefined;
  const slow = await listen((_, response) => {
    gaveUp = once(response, 'close');
    leaving.abort();
  });
  process.env.LOCAL_SERVER_URL = urlOf(slow);
  await expect(ask('/cinetpay-return', { signal: leaving.signal })).rejects.toThrow('aborted');
  await gaveUp;
  await new Promise((resolve) => slow.close(resolve));
});

it('the develop server reports a stopped local server', async () => {
  const gone = await listen(() => {});
  process.env.LOCAL_SERVER_URL = urlOf(gone);
  await new Promise((resolve) => gone.close(resolve));
  expect(await (await ask('/admin')).text()).toMatch(/^failed: .*ECONNREFUSED/);
});

it('the configuration has an adapter that does nothing: without one, Gatsby installs one on Netlify', () => {
  expect(config.adapter?.adapt({} as never)).toBeUndefined();
  expect(config.adapter).not.toHaveProperty('cache');
});
