import { brotliCompressSync } from 'node:zlib';
import { networkOnly } from '../../routes';
import { compileScript } from './compileScript';

const values = {
  offlinePages: [
    ['/en/', '/en/offline/?01234567'],
    ['/', '/offline/?01234567'],
  ],
  networkOnly,
};

it('the script loader has at most 1.75 kilobytes uncompressed', () => {
  expect(
    Buffer.byteLength(compileScript('loadOnInteraction.ts', { paymentKey: 'donation-payment' })),
  ).toBeLessThanOrEqual(1750);
});

it('the service worker has at most three kilobytes compressed', () => {
  expect(brotliCompressSync(compileScript('worker/serviceWorker.ts', values)).length).toBeLessThanOrEqual(3000);
});

it.each(['dataSaver.ts', 'loadOnInteraction.ts', 'worker/serviceWorker.ts', 'worker/serviceWorkerOff.ts'] as const)(
  'compileScript compiles %s to a classic script',
  (name) => {
    const code = compileScript(name, values);
    // Parsed, not run: module syntax would throw.
    expect(() => new Function(code)).not.toThrow();
    expect(code).not.toContain('</script');
  },
);

it('compileScript inserts build-time values', () => {
  expect(compileScript('worker/serviceWorker.ts', values)).toContain('/en/offline/?01234567');
});
