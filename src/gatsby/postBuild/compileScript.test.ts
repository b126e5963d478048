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

it('makes a script loader of at most 1.75 kilobytes, before any compression', () => {
  expect(
    Buffer.byteLength(compileScript('loadOnInteraction.ts', { paymentKey: 'donation-payment' })),
  ).toBeLessThanOrEqual(1750);
});

it('makes a service worker of at most three kilobytes, compressed', () => {
  expect(brotliCompressSync(compileScript('worker/serviceWorker.ts', values)).length).toBeLessThanOrEqual(3 * 1024);
});

it.each(['dataSaver.ts', 'loadOnInteraction.ts', 'worker/serviceWorker.ts', 'worker/serviceWorkerOff.ts'] as const)(
  'makes a classic script of %s',
  (name) => {
    const code = compileScript(name, values);
    // Parsed, not run: a module's words would be a mistake in it.
    expect(() => new Function(code)).not.toThrow();
    expect(code).not.toContain('</script');
  },
);

it('sets what the build alone knows', () => {
  expect(compileScript('worker/serviceWorker.ts', values)).toContain('/en/offline/?01234567');
});
