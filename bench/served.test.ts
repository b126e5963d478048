import { createServer } from 'node:http';
import { listen } from '../tools/command';
import { countCredits, recordServed } from './served';

it('recordServed counts each response of the site with its headers, and ignores other servers', async () => {
  const texts = ['x'.repeat(1000), 'y'];
  const servers = texts.map((text) =>
    createServer(({ url }, response) => response.end(url === '/long' ? text.repeat(3) : text)),
  );
  const [site, other] = await Promise.all(servers.map(async (server) => `http://localhost:${await listen(server, 0)}`));
  try {
    const served = await recordServed(`${site}`, async () => {
      for (const address of [`${site}/a`, `${other}/b`, `${site}/long`]) await (await fetch(address)).text();
    });
    expect(served.map(({ path }) => path)).toEqual(['/a', '/long']);
    const [short = 0, long = 0] = served.map(({ bytes }) => bytes);
    expect(short).toBeGreaterThan(1000);
    expect(short).toBeLessThan(1300);
    expect(long - short).toBe(2000);
  } finally {
    for (const server of servers) server.close().closeAllConnections();
  }
});

it.each([
  [1, 0, 0.2],
  [1, 50_000, 1.2],
  [5, 20_000, 3],
])('countCredits of %d responses of %d bytes is %d per 1 000 visits', (count, bytes, credits) => {
  expect(countCredits(Array.from({ length: count }, () => ({ path: '/', bytes })))).toBeCloseTo(credits);
});
