import { config as notify } from './functions/cinetpay-notify';
import { config as comeBack } from './functions/cinetpay-return';

it.each([notify, comeBack])('limits how often one address may have the provider asked, by $path', ({ rateLimit }) => {
  expect(rateLimit).toEqual({
    windowLimit: expect.any(Number),
    windowSize: expect.any(Number),
    aggregateBy: ['ip', 'domain'],
  });
  // Netlify takes no longer window.
  expect(rateLimit.windowSize).toBeLessThanOrEqual(180);
});
