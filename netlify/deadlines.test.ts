import { loadFake } from '../src/donation/providers/providerFake';
import { withSite } from './blobServer';
import notify from './functions/cinetpay-notify';
import poll from './functions/cinetpay-poll';
import comeBack from './functions/cinetpay-return';

const variables = {
  GATSBY_CINETPAY_API_KEY: 'key',
  GATSBY_CINETPAY_SITE_ID: '1000',
  CINETPAY_SECRET_KEY: 'secret',
  GATSBY_CINETPAY_URL: 'http://127.0.0.1:1',
};
beforeAll(() => {
  Object.assign(process.env, variables);
  jest.spyOn(console, 'log').mockImplementation();
});
afterAll(() => {
  for (const name of Object.keys(variables)) delete process.env[name];
});

// A returning donor waits, and gets a page that asks again by itself. Notifications are to be answered within ten seconds.
it.each([
  ['a return', 3000, comeBack],
  ['a poll', 8000, poll],
  ['a notification', 8000, notify],
])('%s gives the provider %d ms', async (_, milliseconds, answer) => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const works: Promise<unknown>[] = [];
  const request = loadFake('cinetpay').notify('https://site.example/', '1');
  await withSite(async () => {
    await answer(request, { waitUntil: (work) => void works.push(work) });
    await Promise.all(works);
  });
  expect(timeout.mock.calls[0]).toEqual([milliseconds]);
  timeout.mockRestore();
});
