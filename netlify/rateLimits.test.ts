import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, 'functions');
const configs: { path?: string; rateLimit?: { windowSize: number } }[] = readdirSync(folder).map(
  (file) => require(join(folder, file)).config,
);

// Netlify is said to allow two per site on its free plan. A donor who has just paid is never refused.
it('two functions limit the requests of one address: the start, and the poll that pages repeat', () => {
  const limited = configs.filter(({ rateLimit }) => rateLimit);
  expect(limited.map(({ path }) => path)).toEqual(['/cinetpay-return/poll', '/donation-start']);
  for (const { rateLimit } of limited) {
    expect(rateLimit).toEqual({
      windowLimit: expect.any(Number),
      windowSize: expect.any(Number),
      aggregateBy: ['ip', 'domain'],
    });
    // Netlify's maximum.
    expect(rateLimit?.windowSize).toBeLessThanOrEqual(180);
  }
});
