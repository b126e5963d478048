import { compileScript } from './compileScript';

it('makes a starter of at most a kilobyte, before any compression', () => {
  expect(Buffer.byteLength(compileScript('starter.ts'))).toBeLessThanOrEqual(1024);
});

it.each(['starter.ts'])('makes a classic script of %s', (name) => {
  const code = compileScript(name);
  // Parsed, not run: a module's words would be a mistake in it.
  expect(() => new Function(code)).not.toThrow();
  expect(code).not.toContain('</script');
});
