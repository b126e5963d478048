import { expect, serverTest } from '../support/fixtures';
import { outcomePath } from '../support/paymentJourney';

serverTest(
  'the return function answers a GET, with and without a trailing slash; it and the notify function refuse PUT and DELETE',
  async ({ request }) => {
    for (const path of ['/cinetpay-return', '/cinetpay-return/']) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      expect(response.headers()['content-type'], path).toContain('text/html');
      expect(await response.text(), path).toContain(outcomePath(undefined));
    }
    for (const path of ['/cinetpay-return', '/cinetpay-notify'])
      for (const method of ['PUT', 'DELETE'])
        expect([404, 405], `${method} ${path}`).toContain((await request.fetch(path, { method })).status());
  },
);
