import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import config from './config';

let preview: Server;
let develop: Server;

beforeAll(async () => {
  preview = await listen(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.writeHead(303, { Location: '/merci/', 'Set-Cookie': ['a=1', 'b=2'] });
    response.end(`${request.method} ${request.url} ${request.headers.cookie} ${body}`);
  });
  process.env.PREVIEW_URL = urlOf(preview);
  develop = await listen(withMiddleware());
});

afterAll(() => {
  delete process.env.PREVIEW_URL;
  develop.close();
  preview.close();
});

/** A server that has the middleware alone, and says where it was left to others. */
function withMiddleware(): RequestListener {
  const middleware: ((request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void)[] =
    [];
  config.developMiddleware?.({ use: (added: (typeof middleware)[0]) => middleware.push(added) });
  return (request, response) =>
    middleware[0]?.(request, response, (error) => response.end(error ? `failed: ${(error as Error).message}` : 'left'));
}

function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function ask(path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(`${urlOf(develop)}${path}`, { redirect: 'manual', ...options });
}

it('has the preview server answer what a function answers, both ways whole', async () => {
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

it.each(['/cinetpay-return/', '/cinetpay-notify', '/.netlify/images?url=/static/a.jpg&w=720', '/admin', '/admin/'])(
  'forwards %s',
  async (path) => {
    expect((await ask(path)).status).toBe(303);
  },
);

it.each(['/', '/cinetpay-return/accepted/', '/admin/dashboard/', '/static/a.jpg', '/en/'])(
  'leaves %s to Gatsby',
  async (path) => {
    expect(await (await ask(path)).text()).toBe('left');
  },
);

it('says so where the preview server is gone', async () => {
  const gone = await listen(() => {});
  process.env.PREVIEW_URL = urlOf(gone);
  await new Promise((resolve) => gone.close(resolve));
  expect(await (await ask('/admin')).text()).toMatch(/^failed: .*ECONNREFUSED/);
});

it('names an adapter that does nothing, so that Gatsby neither looks for one nor installs it', () => {
  expect(config.adapter?.adapt({} as never)).toBeUndefined();
  expect(config.adapter).not.toHaveProperty('cache');
});
