import { expect, serverTest } from '../support/fixtures';
import { outcomePath } from '../support/paymentJourney';

serverTest('the return function answers a GET, with and without a trailing slash', async ({ request }) => {
  for (const path of ['/cinetpay-return', '/cinetpay-return/']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain('text/html');
    expect(await response.text(), path).toContain(outcomePath(undefined));
  }
});

for (const [path, method, status] of [
  ['/cinetpay-return', 'PUT', 405],
  ['/cinetpay-notify', 'PUT', 405],
  ['/cinetpay-return/poll', 'PUT', 405],
  ['/cinetpay-return/poll', 'GET', 404],
  ['/donation-start', 'PUT', 405],
  ['/donation-start', 'GET', 404],
] as const) {
  serverTest(`the function at ${path} takes no ${method}`, async ({ request }) => {
    expect((await request.fetch(path, { method })).status()).toBe(status);
  });
}
