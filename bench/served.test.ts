import { createServer } from 'node:http';
import { listen } from '../tools/ports';
import { countCredits, recordServed } from './served';

it('recordServed counts the responses of the site with their headers, and ignores other servers', async () => {
  const servers = ['x'.repeat(1000), 'y'].map((text) => createServer((_, response) => response.end(text)));
  const [site, other] = await Promise.all(servers.map(async (server) => `http://localhost:${await listen(server, 0)}`));
  try {
    const { paths, bytes } = await recordServed(`${site}`, async () => {
      for (const address of [`${site}/a`, `${other}/b`, `${site}/c?d=e`]) await (await fetch(address)).text();
    });
    expect(paths).toEqual(['/a', '/c?d=e']);
    expect(bytes).toBeGreaterThan(2000);
    expect(bytes).toBeLessThan(3000);
  } finally {
    for (const server of servers) server.close().closeAllConnections();
  }
});

it.each([
  [['/'], 0, 0.2],
  [[], 50_000, 1],
  [['/', '/a.avif', '/b.avif', '/sw.js', '/offline/'], 100_000, 3],
])('countCredits of %j with %d bytes is %d per 1 000 visits', (paths, bytes, credits) => {
  expect(countCredits({ paths, bytes })).toBeCloseTo(credits);
});
