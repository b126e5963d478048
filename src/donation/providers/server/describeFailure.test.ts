import { describeFailure } from './describeFailure';

const failed = (code?: string) => Object.assign(new TypeError('fetch failed'), code && { cause: { code } });

it.each([
  ['ENOTFOUND', 'does not exist in the DNS'],
  ['CERT_HAS_EXPIRED', 'cannot be reached (CERT_HAS_EXPIRED)'],
  [undefined, 'cannot be reached (TypeError)'],
])('a call that fails with %s is described in words', (code, words) => {
  expect(describeFailure(failed(code))).toBe(words);
});

it('a call that takes too long is described in words', () => {
  expect(describeFailure(new DOMException('', 'TimeoutError'))).toBe('does not answer in time');
});

it('whatever is thrown can be described', () => {
  expect(describeFailure('nonsense')).toBe('cannot be reached (no reason)');
});

it.each(['hooks.example/SECRET', '"https://hooks.example/SECRET"', 'https://user:SECRET@hooks.example'])(
  'the description names nothing of a URL that cannot be called: %s',
  async (url) => {
    expect(describeFailure(await fetch(url).catch((error) => error))).not.toMatch(/SECRET|hooks/);
  },
);
