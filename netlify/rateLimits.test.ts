import { config as notify } from './functions/cinetpay-notify';
import { config as poll } from './functions/cinetpay-poll';
import { config as receivePayer } from './functions/cinetpay-return';
import { config as start } from './functions/donation-start';

it.each([notify, receivePayer, poll, start])('$path limits the requests of one address', ({ rateLimit }) => {
  expect(rateLimit).toEqual({
    windowLimit: expect.any(Number),
    windowSize: expect.any(Number),
    aggregateBy: ['ip', 'domain'],
  });
  // Netlify's maximum.
  expect(rateLimit.windowSize).toBeLessThanOrEqual(180);
});
