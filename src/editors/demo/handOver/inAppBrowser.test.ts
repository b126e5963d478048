/** @jest-environment jsdom */
import { isInAppBrowser } from './inAppBrowser';

const iphone = 'iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

it.each([
  { app: 'Facebook on Android', userAgent: 'Android 14; wv) Chrome/130 Mobile Safari/537.36 [FB_IAB/FB4A]', is: true },
  { app: 'Facebook on an iPhone', userAgent: `${iphone} Mobile/15E148 Safari/604.1 [FBAN/FBIOS]`, is: true },
  { app: 'WhatsApp on an iPhone', userAgent: `${iphone} Mobile/15E148`, is: true },
  { app: 'an iPhone’s home screen', userAgent: `${iphone} Mobile/15E148`, standalone: true, is: false },
  { app: 'Chrome', userAgent: 'Android 14) Chrome/130 Mobile Safari/537.36', is: false },
  { app: 'Safari', userAgent: `${iphone} Version/18.0 Mobile/15E148 Safari/604.1`, standalone: false, is: false },
])('$app is an in-app browser: $is', ({ userAgent, standalone, is }) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${userAgent}`);
  Object.assign(navigator, { standalone });
  expect(isInAppBrowser()).toBe(is);
});
