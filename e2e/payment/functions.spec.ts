import { expect, functionTest } from './fixtures';
import { outcomePath } from './journey';

functionTest('the return function answers GET with a page, with and without a trailing slash', async ({ request }) => {
  for (const path of ['/cinetpay-return', '/cinetpay-return/']) {
    const response = await request.get(path, { maxRedirects: 0, timeout: 5000 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain('text/html');
    expect(await response.text(), path).toContain(outcomePath(undefined));
  }
});

functionTest(
  'the functions refuse PUT and DELETE, and the notification function answers a ping',
  async ({ request }) => {
    for (const path of ['/cinetpay-return', '/cinetpay-notify']) {
      for (const method of ['PUT', 'DELETE']) {
        expect([404, 405], `${method} ${path}`).toContain((await request.fetch(path, { method })).status());
      }
    }
    expect((await request.get('/cinetpay-notify')).status()).toBe(200);
  },
);
